"""What the server writes as JSON: one encoder for all of it."""

from typing import Final

import msgspec

encode: Final = msgspec.json.Encoder().encode
