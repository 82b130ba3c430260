"""The command line: choosing what to do, and one line for whatever goes wrong."""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from tenarcade.cli.speech import BAD_USE, BadUse, one_line
from tenarcade.client.environment import prepare_environment
from tenarcade.log import LogStream, open_log, speak_into
from tenarcade.resources import ResourcesMissing
from tenarcade.storage.folder import data_folder

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    if None in (sys.stdout, sys.stderr):
        speak_into(open_log(data_folder()))
    _never_fail_to_spell()
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except (BadUse, ResourcesMissing) as error:
        return _complain(str(error), BAD_USE)
    except KeyboardInterrupt:
        return _complain("stopped", INTERRUPTED)
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        return _complain(error.strerror or str(error), BAD_USE)
    return code


def _never_fail_to_spell() -> None:
    """Not every terminal has every letter; a question mark is better than no answer."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _run(arguments: Sequence[str] | None) -> int:
    told = sys.argv[1:] if arguments is None else arguments
    if not told:
        return _open_window()
    # Imported only now: whoever opens the window waits for none of the other commands.
    from tenarcade.cli.parser import build_parser  # noqa: PLC0415

    parsed = build_parser().parse_args(told)
    if parsed.self_test:
        return _test_itself()
    if parsed.command is None:
        return _open_window()
    code: int = parsed.run(parsed)
    return code


def _open_window() -> int:
    """Imported only now: the other commands need neither screen nor sound."""
    prepare_environment()
    from tenarcade.crash import FORESEEN, show_box  # noqa: PLC0415
    from tenarcade.launch import launch  # noqa: PLC0415

    log = open_log(data_folder())
    log.catch_what_nobody_hears()
    try:
        return launch(log)
    except FORESEEN as error:
        if isinstance(sys.stderr, LogStream):
            show_box(str(error))
        raise BadUse(str(error)) from error
    finally:
        log.close()


def _test_itself() -> int:
    prepare_environment()
    from tenarcade.crash import FORESEEN  # noqa: PLC0415
    from tenarcade.self_test import run  # noqa: PLC0415

    try:
        return run()
    except FORESEEN as error:
        raise BadUse(str(error)) from error


def _complain(sentence: str, code: int) -> int:
    print(f"tenarcade: {one_line(sentence)}", file=sys.stderr)
    return code


def _drop_output() -> None:
    """What cannot be written now must not be tried again, and fail aloud, on the way out."""
    with suppress(io.UnsupportedOperation):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
