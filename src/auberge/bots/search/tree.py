"""Monte Carlo tree search over information sets, open loop.

The tree holds what players do, the worlds hold the rest: each iteration runs through an imagined world with fresh
chance. A node's answers differ from world to world, so an
answer is judged by how often it was taken of the times it was open. Every seat looks for its own good (max-n), or, if
the search is paranoid, all the others for the searching seat's harm.
"""

import math

from mypy_extensions import i64

from auberge.bots.search.guide import Guide
from auberge.core import rng
from auberge.core.position import Position


class Edge:
    """An answer to a question of the tree: how often it was open and taken, and what came of it for every seat."""

    def __init__(self, action: i64, prior: float, seats: i64) -> None:
        self.action: i64 = action
        self.prior: float = prior
        self.visits: i64 = 0
        self.open: i64 = 0
        self.totals: list[float] = [0.0] * seats
        self.nodes: dict[int, Node] = {}  # by what chance has shown afterwards


class Node:
    """A question, known by the answers that led to it."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
        self.actions: list[int] = []  # the answers, where they are always the same
        self.visits: i64 = 0


class Search:
    """One decision of one seat."""

    def __init__(self, guide: Guide, world: Position, seed: i64, explore: float, paranoid: bool) -> None:
        self.guide: Guide = guide
        self.seat: i64 = world.actor()
        self.seats: i64 = world.seats
        self.seed: i64 = seed
        self.explore: float = explore
        self.paranoid: bool = paranoid
        self.root: Node = Node()
        self.iterations: i64 = 0
        self.whims: i64 = rng.scramble(int(seed))

    def run(self, world: Position, iterations: i64) -> None:
        """Thinks this many times about this world."""
        for _ in range(iterations):
            p = world.clone()
            self.iterations += 1
            p.generator = rng.scramble(int(self.seed + self.iterations))
            self.iterate(p)

    def iterate(self, p: Position) -> None:
        """Goes down the tree, adds an answer to it, plays on from there and notes what comes of it."""
        guide = self.guide
        path: list[Edge] = []
        node = self.root
        while p.actor() >= 0:
            actions = self.answers(node, p)
            edge = self.choose(node, p.actor(), actions)
            is_new = edge.visits == 0 and len(actions) > 1  # an answer without a choice is no answer to think about
            path.append(edge)
            p.apply(edge.action)
            if is_new or guide.stops(p):
                self.whims = guide.play_on(p, self.whims)
                break
            node = follow(edge, int(guide.observation(p)))
        values = guide.values(p)
        for edge in path:
            edge.visits += 1
            totals = edge.totals
            for seat in range(self.seats):
                totals[seat] += values[seat]

    def choose(self, node: Node, actor: i64, actions: list[int]) -> Edge:
        """The open answer that promises most: by its mean, and more the less it was tried for its prior (PUCT)."""
        node.visits += 1
        edges = node.edges
        first_guess = self.mean_of(node, actor, actions)
        best: Edge | None = None
        most = -1.0e18
        for action in actions:
            edge = edges[action]
            edge.open += 1
            mean = first_guess if edge.visits == 0 else self.worth(edge, actor)
            worth = mean + self.explore * edge.prior * math.sqrt(float(edge.open)) / float(1 + edge.visits)
            if worth > most:
                most = worth
                best = edge
        assert best is not None
        return best

    def answers(self, node: Node, p: Position) -> list[int]:
        """The answers to choose from, all of them known to the node."""
        if len(node.actions) > 0:
            return node.actions
        actions = self.guide.candidates(p)
        self.complete(node, p, actions)
        if self.guide.exact:
            node.actions = actions
        return actions

    def complete(self, node: Node, p: Position, actions: list[int]) -> None:
        """Adds the open answers the node does not know yet."""
        missing = False
        for action in actions:
            if action not in node.edges:
                missing = True
                break
        if missing:
            closely = node is self.root and node.visits == 0
            priors = self.guide.first_priors(p, actions) if closely else self.guide.priors(p, actions)
            for place in range(len(actions)):
                action = actions[place]
                if action not in node.edges:
                    node.edges[action] = Edge(action, priors[place], self.seats)

    def worth(self, edge: Edge, actor: i64) -> float:
        """The mean of what came of an answer, as the actor sees it."""
        if self.paranoid and actor != self.seat:
            return 1.0 - edge.totals[self.seat] / float(edge.visits)
        return edge.totals[actor] / float(edge.visits)

    def mean_of(self, node: Node, actor: i64, actions: list[int]) -> float:
        """What an answer never tried is thought to be worth: a little less than those tried."""
        total = 0.0
        visits: i64 = 0
        for action in actions:
            edge = node.edges[action]
            if edge.visits > 0:
                total += self.worth(edge, actor) * float(edge.visits)
                visits += edge.visits
        if visits == 0:
            return 0.5
        return total / float(visits) - 0.02

    def is_clear(self, lead: float, gap: float) -> bool:
        """Has the best answer this lead, as a share of all visits, and a mean so much above those of the others?"""
        if float(self.lead()) < lead * float(self.iterations):
            return False
        best = self.root.edges[int(self.best())]
        mean = self.worth(best, self.seat)
        for edge in self.root.edges.values():
            if edge is not best and edge.visits > 0 and self.worth(edge, self.seat) > mean - gap:
                return False
        return True

    def lead(self) -> i64:
        """By how many visits the best answer is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        for edge in self.root.edges.values():
            if edge.visits > most:
                second = most
                most = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return most - second

    def best(self) -> i64:
        """The answer taken most often; of equal ones the one that did better, then the first."""
        found: i64 = -1
        most = -1.0
        for edge in self.root.edges.values():
            if edge.visits > 0:
                rank = float(edge.visits) + 0.5 * edge.totals[self.seat] / float(edge.visits)
                if rank > most:
                    most = rank
                    found = edge.action
        return found


def follow(edge: Edge, observation: int) -> Node:
    """The question an answer leads to when chance has shown this."""
    if observation not in edge.nodes:
        edge.nodes[observation] = Node()
    return edge.nodes[observation]
