from pettingzoo.utils.env import ActionType, AECEnv, AgentID, ObsType, ParallelEnv

class turn_based_aec_to_parallel_wrapper(ParallelEnv[AgentID, ObsType, ActionType | None]):
    def __init__(self, aec_env: AECEnv[AgentID, ObsType, ActionType | None]) -> None: ...
