"""The network that is taught, as PyTorch has it, and as `auberge.envs.policy` plays it."""

from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn.functional import log_softmax

from auberge.core.observation import Spec
from auberge.envs.policy import Inputs, Numbers, Policy, Weights

HIDDEN: Final = 128
_NEVER: Final = -1e9  # the logit of what is not legal


class Network(nn.Module):
    """What to do, and beside it who will win."""

    def __init__(self, described: Spec, space: int) -> None:
        super().__init__()
        self.spec: Final = described
        self.inputs: Final = Inputs(described)
        self.categories = nn.EmbeddingBag(self.inputs.rows, HIDDEN, mode="sum")
        self.numbers = nn.Linear(self.inputs.numbers, HIDDEN)
        self.between = nn.Linear(HIDDEN, HIDDEN)
        self.actions = nn.Linear(HIDDEN, space)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.categories.weight, std=1 / self.inputs.categories**0.5)
        nn.init.normal_(self.actions.weight, std=0.01)
        nn.init.normal_(self.value.weight, std=0.01)

    def forward(self, rows: Tensor, numbers: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the probabilities of all actions, and the value for the seat that decides."""
        hidden = torch.relu(self.categories(rows) + self.numbers(numbers))
        hidden = torch.relu(self.between(hidden))
        logits = self.actions(hidden).masked_fill(~masks, _NEVER)
        return log_softmax(logits, dim=1), self.value(hidden).squeeze(1)

    def look(self, observations: NDArray[np.int16], masks: NDArray[np.bool_]) -> tuple[Tensor, Tensor]:
        """The same for observations as they come."""
        rows, numbers = self.inputs.read(observations)
        return self.forward(torch.from_numpy(rows), torch.from_numpy(numbers), torch.from_numpy(masks.copy()))

    def policy(self) -> Policy:
        """What plays without PyTorch."""
        return Policy(
            self.spec,
            Weights(
                categories=_array(self.categories.weight),
                numbers=_array(self.numbers.weight.T),
                first=_array(self.numbers.bias),
                between=_array(self.between.weight.T),
                second=_array(self.between.bias),
                actions=_array(self.actions.weight.T),
                actions_bias=_array(self.actions.bias),
            ),
        )


def draw(logs: Tensor) -> NDArray[np.int64]:
    """An action for each row, with the probabilities given."""
    race = torch.empty_like(logs).exponential_()
    found: NDArray[np.int64] = (logs.exp() / race).argmax(1).numpy()
    return found


def _array(part: Tensor) -> Numbers:
    found: Numbers = part.detach().numpy().astype(np.float32)
    return found
