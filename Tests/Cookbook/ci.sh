#!/bin/sh
# A gallery for one CI job: starts it on a free port, runs tests and then the command given, and stops it.
#
#     ci.sh [COMMAND…]     COMMAND finds the gallery at $VITRINE_URL; VITRINE names another program to start
set -eu
program=${VITRINE:-.build/debug/vitrine}

# The server says in its first line where it listens. It goes into a pipe, so reading it is all the waiting there is.
pipe=$(mktemp -u)
mkfifo "$pipe"
"$program" --port 0 --log off 2>"$pipe" &
server=$!
trap 'kill "$server" 2>/dev/null; wait "$server" 2>/dev/null || true' EXIT
trap 'exit 1' INT TERM
exec 3<"$pipe"
rm "$pipe"
read -r line <&3 || { echo "$program did not start" >&2; exit 1; }
case $line in
    "Vitrine is at http://"*) VITRINE_URL=${line#Vitrine is at } VITRINE_URL=${VITRINE_URL%/} ;;
    *) echo "$line" >&2; exit 1 ;;
esac
export VITRINE_URL
cat <&3 >&2 &
curl -fsS --retry 5 --retry-connrefused -o /dev/null "$VITRINE_URL/healthz"

# Runs a test in a session of its own, so that tests can run at the same time and begin alike.
in_session() {
    session=$1
    curl -fsS -o /dev/null -X PUT "$VITRINE_URL/api/sessions/$session"
    if (set -eu; "$1"); then status=0; else status=1; fi
    curl -fsS -o /dev/null -X DELETE "$VITRINE_URL/api/sessions/$session"
    [ $status -eq 0 ] || echo "$session failed" >&2
    return $status
}

api() {
    method=$1 path=$2
    shift 2
    curl -fsS -X "$method" -H "Vitrine-Session: $session" "$@" "$VITRINE_URL/api/$path"
}

test_switch() {
    api PATCH components/switch/basic --json '{"isOn": true}' | grep -q '"isOn":true' &&
        api PATCH components/switch/basic --json '{"isOn": false}' | grep -q '"isOn":false'
}

test_restore() {
    before=$(api GET state) &&
        api PATCH components/form/basic --json '{"name": "Ada", "seats": 3}' | grep -q '"seats":3' &&
        api PUT state --json "$before" | grep -q '"seats":2'
}

failed=0 tests=
for test in test_switch test_restore; do
    in_session "$test" &
    tests="$tests $!"
done
for test in $tests; do wait "$test" || failed=1; done

[ $# -eq 0 ] || "$@" || failed=1
exit $failed
