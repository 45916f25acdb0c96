"""Whether everything on a table says what it is."""

from playwright.sync_api import Page

# Pictures, cards and numbers on a table which say nothing to a pointer, or not to whoever comes by key. What has words
# of its own beside it need not.
_MUTE = """() => {
  const things = document.querySelectorAll('main.table :is(.ic, [role=img], [role=gridcell], b, .num, .card, .die)');
  const worded = '.ribbon-place, .btn, .cap, .story, .peek, .unseen, p, dt, h2, summary, .chip';
  const says = (thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2) ?? thing;
    return [hit, thing].some((one) => (one.closest('[data-tip]')?.dataset.tip ?? '') !== '');
  };
  const seen = (thing) => thing.getClientRects().length > 0 && thing.closest('[aria-hidden=true]') === null;
  const unreached = [...document.querySelectorAll('main.table [data-tip]')]
    .filter((thing) => seen(thing) && thing.closest('button, a, [tabindex]') === null);
  return [...things]
    .filter((thing) => thing.getClientRects().length > 0 && thing.closest(worded) === null && !says(thing))
    .concat(unreached)
    .map((thing) => `${thing.parentElement.outerHTML.slice(0, 140)}: ${thing.textContent.trim()}`);
}"""


def mute(page: Page) -> list[str]:
    """What on this table does not say what it is."""
    found: list[str] = page.evaluate(_MUTE)
    return found
