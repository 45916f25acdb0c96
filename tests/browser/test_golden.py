"""The comparison of golden pictures: blind for edges of letters, not for what is moved, missing, covered or resized."""

from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFilter

from .golden import FOLDER, MOST_BYTES, check_picture, compare

SIZE = (1440, 900)
PAPER, INK, RED = (243, 236, 217), (60, 45, 30), (190, 70, 50)


def table(
    *, house: tuple[int, int] | None = (700, 400), shift: int = 0, label: str = "Ada plays the Builder"
) -> Image.Image:
    """A table as a picture: rows of things, a small house, some words."""
    picture = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(picture)
    for n in range(40):
        x, y = 20 + n % 10 * 140, 60 + n // 10 * 200
        draw.rectangle((x, y, x + 110, y + 150), outline=INK, width=2, fill=(225, 214, 190))
        draw.text((x + 8 + shift, y + 8), f"{n} gold", fill=INK, font_size=16)
    if house is not None:
        draw.rectangle((house[0], house[1], house[0] + 26, house[1] + 26), fill=RED)
    draw.text((20 + shift, 16), label, fill=INK, font_size=20)
    return picture


def test_a_picture_is_like_itself_and_like_itself_with_softer_letters() -> None:
    assert compare(table(), table()).everywhere == 0
    assert not compare(table(), table().filter(ImageFilter.GaussianBlur(0.8))).is_clear
    assert not compare(table(), table(shift=1)).is_clear
    assert not compare(table(), table().quantize(32).convert("RGB")).is_clear


@pytest.mark.parametrize(
    "other",
    [table(house=None), table(house=(724, 400)), table(house=(700, 420)), table(label="Bruno waits for somebody else")],
    ids=["missing", "moved", "lower", "other-words"],
)
def test_what_is_moved_missing_or_said_otherwise_is_seen(other: Image.Image) -> None:
    difference = compare(table(), other)
    assert difference.is_clear
    assert compare(other, table()).is_clear


def test_it_says_where() -> None:
    x, y = compare(table(), table(house=None)).where
    assert abs(x - 713) <= 40
    assert abs(y - 413) <= 40


def test_a_failure_names_the_picture_and_keeps_what_was_seen(tmp_path: Path) -> None:
    folder, seen = tmp_path / "golden", tmp_path / "seen"
    with pytest.raises(AssertionError, match=r"no golden picture one: run .* --rewrite-goldens"):
        check_picture("one", table(), rewrite=False, folder=folder, seen=seen)
    check_picture("one", table(), rewrite=True, folder=folder)
    check_picture("one", table(), rewrite=False, folder=folder, seen=seen)
    assert not seen.exists()
    with pytest.raises(AssertionError, match=r"golden picture one: .* differ clearly"):
        check_picture("one", table(house=None), rewrite=False, folder=folder, seen=seen)
    assert sorted(file.name for file in seen.iterdir()) == ["one-difference.png", "one.png"]
    with pytest.raises(AssertionError, match="golden picture one is"):
        check_picture("one", table().crop((0, 0, 1440, 800)), rewrite=False, folder=folder, seen=seen)


def test_golden_pictures_are_small() -> None:
    assert {file.name: file.stat().st_size for file in FOLDER.glob("*.png") if file.stat().st_size > MOST_BYTES} == {}
