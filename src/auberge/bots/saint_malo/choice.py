"""The answer to every question of a turn, by a hand-made measure."""

from mypy_extensions import i64

from auberge.bots.saint_malo.dice import DicePolicy, solve
from auberge.bots.saint_malo.outlook import Outlook
from auberge.bots.saint_malo.survey import HOPELESS, Survey, sides_of
from auberge.bots.saint_malo.uses import Prospect
from auberge.bots.saint_malo.walls import WallPlans
from auberge.bots.saint_malo.weights import Weights
from auberge.core.bits import bit_of, has, size
from auberge.games.saint_malo import phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules import announcement


class TurnPlan:
    """What is settled before the first roll of a turn: the worth of every use, and the dice policy that follows."""

    def __init__(self, p: SaintMaloPosition, weights: Weights) -> None:
        self.prospect: Prospect = Prospect(p, weights)
        self.policy: DicePolicy = solve(self.prospect.worth_of_results(p.voluntary_pass))


def best_keep(p: SaintMaloPosition, plan: TurnPlan) -> i64:
    """The dice to leave lying, all five to stop."""
    return plan.policy.keep_twice[p.dice] if p.rolls == 1 else plan.policy.keep_once[p.dice]


def best_announcement(p: SaintMaloPosition, plan: TurnPlan) -> i64:
    """The best of the uses on offer, or the pass."""
    prospect = plan.prospect
    swords = t.shown(p.dice, t.SWORDS)
    best: i64 = t.PASS_BIT
    most = prospect.worth_of_pass(swords) if has(p.offer, t.PASS_BIT) else HOPELESS * 2.0
    for symbol in range(t.CHOOSABLE):
        for use in prospect.uses[symbol]:
            choice = t.DICE * symbol + use.number - 1
            if has(p.offer, choice):
                worth = prospect.worth_of_use(use, swords, announcement.price_of(p, symbol, use.number))
                if worth > most:
                    most = worth
                    best = choice
    return best


def best_type(p: SaintMaloPosition, prospect: Prospect) -> i64:
    """The best character on offer, or none."""
    swords = t.shown(p.dice, t.SWORDS)
    best: i64 = t.DECLINE_BIT
    most = prospect.worth_of_pass(swords) if has(p.offer, t.DECLINE_BIT) else HOPELESS * 2.0
    for character in range(t.CHARACTER_TYPES):
        if has(p.offer, character):
            worth = prospect.worth_of_use(prospect.uses[t.HEAD][character], swords, 0)
            if worth > most:
                most = worth
                best = character
    return best


def best_section(p: SaintMaloPosition, survey: Survey) -> i64:
    """The cell that is least use for anything else, on a side that the best plan for the sections left builds on."""
    plans = WallPlans(survey)
    number = min(p.left, size(p.offer))
    side: i64 = t.SIDES[plans.side[number]]
    return survey.best_for_house(p.offer & side, 0)


def best_house(p: SaintMaloPosition, survey: Survey) -> i64:
    """The cell a house wastes least, or the end of building."""
    lost = sides_of(p.own_houses | bit_of(p.architect))
    cell = survey.best_for_house(p.offer & ~bit_of(t.STOP_BIT), lost)
    gain = survey.house_at(cell, lost, p.city.logs, size(survey.empty))
    return cell if gain > 0.0 or not has(p.offer, t.STOP_BIT) else t.STOP_BIT


def best_cell(p: SaintMaloPosition, survey: Survey) -> i64:
    """The cell for what is to be placed."""
    match p.phase:
        case phases.CRATE:
            return survey.best_for_crate(p.offer)
        case phases.SECTION:
            return best_section(p, survey)
        case phases.CHURCH:
            return survey.best_for_church(p.offer)
        case phases.CHARACTER:
            return survey.best_for_character(p.character, p.offer)
    return best_house(p, survey)


def choose_dice(p: SaintMaloPosition, plan: TurnPlan) -> i64:
    """The action number of the greedy answer while the dice are rolled and announced; nothing is placed yet."""
    if p.phase == phases.KEEP:
        return best_keep(p, plan)
    return t.USE_BASE + best_announcement(p, plan)


def choose_place(p: SaintMaloPosition, weights: Weights) -> i64:
    """The action number of the greedy answer once a symbol is announced."""
    if p.phase == phases.TYPE:
        return t.TYPE_BASE + best_type(p, Prospect(p, weights))
    return t.CELL_BASE + best_cell(p, Survey(p.city, Outlook(p, weights)))
