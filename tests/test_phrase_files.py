"""The sentences the page is compared with are those that Python says today."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "scripts" / "write_phrases.py"


def test_the_golden_phrases_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("write_phrases", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    assert writer.OUT.read_text(encoding="utf-8") == writer.text(), "run scripts/write_phrases.py"
