"""The moving picture of the README: a whole game, round by round, as its replay shows it (`make pictures`)."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import ViewportSize, expect

from tests.finished_games.collecting import FOLDER

from .conftest import NewPage
from .house import House
from .positions import lay_finished_game

SEEN: ViewportSize = {"width": 1280, "height": 800}
SIZE = (800, 500)
ROUND, END = 700, 4000  # milliseconds a frame stands
MOST_BYTES = 2_000_000


def test_a_whole_game_in_one_picture(new_page: NewPage, house: House, pictures: Path | None) -> None:
    if pictures is None:
        pytest.skip("nobody wants pictures (AUBERGE_PICTURES)")
    kept = FOLDER / "saint_malo" / "01-2-players.json"
    table = lay_finished_game(house, kept, ["here", "bot"], names=("Anna", "Ben"))
    steps = table.history.session.match.steps
    turns = [number for number, step in enumerate(steps, 1) if "TurnBegan" in str(step.events)]
    page = new_page(viewport=SEEN, calm=True)
    frames = []
    for number in (*turns[::2], len(table.rows)):  # past the end is the end
        page.goto(f"{house.address}/replay/{table.id}/{number}", wait_until="networkidle")
        expect(page.locator(".controls .small")).to_contain_text("/")
        shot = Image.open(BytesIO(page.screenshot(animations="disabled")))
        frames.append(shot.convert("RGB").resize(SIZE, Image.Resampling.LANCZOS))
    assert len({frame.tobytes() for frame in frames}) == len(frames) > 10
    file = pictures / "game.webp"
    standing = [ROUND] * (len(frames) - 1) + [END]
    frames[0].save(file, save_all=True, append_images=frames[1:], duration=standing, loop=0, quality=70, method=4)
    assert file.stat().st_size < MOST_BYTES
