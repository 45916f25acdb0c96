"""What a route may answer instead of what it is for, as the API's description tells it: always a `Problem`."""

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from auberge import wire as m

_WHY: Final = {
    400: "This is no request that makes sense here",
    403: "Not for whoever asks, or for a page of another site",
    404: "There is no such thing",
    413: "Too long",
    429: "Too many requests, or tables",
    500: "A fault of ours",
    502: "Another process of this server has the table, or is about to: a balancer asks the next one",
    503: "Not just now: too much is asked, or nothing can be stored",
}
_ALWAYS: Final = (400, 403, 429, 500, 502, 503)


def or_else(*statuses: int, answer: type | None = None) -> dict[int, ResponseSpec]:
    """The refusals every route knows and these; with `answer`, what it tells if all is well (it sends it as JSON)."""
    refusals = {
        status: ResponseSpec(m.Problem, description=_WHY[status], generate_examples=False)
        for status in sorted({*_ALWAYS, *statuses})
    }
    if answer is not None:
        refusals[200] = ResponseSpec(answer, description="As asked for", generate_examples=False)
    return refusals
