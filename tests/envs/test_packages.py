"""Says which packages are missing, so that no test is left out in silence."""

import pytest

from tests.envs.packages import NEEDED, PACKAGES, version_of


@pytest.mark.parametrize("package", PACKAGES)
def test_a_package_is_there(package: str) -> None:
    if version_of(package) is None and not NEEDED:
        pytest.skip(f"{package} is not installed: {PACKAGES[package]} is left out")
    assert version_of(package) is not None
