"""Draws the icons by which the page is installed as an app, from web/public/icon.svg, with a browser.

Usage: .venv/bin/python scripts/draw_icons.py
"""

from pathlib import Path

from measure_page import open_browser

PUBLIC = Path(__file__).resolve().parent.parent / "web" / "public"
TABLE = "#ead6a9"
# How much of a picture the sign fills: systems cut a maskable one to a circle of four fifths.
ICONS = {
    "icon-192.png": (192, 0.86, "transparent"),
    "icon-512.png": (512, 0.86, "transparent"),
    "icon-180.png": (180, 0.72, TABLE),
    "icon-maskable-192.png": (192, 0.6, TABLE),
    "icon-maskable-512.png": (512, 0.6, TABLE),
}


def main() -> None:
    """Writes every icon."""
    sign = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with open_browser() as browser:
        for name, (size, part, ground) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            style = f"margin:0;background:{ground};display:grid;place-items:center;height:100vh"
            page.set_content(f'<body style="{style}"><div style="width:{part * size}px">{sign}</div>')
            page.screenshot(path=PUBLIC / name, omit_background=True)


if __name__ == "__main__":
    main()
