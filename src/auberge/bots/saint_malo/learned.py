"""The net of Saint Malo."""

from typing import Final

from auberge.bots.saint_malo.values import HIDDEN, INPUTS, PACKED, STEP
from auberge.bots.search.nets import unpack

NET: Final = unpack(PACKED, INPUTS, HIDDEN, STEP)
