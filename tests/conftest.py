"""Settings for all tests: no time limits an example, and the same examples in every run."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "tenarcade",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("tenarcade")
