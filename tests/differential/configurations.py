"""Random requests: one seed, one request, whatever ran before."""

import random

import numpy as np

from configured_inputs import add_input
from given_numbers import give_weights, leave_out_defaults, numbers, override_nodes
from stability import is_stable

ACTIVATIONS = ["relu", "gelu", "gelu_tanh", "silu", "swiglu"]


def configuration(seed):
    """The request of a seed: the first in its own stream whose result is not all rounding."""
    rng = random.Random(seed)
    while True:
        request = draw_request(rng, drawn=seed % 5 == 0)
        if is_stable(request):
            return request


def draw_request(rng, drawn):
    """One request; with `drawn` it leaves its weights, or most of them, to the generator."""
    shape = Shape(rng)
    request = {"command": "run", "input": {}}
    request["attention"] = attention_options(rng, shape)
    if shape.kind:
        request["block"] = block_options(rng, shape)
    request["position"] = position_options(rng, shape)
    if rng.random() < 0.25:
        make_standard(request, shape)
    add_input(rng, shape, request)
    request["attention"].update(mask_options(rng, shape))
    drop_empty(request)
    if drawn:
        request["weights"] = drawn_weights(rng)
    give_weights(rng, request, fraction=rng.choice([0, 0, 0.15]) if drawn else 1)
    if rng.random() < 0.2:
        override_nodes(rng, request)
    return request


def make_standard(request, shape):
    """Leaves what PyTorch's own MultiheadAttention and transformer layers can do as a whole."""
    shape.normalize = "softmax"
    if shape.position == "rotary":
        shape.position = request["position"]["kind"] = "none"
    for name in ("score", "scale", "additive_hidden", "normalize", "dropout"):
        request["attention"].pop(name, None)
    if shape.style == "untransposed":
        shape.style = request["attention"]["head_style"] = "split"
    block = request.get("block", {})
    for name in ("norm", "residual", "attention", "feed_forward", "dropout", "deep_norm_alpha"):
        block.pop(name, None)
    if block.get("norm_position") == "sandwich":
        block["norm_position"] = "pre"
    if block.get("activation") == "swiglu":
        block["activation"] = "gelu"


class Shape:
    """The sizes and the choices on which others depend."""

    def __init__(self, rng):
        self.kind = rng.choice([None, None, "decoder", "encoder", "encoder_decoder"])
        self.style = rng.choice(["split"] * 5 + ["stacked"] * 2 + ["untransposed"])
        self.projections = rng.random() < 0.8
        share = {None: 0.4, "decoder": 0.15, "encoder": 0.15, "encoder_decoder": 1}[self.kind]
        self.cross = rng.random() < share  # keys and values of a context
        if self.cross:
            self.style = rng.choice(["split", "split", "stacked"])
        self.position = rng.choice(["none", "none", "sinusoidal", "learned", "rotary"])
        if self.kind and self.style == "stacked":
            self.projections = True  # without them every head is as wide as x, and x could not be added
        self.heads = rng.choice([1, 2, 2, 4, 4] if self.style == "split" else [1, 2, 2, 4, 4, 4])
        self.head_dim = rng.choice([2, 4] if self.position == "rotary" else [1, 2, 3, 4])
        self.kv_heads = self.heads
        if self.style == "split" and self.projections:
            self.kv_heads = rng.choice([k for k in (1, 2, 4) if self.heads % k == 0])
        self.same_width = self.kind is not None or not self.projections or rng.random() < 0.3
        self.d_in = self.heads * self.head_dim if self.same_width else rng.choice([2, 3, 5, 8, 16])
        if self.style == "stacked" and self.kind is None and self.same_width:
            self.d_in = self.head_dim  # every head is as wide as x
        if self.kind:
            while self.d_in < 4:  # a norm over very few features is all rounding
                self.d_in *= 2
        self.context_d_in = self.d_in
        if self.cross and not self.same_width and self.position != "learned" and rng.random() < 0.8:
            self.context_d_in = rng.choice([1, 4, 7])
        self.batch = rng.choice([1, 1, 2, 3])
        self.tokens = rng.randint(1, 6)
        self.context_batch = rng.choice([1, self.batch])
        self.context_tokens = rng.randint(1, 6)
        self.padded = rng.random() < 0.6
        self.context_padded = rng.random() < 0.5
        self.normalize = rng.choice(["softmax", "softmax", "softmax_naive", "sum"])


def attention_options(rng, shape):
    options = {"num_heads": shape.heads, "head_style": shape.style, "normalize": shape.normalize}
    options["projections"] = shape.projections
    options["score"] = rng.choice(["scaled_dot"] * 3 + ["dot", "cosine", "additive", "bilinear"])
    if options["score"] == "scaled_dot":
        options["scale"] = rng.choice([True, True, False, round(rng.uniform(0.1, 1.5), 3)])
    if options["score"] == "additive" and rng.random() < 0.5:
        options["additive_hidden"] = rng.randint(1, 6)
    if not shape.same_width:
        options["d_out"] = shape.head_dim * (1 if shape.style == "stacked" else shape.heads)
    if shape.kv_heads != shape.heads or rng.random() < 0.3:
        options["num_kv_heads"] = shape.kv_heads
    options["qkv_bias"] = rng.random() < 0.4
    options["output_projection"] = rng.random() < 0.4
    if rng.random() < 0.25:
        options["dropout"] = dropout_options(rng)
    return leave_out_defaults(rng, options, ATTENTION_DEFAULTS)


ATTENTION_DEFAULTS = {
    "num_heads": 1,
    "head_style": "split",
    "normalize": "softmax",
    "projections": True,
    "score": "scaled_dot",
    "scale": True,
    "qkv_bias": False,
    "output_projection": False,
}


def dropout_options(rng):
    options = {"rate": rng.choice([0.1, 0.2, 0.5, 0.9, 1]), "generator": rng.choice(["torch", "torch_mkl"])}
    options["seed"] = rng.choice([123, 0, 789, rng.randrange(2**32)])
    return leave_out_defaults(rng, options, {"generator": "torch", "seed": 123})


def mask_options(rng, shape):
    """The mask and its method; with the forgotten transpose there are no tokens to mask."""
    if shape.style == "untransposed":
        return {"mask": {"kind": "none"}} if rng.random() < 0.5 else {}
    reads_context = shape.cross and shape.kind != "encoder_decoder"
    keys = shape.context_tokens if reads_context else shape.tokens
    kind = rng.choice(["none", "causal", "sliding_window", "prefix", "custom", "custom", "absent"])
    options = {}
    if rng.random() < 0.5:
        options["mask_method"] = rng.choice(["minus_infinity", "renormalize", "renormalize"])
    if kind == "absent":
        return options
    mask = options["mask"] = {"kind": kind}
    if kind == "sliding_window":
        mask["window"] = rng.randint(1, 4)
    if kind == "prefix":
        mask["length"] = rng.randint(1, 4)
    if kind == "custom":
        size = shape.batch, shape.tokens, keys
        allowed = (np.asarray(numbers(rng, size, 0, 1)) < 0.7).tolist()
        mask["allowed"] = allowed if rng.random() < 0.5 else allowed[0]
    return options


def block_options(rng, shape):
    options = {"kind": shape.kind, "activation": rng.choice(ACTIVATIONS)}
    options["norm"] = rng.choice(["layer"] * 4 + ["rms", "batch", "deep", "deep", "none"])
    options["norm_position"] = rng.choice(["post", "pre", "sandwich"])
    if options["norm"] == "deep":
        options["norm_position"] = "post"
        if shape.kind == "encoder_decoder" or rng.random() < 0.5:
            options["deep_norm_alpha"] = round(rng.uniform(0.5, 2), 3)
    options["norm_epsilon"] = rng.choice([1e-5, 1e-5, 0, 1e-3])
    options["num_layers"] = rng.choice([1, 1, 2, 3])
    options["final_norm"] = options["norm"] != "none" and rng.random() < 0.4
    options["residual"] = rng.random() < 0.85
    options["attention"] = shape.kind == "encoder_decoder" or rng.random() < 0.85
    options["feed_forward"] = not options["attention"] or rng.random() < 0.85
    if rng.random() < 0.4:
        options["d_ff"] = rng.randint(2, 12)
    if rng.random() < 0.3:
        options["dropout"] = dropout_options(rng)
    return leave_out_defaults(rng, options, BLOCK_DEFAULTS)


BLOCK_DEFAULTS = {
    "kind": "decoder",
    "activation": "relu",
    "norm": "layer",
    "norm_position": "post",
    "norm_epsilon": 1e-5,
    "num_layers": 1,
    "final_norm": False,
    "residual": True,
    "attention": True,
    "feed_forward": True,
}


def position_options(rng, shape):
    options = {"kind": shape.position}
    if shape.position == "learned" and rng.random() < 0.5:
        options["length"] = rng.randint(6, 20)
    return leave_out_defaults(rng, options, {"kind": "none"})


def drawn_weights(rng):
    """Weights by the generator; no explicit value for most of them."""
    init = rng.choice(["torch_linear", "torch_rand", "xavier_uniform", "normal", "identity"])
    options = {"init": init, "seed": rng.choice([0, 123, 123, 789, rng.randrange(2**53)])}
    return leave_out_defaults(rng, options, {"init": "torch_linear", "seed": 123})


def drop_empty(request):
    for name in ("attention", "position"):
        if not request[name]:
            del request[name]
