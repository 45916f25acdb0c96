"""Where other devices reach this server; and the door to the house, for somebody at this machine."""

from litestar import Controller, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from auberge import wire as m
from auberge.core.errors import BadSetup
from auberge.server.http.asgi import HttpRequest, is_at_this_machine
from auberge.server.http.refusals import or_else
from auberge.server.lan.lan_access import LanAccess

TheLanAccess = NamedDependency[LanAccess]


class Reach(Controller):
    """Who may come in, over HTTP."""

    path = "/api/reach"
    tags = ("lobby",)

    @get("/", sync_to_thread=False, summary="Where other devices reach this server", responses=or_else())
    def reach(self, the_lan_access: TheLanAccess, request: HttpRequest) -> m.Reach:
        return the_lan_access.reach() if is_at_this_machine(request) else the_lan_access.reach_from_afar()

    @put("/", summary="Open the house to its other devices, or close it", responses=or_else(413))
    async def change(self, data: JSONBody[m.HouseWish], the_lan_access: TheLanAccess, request: HttpRequest) -> m.Reach:
        if not is_at_this_machine(request):
            raise BadSetup("server-house-from-afar")
        await (the_lan_access.open() if data.open else the_lan_access.close())
        return the_lan_access.reach()
