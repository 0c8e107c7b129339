"""Random numbers as PyTorch draws them on a CPU, drawn by PyTorch itself where it can."""

import math

import numpy as np
import torch


class Parameters:
    """Parameters in the order in which they are asked for, which is the order of draws.

    Roles: "matrix" (in, out); "bias", of the matrix asked for before it; "stored", a matrix kept in the
    orientation (out, in); "vector", a row of such; "gain" and "norm_bias".
    """

    def __init__(self, weights, embedding):
        self.init = weights.get("init", "torch_linear")
        self.values = weights.get("values", {})
        self.torch_layout = weights.get("layout", "in_out") == "torch"
        self.generator = torch.Generator().manual_seed(weights.get("seed", 123))
        self.embedding_generator = self.generator
        if "seed" in embedding:
            self.embedding_generator = torch.Generator().manual_seed(embedding["seed"])
        self.fan_in = None

    def get(self, node_id, shape, role):
        drawn = self.draw(shape, role)
        if node_id not in self.values:
            return drawn.numpy().astype(np.float64)
        given = np.asarray(self.values[node_id], np.float32).astype(np.float64)
        if self.torch_layout and role == "matrix":
            return given.reshape(shape[::-1]).T
        return given.reshape(shape)

    def embedding_table(self, rows, width):
        """nn.Embedding(rows, width).weight."""
        return torch.empty(rows, width).normal_(0, 1, generator=self.embedding_generator)

    def draw(self, shape, role):
        if role == "gain":
            return torch.ones(shape)
        if role == "norm_bias":
            return torch.zeros(shape)
        if role != "bias":
            self.fan_in = shape[0] if role == "matrix" else shape[-1]
        if self.init == "torch_linear":
            return self.draw_linear(shape, role)
        if role == "bias":
            return torch.zeros(shape)
        return draw_plain(self.init, shape, self.generator)

    def draw_linear(self, shape, role):
        bound = 1 / math.sqrt(self.fan_in)
        stored = shape[::-1] if role == "matrix" else shape
        drawn = torch.empty(stored).uniform_(-bound, bound, generator=self.generator)
        return drawn.T.contiguous() if role == "matrix" else drawn


def draw_plain(init, shape, generator):
    """A plain Parameter, row-major as it is kept."""
    if init == "torch_rand":
        return torch.rand(shape, generator=generator)
    if init == "normal":
        return torch.empty(shape).normal_(0, 0.02, generator=generator)
    rows, columns = shape if len(shape) == 2 else (1, shape[0])
    if init == "identity":
        return torch.eye(rows, columns).reshape(shape)
    bound = math.sqrt(3) * math.sqrt(2 / (rows + columns))
    return torch.empty(shape).uniform_(-bound, bound, generator=generator)


def token_vector(text, seed, width):
    """The vector of kind `token`: randn after a seed made of the token's own bytes (FNV-1a, 32 bit)."""
    digest = 2166136261
    for byte in text.encode():
        digest = (digest ^ byte) * 16777619 % 2**32
    generator = torch.Generator().manual_seed((seed + digest) % 2**32)
    return torch.randn(width, generator=generator).numpy()


class Dropout:
    """The noise of one dropout setting, its generator seeded once."""

    def __init__(self, setting):
        self.rate = setting.get("rate", 0)
        self.generator = setting.get("generator", "torch")
        self.seed = setting.get("seed", 123)
        self.torch = torch.Generator().manual_seed(self.seed)
        self.engine = np.random.RandomState(self.seed % 2**32)

    def noise(self, shape):
        """Cells of 0 or 1 / (1 - rate); at rate 1 all are 0 and nothing is drawn."""
        if self.rate == 1:
            return np.zeros(shape)
        count = math.prod(shape)
        kept = self.kept_mkl(count) if self.generator == "torch_mkl" else self.kept_torch(count)
        return kept.reshape(shape) * float(1 / np.float32(1 - self.rate))

    def kept_torch(self, count):
        if torch.backends.mkl.is_available():  # there bernoulli_ is kept_mkl; this is its loop without MKL
            uniform = torch.rand(count, dtype=torch.float64, generator=self.torch)
            return (uniform < 1 - self.rate).double().numpy()
        return torch.empty(count).bernoulli_(1 - self.rate, generator=self.torch).double().numpy()

    def kept_mkl(self, count):
        """MCG31m1 of Intel MKL, seeded by one draw of the Mersenne Twister for each call."""
        modulus = 2**31 - 1
        state = int(self.engine.randint(0, 2**32, dtype=np.uint32)) % modulus or 1
        kept = np.empty(count)
        for i in range(count):
            kept[i] = state / modulus < 1 - self.rate
            state = 1132489760 * state % modulus
        return kept
