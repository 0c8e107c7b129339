"""The reference: every node of a `run` response, computed in float64 from the request alone.

Written against the published description of the API and independent of the core. A cell that is counted
out (a row of `sum` whose divisor is nearly 0) is NaN, and so is, by arithmetic, all that depends on it.
"""

from .inputs import read_inputs
from .settings import Settings
from .stack import compute_output
from .tape import Tape


def compute(request, parameters=None, noise=None):
    """The Tape of a `run` request.

    `parameters` replaces the source of its weights (draws.py), `noise` shakes every node (stability.py).
    """
    tape = Tape(request, parameters, noise)
    settings = Settings(request)
    inputs = read_inputs(request, tape)
    tape.output = compute_output(tape, settings, inputs)
    tape.inputs = inputs
    return tape
