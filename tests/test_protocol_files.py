"""The TypeScript of the messages is what the Python types say."""

import importlib.util
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "scripts" / "write_protocol.py"


def test_the_generated_typescript_is_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("write_protocol", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    writer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(writer)
    for name, text in writer.pages().items():
        assert (writer.OUT / name).read_text() == text, f"{name}: run scripts/write_protocol.py"
