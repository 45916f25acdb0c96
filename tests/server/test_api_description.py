"""The API's description says what is answered, refusals included; and nothing that is sent ends in a fault of ours."""

import msgspec
import pytest

from tests.server.wire import Server, problem

PROBLEM = {"$ref": "#/components/schemas/Problem"}


class Content(msgspec.Struct):
    schema: dict[str, object]


class Answered(msgspec.Struct):
    content: dict[str, Content] = {}


class Operation(msgspec.Struct):
    responses: dict[str, Answered]


class Description(msgspec.Struct):
    paths: dict[str, dict[str, Operation]]


@pytest.fixture(scope="module")
def described(server: Server) -> Description:
    return msgspec.json.decode(server.http.get("/api/docs/openapi.json").content, type=Description)


def test_every_refusal_is_a_problem(described: Description) -> None:
    operations = {f"{method} {path}": found for path, each in described.paths.items() for method, found in each.items()}
    assert "post /api/tables" in operations
    for name, operation in operations.items():
        refusals = {status: told for status, told in operation.responses.items() if status >= "400"}
        assert {"400", "403", "429", "500", "503"} <= set(refusals), name
        for told in refusals.values():
            assert [content.schema for content in told.content.values()] == [PROBLEM], name
        if "{table_id}" in name:
            assert "404" in refusals, name


def test_answers_that_are_sent_as_they_come_from_a_worker_are_described(described: Description) -> None:
    table, data = "/api/tables/{table_id}", "/api/games/{name}/data"
    told = {"steps/{step}": "Moment", "story": "Story", "record": "Record"}
    for path, kind in ((f"{data}/facts", "DataFacts"), *((f"{table}/{name}", kind) for name, kind in told.items())):
        (content,) = described.paths[path]["get"].responses["200"].content.values()
        assert content.schema == {"$ref": f"#/components/schemas/{kind}"}


@pytest.mark.parametrize("tables", ["{}", "null", '"a"', "7", "[7]", "[null]", "[[]]", '{"tables": []}'])
def test_a_wish_that_is_none_is_refused_whatever_it_is(server: Server, tables: str) -> None:
    answer = server.http.post("/api/tables/status", content=f'{{"tables": {tables}}}')
    assert answer.status_code == 400
    found = problem(answer)
    assert found.key == "server-bad-message"
    assert "tables" in str(found.values["problem"])


@pytest.mark.parametrize("field", ["the_tables", "data", "request", "name", "by"])
def test_fields_named_like_things_of_ours_are_no_fault_of_ours(server: Server, field: str) -> None:
    for path in ("/api/tables", "/api/tables/status", "/api/games/malta/data/check"):
        for value in ("{}", "null", "7"):
            answer = server.http.post(path, content=f'{{"{field}": {value}}}')
            assert answer.status_code == 400, (path, value)
