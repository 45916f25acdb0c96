"""What is seen of a table in a window: how much of the board, whether words are whole, whether anything is covered."""

from typing import Final, NamedTuple

from playwright.sync_api import Page, ViewportSize

# On its side, enlarged to 200 %, small, low, and as it was drawn for.
LYING: Final = ((844, 390), (740, 360), (720, 450))
UPRIGHT: Final = ((360, 640),)
DESKS: Final = ((1280, 720), (1440, 900))

_MEASURE = """async ({ board, whole, chosen, within }) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await frame();
  const middle = document.querySelector('.mid');
  const shows = (holder, x, y) => holder.contains(document.elementFromPoint(x, y));
  const STEPS = 14;
  function seen(element, holder) {
    const box = element.getBoundingClientRect();
    let points = 0;
    for (let row = 0; row < STEPS; row++)
      for (let col = 0; col < STEPS; col++) {
        const x = box.left + ((col + 0.5) / STEPS) * box.width, y = box.top + ((row + 0.5) / STEPS) * box.height;
        if (shows(holder, x, y)) points++;
      }
    return points / STEPS ** 2;
  }
  function* texts(root) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (node.data.trim() !== '' && !node.parentElement.closest('.unseen, svg, [hidden]')
          && node.parentElement.checkVisibility({ visibilityProperty: true })) yield node;
  }
  const boxOf = (node, from = 0, to = node.data.length) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  };
  const said = (element) => `${element.className}: ${element.textContent.trim().slice(0, 50)}`;
  const name = (node) => `${node.parentElement.className}: ${node.data.trim().slice(0, 50)}`;
  const HIDES = ['hidden', 'clip'];
  const known = new Map();
  /* Where an element stands, whether it hides what leaves it sideways or upright, whether it scrolls. */
  function frameOf(element) {
    if (!known.has(element)) {
      const { overflowX, overflowY } = getComputedStyle(element);
      const [sideways, upright] = [HIDES.includes(overflowX), HIDES.includes(overflowY)];
      known.set(element, { box: element.getBoundingClientRect(), sideways, upright,
                           scrolls: overflowX === 'auto' || overflowY === 'auto' });
    }
    return known.get(element);
  }
  /* Words that something hides, or that run out of their button. A name may end in dots where a tap tells it: in the
     panel of a player, and on a building. */
  function isCut(node) {
    const words = boxOf(node).getBoundingClientRect();
    const button = node.parentElement.closest('button');
    if (node.parentElement.closest('button .name, [title].name, .place .nm')) return false;
    for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
      const { box, sideways, upright, scrolls } = frameOf(at);
      if ((sideways || at === button) && (words.right > box.right + 2 || words.left < box.left - 2)) return true;
      if ((upright || at === button) && (words.bottom > box.bottom + 3 || words.top < box.top - 3)) return true;
      if (scrolls) return false;
    }
    return words.left < -1 || words.right > innerWidth + 1;
  }
  function broken(node) {
    return [...node.data.matchAll(/[\\p{L}\\d]{2,}/gu)].flatMap((word) => {
      const lines = new Set([...boxOf(node, word.index, word.index + word[0].length).getClientRects()]
        .filter((box) => box.width > 1).map((box) => Math.round(box.top)));
      return lines.size > 1 ? [`${node.parentElement.className}: ${word[0]}`] : [];
    });
  }
  /* What stands whole in its panel and in the window: nothing pushed out, cut off or covered. */
  function isWhole(element) {
    const box = element.getBoundingClientRect();
    const panel = element.closest('.panel, .chips, .dock, .side')?.getBoundingClientRect() ?? box;
    return box.width > 0 && box.left >= panel.left - 1 && box.right <= panel.right + 1
      && box.top >= panel.top - 1 && box.bottom <= panel.bottom + 1 && box.bottom <= innerHeight + 1;
  }
  /* Words that run out of a card or panel at its foot, though nothing hides them; also where it is turned. */
  function runsOver(element) {
    const { overflowY, display } = getComputedStyle(element);
    return overflowY === 'visible' && display !== 'inline' && element.checkVisibility()
      && element.scrollHeight > element.clientHeight + 3;
  }
  const nodes = [...document.querySelectorAll(within)].flatMap((root) => [...texts(root)]);
  const target = chosen === null ? null : document.querySelector(chosen);
  return {
    board: board === null ? 1 : seen(document.querySelector(board), middle),
    chosen: target === null ? 0 : seen(target, middle),
    cut: nodes.filter(isCut).map(name),
    broken: nodes.flatMap(broken),
    over: [...document.querySelectorAll('.card, .hc, .panel, button')].filter(runsOver).map(said),
    covered: [...document.querySelectorAll(whole)].filter((one) => !isWhole(one)).map((one) => one.textContent.trim()),
    wider: document.documentElement.scrollWidth - innerWidth,
    higher: document.documentElement.scrollHeight - innerHeight,
  };
}"""


class Sight(NamedTuple):
    """A table as it stands in a window."""

    board: float  # the share of the board that is seen, not covered by anything
    chosen: float  # the same of what was chosen on it
    cut: list[str]  # words of which a part is hidden
    broken: list[str]  # words that go on in another line
    over: list[str]  # cards, panels and buttons that are too small for what stands on them
    covered: list[str]  # what should stand whole in its panel, and does not
    wider: int  # pixels by which the page is wider than the window
    higher: int  # and higher


def resize(page: Page, width: int, height: int) -> None:
    """Another window, and the table as it is arranged in it."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    arranged = ".lying" if (width, height) in LYING else ".phone:not(.lying)" if width < 900 else ":not(.phone)"
    page.locator(f"main.table{arranged}").wait_for()


def look(
    page: Page, board: str | None, *, whole: str = "main.table", chosen: str | None = None, within: str = "main"
) -> Sight:
    """What is seen of a table: of its board, of what was chosen, of words `within`, and of what should be `whole`."""
    found = page.evaluate(_MEASURE, {"board": board, "whole": whole, "chosen": chosen, "within": within})
    return Sight(**found)
