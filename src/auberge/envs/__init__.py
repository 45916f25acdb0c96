"""The old name of `auberge.lab.envs`, for one more version."""

from auberge.lab.old_names import forward

forward(__name__)
