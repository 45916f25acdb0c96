"""A board made of a game's own drawing functions, which take the game's own view (`Board` says what each is for)."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from auberge.cli.boards import Scene
from auberge.core.errors import EngineBug
from auberge.core.protocol import Event, Seat, View

V = TypeVar("V", bound=View)
Draw = Callable[[V, Scene], RenderableType]
DrawIfAny = Callable[[V, Scene], RenderableType | None]


@dataclass(frozen=True, kw_only=True)
class DrawnBoard(Generic[V]):
    """The board of one game. What a game leaves out, it has none of."""

    game: str
    view_type: type[V]
    draw_title: Callable[[V, Scene], str]
    draw_picture: Draw[V]
    draw_every_board: Draw[V]
    draw_choices: DrawIfAny[V]
    hint_of: Callable[[V, Scene], str]
    read_short: Callable[[V, str, Scene], str | None]
    tell: Callable[[Sequence[Event], Scene], list[Text]]
    draw_legend: Callable[[Scene], RenderableType]
    draw_in_play: DrawIfAny[V] = lambda _view, _scene: None
    explain: Callable[[V, str, Scene], RenderableType | None] = lambda _view, _text, _scene: None
    draw_standings: DrawIfAny[V] = lambda _view, _scene: None
    has_lost: Callable[[V, Seat], bool] = lambda _view, _seat: False

    def _seen(self, view: View) -> V:
        if not isinstance(view, self.view_type):
            raise EngineBug("bug-foreign-view", game=self.game)
        return view

    def title(self, view: View, scene: Scene) -> str:
        return self.draw_title(self._seen(view), scene)

    def picture(self, view: View, scene: Scene) -> RenderableType:
        return self.draw_picture(self._seen(view), scene)

    def in_play(self, view: View, scene: Scene) -> RenderableType | None:
        return self.draw_in_play(self._seen(view), scene)

    def every_board(self, view: View, scene: Scene) -> RenderableType:
        return self.draw_every_board(self._seen(view), scene)

    def choices(self, view: View, scene: Scene) -> RenderableType | None:
        return self.draw_choices(self._seen(view), scene)

    def hint(self, view: View, scene: Scene) -> str:
        return self.hint_of(self._seen(view), scene)

    def legend(self, scene: Scene) -> RenderableType:
        return self.draw_legend(scene)

    def read(self, view: View, text: str, scene: Scene) -> str | None:
        return self.read_short(self._seen(view), text, scene)

    def story(self, events: Sequence[Event], scene: Scene) -> list[Text]:
        return self.tell(events, scene)

    def details(self, view: View, text: str, scene: Scene) -> RenderableType | None:
        return self.explain(self._seen(view), text, scene)

    def standings(self, view: View, scene: Scene) -> RenderableType | None:
        return self.draw_standings(self._seen(view), scene)

    def is_out(self, view: View, seat: Seat) -> bool:
        return self.has_lost(self._seen(view), seat)


def signs_and_notes(scene: Scene, key: str, signs: Mapping[str, str], *notes: str) -> RenderableType:
    """A legend: each sign with its sentence, then some lines."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, sign in signs.items():
        table.add_row(Text(sign, "bold"), Text(scene.words.say(key, sign=name)))
    return Group(table, *map(Text, notes))
