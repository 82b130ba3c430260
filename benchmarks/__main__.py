"""`python -m benchmarks [SUBJECT …]`: always next to something in the same run."""

import importlib
import sys

SUBJECTS = ("playouts", "scoring", "arena", "frames", "race", "start", "memory", "bundle")


def main(chosen: list[str]) -> int:
    unknown = [name for name in chosen if name not in SUBJECTS]
    if unknown:
        print(f"benchmarks: no subject {unknown[0]!r}; there are: {', '.join(SUBJECTS)}", file=sys.stderr)
        return 2
    for name in chosen or SUBJECTS:
        try:
            subject = importlib.import_module(f"benchmarks.{name}")
        except ModuleNotFoundError as error:
            print(f"benchmarks: {error.name} is missing; pip install '.[bench]' brings it", file=sys.stderr)
            return 2
        print(f"\n{name}")
        subject.run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
