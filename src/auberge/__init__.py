"""Auberge: a digital game table for Valletta, Saint Malo and Malta!."""

import os

__version__ = "0.1.0"

if os.environ.get("AUBERGE_PURE") == "1":
    from auberge.build import prefer_source

    prefer_source()
