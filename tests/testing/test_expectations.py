"""Comparing what was seen with what was expected, whatever the game."""

import msgspec
import pytest

from auberge.core.protocol import Event, Seat
from auberge.testing.expectations import NoSuchPart, as_read, differences, first_missing, part


class Corner(msgspec.Struct, frozen=True):
    owner: Seat | None
    boards: tuple[tuple[str, ...], ...] = (("a", "b"), ("b", "c"))
    names: dict[str, int] = {}


class House(msgspec.Struct, frozen=True):
    name: str
    guests: tuple[Seat, ...] = ()


class Taken(Event, frozen=True):
    seat: Seat
    coins: int


SEEN = as_read((Corner(Seat(0), names={"x": 4}), Corner(None)))


def test_seats_are_read_from_1_and_structs_by_their_fields() -> None:
    assert SEEN == [
        {"owner": 1, "boards": [["a", "b"], ["b", "c"]], "names": {"x": 4}},
        {"owner": None, "boards": [["a", "b"], ["b", "c"]], "names": {}},
    ]
    assert as_read(Taken(Seat(2), 5)) == {"kind": "taken", "seat": 3, "coins": 5}


def test_parts_are_named_by_field_number_cell_and_count() -> None:
    assert part(SEEN, "1.names.x") == 4
    assert part(SEEN, "2.boards.(1,0)") == "b"
    assert part(SEEN, "2.boards.count b") == 2
    assert part(SEEN, "2.boards.count z") == 0


def test_what_has_a_name_is_found_by_it() -> None:
    street = as_read((House("inn", (Seat(0), Seat(3))), House("mill")))
    assert part(street, "inn.guests") == [1, 4]
    assert part(street, "mill.guests") == []
    for path in ("forge", "inn.cook"):
        with pytest.raises(NoSuchPart):
            part(street, path)


@pytest.mark.parametrize("path", ["0", "3", "1.nobody", "1.boards.(2,0)", "1.boards.(0,2)", "1.boards.x", "1.owner.x"])
def test_a_part_that_is_not_there_is_no_part(path: str) -> None:
    with pytest.raises(NoSuchPart):
        part(SEEN, path)


def test_a_cell_needs_a_board_of_rows() -> None:
    with pytest.raises(NoSuchPart):
        part(["a", "b"], "(0,0)")


def test_only_named_parts_are_compared() -> None:
    assert not list(differences({"1": {"owner": 1, "boards": {"(0,1) (1,0)": "b", "count a": 1}}}, SEEN))
    found = list(differences({"1": {"owner": 2, "boards": {"(0,0) (0,1)": "b"}}, "2": {"names": {}}}, SEEN))
    assert [(difference.part, difference.expected, difference.found) for difference in found] == [
        ("1.owner", 2, 1),
        ("1.boards.(0,0)", "b", "a"),
    ]


def test_a_wrong_name_is_told_with_its_path() -> None:
    with pytest.raises(NoSuchPart, match=r"1\.boards\.nowhere"):
        list(differences({"1": {"boards": {"nowhere": 1}}}, SEEN))


def test_true_is_not_1() -> None:
    assert [difference.part for difference in differences({"on": True}, {"on": 1})] == ["on"]
    assert [difference.part for difference in differences({"on": 0}, {"on": False})] == ["on"]
    assert not list(differences({"on": True}, {"on": True}))


def test_whole_lists_are_compared_as_they_are() -> None:
    assert not list(differences({"cells": [["a"]]}, {"cells": [["a"]]}))
    assert list(differences({"cells": [["a"]]}, {"cells": [["a"], ["b"]]}))


def test_events_come_in_order_with_others_between() -> None:
    happened = [as_read(Taken(Seat(seat), seat)) for seat in range(4)]
    assert first_missing([{"seat": 2}, "taken", {"kind": "taken", "coins": 3}], happened) is None
    assert first_missing([{"seat": 3}, {"seat": 2}], happened) == 1
    assert first_missing(["given"], happened) == 0
    assert first_missing([{"kind": "taken", "wood": 3}], happened) == 0
    assert first_missing([], happened) is None
