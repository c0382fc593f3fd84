#!/bin/sh
# What curl can do with a running gallery, from the top: each recipe is a line or two, and what must come of it.
#
#     VITRINE_URL=http://127.0.0.1:8080 recipes.sh
set -eu
url=${VITRINE_URL:-http://127.0.0.1:8080}
files=$(mktemp -d)
trap 'rm -rf "$files"' EXIT

recipe() { printf '%s… ' "$1"; }

# What was printed must hold this text.
shows() {
    printed=$(cat)
    case $printed in
        *"$1"*) echo "yes" ;;
        *) echo "no: $1 is not in: $printed"; exit 1 ;;
    esac
}

# --- A session of one's own ---------------------------------------------------------------------------------------

recipe "Make a private session; without the header everybody shares one"
curl -sS -X PUT "$url/api/sessions/recipes" | shows '"session":"recipes"'

own='Vitrine-Session: recipes'

# --- Reading and writing ------------------------------------------------------------------------------------------

recipe "Write a state"
curl -sS -H "$own" -X PATCH --json '{"isOn": true}' "$url/api/components/switch/basic" | shows '"state":{"isOn":true}'

recipe "Flip it, as a form does"
curl -sS -H "$own" -d isOn.toggle "$url/components/switch/basic" | shows 'isOn = false'

recipe "Read a state with the controls that show it"
curl -sS -H "$own" "$url/api/components/switch/basic" | shows '"role":"switch"'

recipe "Put one into a set"
curl -sS -H "$own" -d marks.insert=italic "$url/components/form/basic" | shows 'marks = ["bold","italic"]'

recipe "Learn why a write is refused"
curl -sS -H "$own" -X PATCH --json '{"seats": 99}' "$url/api/components/form/basic" | shows 'it is a whole number from 1 to 12'

recipe "List everything that there is"
curl -sS -H "$own" "$url/api/components" | shows '"component":"accordion"'

# --- Only if nobody was faster ------------------------------------------------------------------------------------

recipe "Write only if the state is still the one that was read"
tag=$(curl -sS -H "$own" -o /dev/null -w '%header{etag}' "$url/api/components/toggle/basic")
curl -sS -H "$own" -H "If-Match: $tag" -X PATCH --json '{"isOn": true}' "$url/api/components/toggle/basic" | shows '"isOn":true'

recipe "The second one with that tag comes too late"
curl -sS -H "$own" -H "If-Match: $tag" -X PATCH --json '{"isOn": false}' "$url/api/components/toggle/basic" | shows '"status":412'

# --- Snapshot, restore, undo --------------------------------------------------------------------------------------

recipe "Keep the state of everything in a file, change something, and bring everything back"
curl -sS -H "$own" -o "$files/state.json" "$url/api/state"
curl -sS -H "$own" -o /dev/null -X PATCH --json '{"name": "Ada"}' "$url/api/components/form/basic"
curl -sS -H "$own" -X PUT --json "@$files/state.json" "$url/api/state" | shows '"name":""'

recipe "Take that back"
curl -sS -H "$own" -X POST "$url/api/undo" | shows '"by":"undo"'
curl -sS -H "$own" "$url/api/components/form/basic" | shows '"name":"Ada"'

recipe "And make it again"
curl -sS -H "$own" -X POST "$url/api/redo" | shows '"by":"redo"'

recipe "Put one example back to its first state"
curl -sS -H "$own" -X DELETE "$url/api/components/toggle/basic" | shows '"isOn":'

# --- History ------------------------------------------------------------------------------------------------------

recipe "See what has changed, each with the line that repeats it"
curl -sS -H "$own" "$url/api/history" | shows '"curl":"curl -X PATCH'

recipe "Do it all again from the start"
curl -sS -H "$own" -o "$files/again.sh" "$url/api/history.sh"
curl -sS -H "$own" -o /dev/null -X DELETE "$url/api/state"
sh "$files/again.sh" "$url"
curl -sS -H "$own" "$url/api/components/form/basic" | shows '"marks":["bold","italic"]'

# --- Waiting ------------------------------------------------------------------------------------------------------

recipe "Wait for the next change of an example, whoever makes it"
revision=$(curl -sS -H "$own" "$url/api/components/switch/sizes" | sed 's/.*"revision":\([0-9]*\).*/\1/')
curl -sS -H "$own" "$url/api/components/switch/sizes?after=$revision&wait=20" >"$files/changed.json" &
curl -sS -H "$own" -o /dev/null -d small.toggle "$url/components/switch/sizes"
wait $!
shows '"example":"sizes"' <"$files/changed.json"

recipe "Follow every change of the session as it is made"
mkfifo "$files/events"
curl -sSN -H "$own" "$url/api/events" >"$files/events" &
follower=$!
{
    read -r id && read -r event && read -r data && read -r end # the greeting
    curl -sS -H "$own" -o /dev/null -d small.toggle "$url/components/switch/sizes"
    read -r id && read -r event && read -r data
    kill $follower
} <"$files/events"
echo "$data" | shows '"by":"form"'

# --- The end ------------------------------------------------------------------------------------------------------

recipe "End the session"
curl -sS -X DELETE -w '%{http_code}' "$url/api/sessions/recipes" | shows 204
