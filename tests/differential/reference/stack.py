"""Attention alone, or blocks in a stack: what follows x."""

import math

import numpy as np

from .attention import attention
from .norms import norm

FEATURES = "batch query feature"
HIDDEN = "batch query hidden"


def compute_output(tape, settings, inputs):
    """Records everything after x; returns the id of the last node."""
    if not settings.has_block:
        memory, lengths = inputs.x, inputs.lengths
        if inputs.context is not None:
            memory, lengths = inputs.context, inputs.context_lengths
        attention(tape, settings, "", inputs.x, memory, settings.self_mask(), lengths, settings.d_out)
        return "output" if settings.output_projection else "context"
    x = run_layers(tape, settings, inputs)
    if has_final_norm(settings):
        norm(tape, settings, "final_norm", x, real_tokens(x, inputs.lengths))
        return "final_norm"
    return list(tape.nodes)[-1]


def has_final_norm(settings):
    return settings.block.final_norm and settings.block.norm != "none"


def real_tokens(x, lengths):
    """(B, T) booleans; x may have more rows than lengths when a context of batch 1 is shared."""
    return np.broadcast_to(np.arange(x.shape[1])[None, :] < lengths[:, None], x.shape[:2])


def run_layers(tape, settings, inputs):
    x = inputs.x
    real = real_tokens(x, inputs.lengths)
    if settings.block.kind != "encoder_decoder":
        for number in range(settings.block.num_layers):
            layer = Layer(tape, settings, f"block.{number}.", real)
            layer.source, layer.source_lengths = inputs.context, inputs.context_lengths
            x = layer.run(x, settings.self_mask(), inputs.lengths)
        return x
    memory = inputs.context
    context_real = real_tokens(memory, inputs.context_lengths)
    for layer in range(settings.block.num_layers):
        encoder = Layer(tape, settings, f"encoder.{layer}.", context_real)
        memory = encoder.run(memory, {"kind": "none"}, inputs.context_lengths)
    if has_final_norm(settings):
        memory = norm(tape, settings, "encoder.final_norm", memory, context_real)
    for layer in range(settings.block.num_layers):
        decoder = Layer(tape, settings, f"decoder.{layer}.", real)
        decoder.memory, decoder.memory_lengths = memory, inputs.context_lengths
        x = decoder.run(x, settings.self_mask(), inputs.lengths)
    return x


class Layer:
    """Sublayers, each wrapped in its residual and norm: post, pre, sandwich, deep."""

    def __init__(self, tape, settings, scope, real):
        self.tape = tape
        self.settings = settings
        self.scope = scope
        self.real = real
        self.source = None  # where keys and values of its attention come from, when not from x
        self.source_lengths = None
        self.memory = None  # (B or 1, S, C) in a decoder that reads an encoder
        self.memory_lengths = None

    def run(self, x, mask, lengths):
        block = self.settings.block
        first = x
        place = 1
        if block.attention:
            x = self.wrap(place, x, lambda y: self.attend_to_source(y, mask, lengths))
        if self.memory is not None:
            place += 1
            cross = self.memory, {"kind": "none"}, self.memory_lengths
            x = self.wrap(place, x, lambda y: self.attend("cross_attention.", y, *cross))
        if block.feed_forward:
            x = self.wrap(place + 1, x, self.feed_forward)
        if self.source is None:
            self.log_layer(first, mask, lengths)
        return self.tape.record(self.scope + "output", x, FEATURES)

    def log_layer(self, first, mask, lengths):
        self.tape.log(
            "layer", self.scope + "output", scope=self.scope, x=first, memory=self.memory,
            mask=mask, lengths=lengths, memory_lengths=self.memory_lengths,
        )  # fmt: skip

    def wrap(self, place, x, sublayer):
        block = self.settings.block
        before = block.norm_position in ("pre", "sandwich")
        y = self.norm(f"norm_{place}", x) if before else x
        y = sublayer(y)
        if block.norm_position == "sandwich":
            y = self.norm(f"norm_{place}_after", y)
        noise, dropped = f"{self.scope}dropout_mask_{place}", f"{self.scope}dropped_{place}"
        y = self.tape.dropout(self.tape.block_dropout, noise, dropped, y, FEATURES)
        if block.residual:
            kept = x * block.alpha if block.norm == "deep" else x
            y = self.tape.record(f"{self.scope}residual_{place}", kept + y, FEATURES)
        return y if before else self.norm(f"norm_{place}", y)

    def norm(self, name, x):
        return norm(self.tape, self.settings, self.scope + name, x, self.real)

    def attend(self, name, x, memory, mask, lengths):
        d_out = x.shape[-1]
        if self.settings.head_style == "stacked":
            d_out //= self.settings.num_heads
        return attention(self.tape, self.settings, self.scope + name, x, memory, mask, lengths, d_out)

    def attend_to_source(self, x, mask, lengths):
        if self.source is None:
            return self.attend("attention.", x, x, mask, lengths)
        return self.attend("attention.", x, self.source, mask, self.source_lengths)

    def feed_forward(self, x):
        block, tape, scope = self.settings.block, self.tape, self.scope + "feed_forward."
        d_in = x.shape[-1]
        d_ff = block.d_ff or 4 * d_in
        gated = block.activation == "swiglu"
        names = ["1", "gate", "2"] if gated else ["1", "2"]
        weights = {}
        for name in names:
            rows, columns = (d_ff, d_in) if name == "2" else (d_in, d_ff)
            weight = tape.parameter(f"{scope}W_{name}", (rows, columns), "matrix")
            weights[name] = weight, tape.parameter(f"{scope}b_{name}", (columns,), "bias")
        hidden = tape.linear(scope + "hidden", x, *weights["1"], HIDDEN)
        gate = tape.linear(scope + "gate", x, *weights["gate"], HIDDEN) if gated else None
        if gated:
            y = self.activated("gate_activated", "silu", gate)
            y = tape.record(scope + "activated", y * hidden, HIDDEN)
        else:
            y = self.activated("activated", block.activation, hidden)
        y = tape.dropout(tape.block_dropout, scope + "dropout_mask", scope + "dropped", y, HIDDEN)
        return tape.linear(scope + "output", y, *weights["2"], FEATURES)

    def activated(self, node, name, x):
        node_id = f"{self.scope}feed_forward.{node}"
        self.tape.log("activation", node_id, name=name, x=x)
        return self.tape.record(node_id, activate(name, x), HIDDEN)


def activate(name, x):
    if name == "relu":
        return np.maximum(x, 0)
    if name == "gelu":
        return x * 0.5 * (1 + np.vectorize(math.erf, otypes=[float])(x / math.sqrt(2)))
    if name == "gelu_tanh":
        return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
    with np.errstate(over="ignore"):  # far to the left exp(-x) is inf and the quotient the 0 it should be
        return x / (1 + np.exp(-x))
