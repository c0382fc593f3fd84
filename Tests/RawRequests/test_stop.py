"""Runs last: the server has survived all that, and ends well. Under a sanitizer it would say what it has found."""


def test_it_ends_well(server):
    status = server.stop()
    said = "".join(server.lines[1:])
    assert (status, said) == (0, "")
