from pettingzoo.utils.env import AECEnv as AECEnv
from pettingzoo.utils.env import ParallelEnv as ParallelEnv

__version__: str
