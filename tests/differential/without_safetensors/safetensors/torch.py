import torch

from . import numpy


def load(data):
    """The tensors of a file by name, given its bytes."""
    return {name: torch.from_numpy(values.copy()) for name, values in numpy.load(data).items()}
