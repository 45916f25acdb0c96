"""What can go wrong between a program and a table."""

from auberge import wire as m
from auberge.core.errors import AubergeError


class ClientError(AubergeError):
    """The link is none, the server is not there, or it speaks another version of this language."""


class Refused(AubergeError):
    """The table did not do what it was told, and says why; where a rule of the canon says no, which."""

    def __init__(self, problem: m.Problem) -> None:
        super().__init__(problem.key, **problem.values)
        self.problem = problem
        self.rule = problem.rule
