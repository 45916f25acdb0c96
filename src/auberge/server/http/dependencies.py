"""What a route is handed, under names that no field of a message has: `the_tables`, `the_limits`."""

from litestar.di import NamedDependency

from auberge.server.access.limits import Limits
from auberge.server.tables import Tables

TheTables = NamedDependency[Tables]
TheLimits = NamedDependency[Limits]
