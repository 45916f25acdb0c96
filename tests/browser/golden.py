"""Golden screenshots: how chosen positions looked when somebody last looked at them (`tests/browser/golden/*.png`).

Pictures are compared small, grey and with a little give, so that another version of Chromium with other edges of
letters passes, and something that is moved, missing or covered does not. `--rewrite-goldens` writes them anew.
"""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Page

FOLDER = Path(__file__).parent / "golden"
SEEN = Path(__file__).parents[2] / ".build" / "goldens"  # what was found instead, where it differs
MOST_BYTES = 150_000
SCALE = 4  # pixels of the screen to one that is compared
TOLD_APART = 34  # of 256 shades of grey: what is called a clear difference
TILE = 10  # compared pixels: the square in which a small thing that is gone is noticed
MOST_IN_TILE = 0.16  # of a tile may clearly differ
MOST_IN_ALL = 0.004  # of the whole picture
_MOVING = "document.getAnimations().some((one) => one.playState === 'running')"
CheckGolden = Callable[[Page, str], None]


@dataclass(frozen=True)
class Difference:
    """How much two pictures of one size clearly differ: in all, and where they differ most."""

    everywhere: float
    worst: float
    where: tuple[int, int]  # the middle of that tile, in pixels of the screen
    picture: Image.Image  # white where they differ

    @property
    def is_clear(self) -> bool:
        return self.everywhere > MOST_IN_ALL or self.worst > MOST_IN_TILE


def compare(expected: Image.Image, actual: Image.Image) -> Difference:
    """What is clearly different: a shade that is nowhere near its place in the other picture."""
    small = [picture.convert("L").reduce(SCALE) for picture in (expected, actual)]
    both = ImageChops.lighter(_strange(small[0], small[1]), _strange(small[1], small[0]))
    marks = both.point([255 if shade > TOLD_APART else 0 for shade in range(256)])
    tiles = marks.resize((-(-marks.width // TILE), -(-marks.height // TILE)), Image.Resampling.BOX)
    shades = tiles.tobytes()
    worst = max(range(len(shades)), key=shades.__getitem__)
    middle = TILE * SCALE // 2
    where = (worst % tiles.width * TILE * SCALE + middle, worst // tiles.width * TILE * SCALE + middle)
    differing = marks.histogram()[255] / (marks.width * marks.height)
    return Difference(differing, shades[worst] / 255, where, marks)


def _strange(one: Image.Image, other: Image.Image) -> Image.Image:
    """How far each shade of one picture lies outside of all shades round its place in the other."""
    darkest, lightest = other.filter(ImageFilter.MinFilter(3)), other.filter(ImageFilter.MaxFilter(3))
    return ImageChops.lighter(ImageChops.subtract(one, lightest), ImageChops.subtract(darkest, one))


def check_picture(name: str, actual: Image.Image, *, rewrite: bool, folder: Path = FOLDER, seen: Path = SEEN) -> None:
    """Compares a picture with the golden one of its name, or becomes it. What differs is kept, to be looked at."""
    golden = folder / f"{name}.png"
    if rewrite:
        _write(golden, actual)
        return
    assert golden.is_file(), f"there is no golden picture {name}: run these tests with --rewrite-goldens and look at it"
    with Image.open(golden) as found:
        expected = found.convert("RGB")
    shown = seen / f"{name}.png"
    if expected.size != actual.size:
        _keep(shown, actual)
        raise AssertionError(f"golden picture {name} is {expected.size}, the page {actual.size} (see {shown})")
    difference = compare(expected, actual)
    if difference.is_clear:
        _keep(shown, actual)
        beside = shown.with_name(f"{name}-difference.png")
        _keep(beside, difference.picture.resize(actual.size, Image.Resampling.NEAREST))
        raise AssertionError(
            f"golden picture {name}: {difference.everywhere:.2%} differ clearly (most: {MOST_IN_ALL:.2%}), round "
            f"{difference.where} {difference.worst:.0%} (most: {MOST_IN_TILE:.0%}); see {shown} and {beside}. "
            "If it is meant to look like this: --rewrite-goldens"
        )


def check_page(page: Page, name: str, *, rewrite: bool) -> None:
    """Compares what a page shows, once its letters are there and everything on it has come to rest."""
    page.evaluate("document.fonts.ready")
    while page.evaluate(_MOVING):
        page.wait_for_timeout(50)
    data = page.screenshot(animations="disabled", caret="hide", scale="css")
    check_picture(name, Image.open(io.BytesIO(data)).convert("RGB"), rewrite=rewrite)


def _write(file: Path, picture: Image.Image) -> None:
    """Writes a golden picture: few colours are enough for what is compared."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for colours in (192, 128, 64, 48, 32):
        picture.quantize(colours, kmeans=1, dither=Image.Dither.NONE).save(file, optimize=True)
        if file.stat().st_size <= MOST_BYTES:
            return
    raise AssertionError(f"golden picture {file.name} has {file.stat().st_size} bytes, more than {MOST_BYTES}")


def _keep(file: Path, picture: Image.Image) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(file)
