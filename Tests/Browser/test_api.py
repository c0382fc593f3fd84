"""The OpenAPI document is what its specification asks for."""

import json

from catalogue import fetch
from openapi_spec_validator import OpenAPIV31SpecValidator


def test_the_openapi_document_is_valid(base):
    status, headers, text = fetch(base + "/openapi.json")
    assert status == 200 and headers["Content-Type"] == "application/json"
    document = json.loads(text)
    assert document["openapi"].startswith("3.1.")
    assert [error.message for error in OpenAPIV31SpecValidator(document).iter_errors()] == []


def test_every_example_is_in_the_document(base, catalogue):
    paths = json.loads(fetch(base + "/openapi.json")[2])["paths"]
    assert {f"/api{path}" for path in catalogue.examples} <= paths.keys()
