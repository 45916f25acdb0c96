"""Games as data: many games in Parquet files, made by bots or taken from records, and read back with their positions.

Needs the extra `auberge[data]` (PyArrow). docs/how-to/datasets.md tells the format.
"""

from auberge.lab.datasets.making import export_games, export_records
from auberge.lab.datasets.reading import Dataset, Decision
from auberge.lab.datasets.rows import GameRow

__all__ = ["Dataset", "Decision", "GameRow", "export_games", "export_records"]
