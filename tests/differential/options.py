"""Which value of which option a request exercises; a field made idle by the rest is not counted."""

from collections import Counter

LEAST = 15

VALUES = {
    "input": ["text", "tokens", "embeddings"],
    "input.tokenizer": ["word", "whitespace", "character"],
    "batch": ["one", "several"],
    "lengths": ["equal", "unequal"],
    "context": ["none", "text", "tokens", "embeddings"],
    "context batch": ["as input", "one for several"],
    "context lengths": ["equal", "unequal"],
    "context width": ["as input", "other"],
    "embedding.kind": ["token", "random", "table"],
    "embedding.seed": ["default", "given"],
    "position.kind": ["none", "sinusoidal", "learned", "rotary"],
    "position.length": ["default", "given"],
    "attention.score": ["scaled_dot", "dot", "cosine", "additive", "bilinear"],
    "attention.additive_hidden": ["default", "given"],
    "attention.projections": [True, False],
    "attention.d_out": ["default", "given"],
    "attention.num_heads": [1, 2, 4],
    "attention.num_kv_heads": ["equal", "grouped", "multi-query"],
    "attention.head_style": ["split", "stacked", "untransposed"],
    "attention.qkv_bias": [True, False],
    "attention.output_projection": [True, False],
    "attention.scale": ["true", "false", "number"],
    "attention.mask": ["none", "causal", "sliding_window", "prefix", "custom 2-D", "custom per batch", "absent"],
    "attention.mask_method": ["minus_infinity", "renormalize"],
    "attention.normalize": ["softmax", "softmax_naive", "sum"],
    "attention.dropout": ["none", "torch", "torch_mkl"],
    "block.kind": ["absent", "decoder", "encoder", "encoder_decoder"],
    "block.attention": [True, False],
    "block.feed_forward": [True, False],
    "block.d_ff": ["default", "given"],
    "block.activation": ["relu", "gelu", "gelu_tanh", "silu", "swiglu"],
    "block.norm": ["layer", "rms", "batch", "deep", "none"],
    "block.norm_position": ["post", "pre", "sandwich"],
    "block.norm_epsilon": [1e-5, 0, 1e-3],
    "block.deep_norm_alpha": ["default", "given"],
    "block.final_norm": [True, False],
    "block.residual": [True, False],
    "block.num_layers": [1, 2, 3],
    "block.dropout": ["none", "torch", "torch_mkl"],
    "weights.values": ["all", "some", "none"],
    "weights.layout": ["in_out", "torch"],
    "weights.init": ["torch_linear", "torch_rand", "xavier_uniform", "normal", "identity"],
    "weights.seed": ["default", "given"],
    "overrides": [0, 1, 2],
}


def used_options(request, tape):
    """Pairs (option, value)."""
    used = input_options(request, tape)
    attends = any(call.kind == "attention" for call in tape.calls) or "weights" in tape.nodes
    if attends or request.get("block", {}).get("attention", True):
        used += attention_options(request, tape)
    used += block_options(request) if "block" in request else [("block.kind", "absent")]
    used += weight_options(request, tape)
    return used + [("overrides", len(request.get("overrides", {})))]


def form_of(given, prefix):
    return next((form for form in ("text", "tokens", "embeddings") if prefix + form in given), "none")


def default_or_given(settings, name):
    return "given" if name in settings else "default"


def input_options(request, tape):
    given, inputs = request["input"], tape.inputs
    several = len(inputs.x) > 1
    used = [("input", form_of(given, "")), ("batch", "several" if several else "one")]
    used.append(("lengths", "unequal" if len(set(inputs.lengths)) > 1 else "equal"))
    used.append(("context", form_of(given, "context_")))
    if inputs.context is not None:
        shared = several and len(inputs.context) == 1
        used.append(("context batch", "one for several" if shared else "as input"))
        other = inputs.context.shape[-1] != inputs.x.shape[-1]
        used.append(("context width", "other" if other else "as input"))
        used.append(("context lengths", "unequal" if len(set(inputs.context_lengths)) > 1 else "equal"))
    if "text" in given or "context_text" in given:
        used.append(("input.tokenizer", given.get("tokenizer", "word")))
    embedding, position = request.get("embedding", {}), request.get("position", {})
    if "embedding" in tape.nodes:
        used.append(("embedding.kind", embedding.get("kind", "token")))
        if embedding.get("kind") != "table":
            used.append(("embedding.seed", default_or_given(embedding, "seed")))
    used.append(("position.kind", position.get("kind", "none")))
    if position.get("kind") == "learned":
        used.append(("position.length", default_or_given(position, "length")))
    return used


def attention_options(request, tape):
    attention = request.get("attention", {})
    heads, score = attention.get("num_heads", 1), attention.get("score", "scaled_dot")
    kv_heads = attention.get("num_kv_heads", heads)
    used = [(f"attention.{name}", attention.get(name, default)) for name, default in SIMPLE.items()]
    many = "multi-query" if kv_heads == 1 else "grouped"
    used.append(("attention.num_kv_heads", "equal" if kv_heads == heads else many))
    if score == "additive":
        used.append(("attention.additive_hidden", default_or_given(attention, "additive_hidden")))
    if score == "scaled_dot":
        scale = attention.get("scale", True)
        used.append(("attention.scale", str(scale).lower() if isinstance(scale, bool) else "number"))
    if attention.get("projections", True):
        used.append(("attention.qkv_bias", attention.get("qkv_bias", False)))
        if "block" not in request:
            used.append(("attention.d_out", default_or_given(attention, "d_out")))
    if any(node_id.split(".")[-1] == "mask" for node_id in tape.nodes):
        used.append(("attention.mask_method", attention.get("mask_method", "minus_infinity")))
    used.append(("attention.mask", mask_of(attention)))
    used.append(("attention.dropout", dropout_of(attention)))
    return used


SIMPLE = {
    "score": "scaled_dot",
    "projections": True,
    "num_heads": 1,
    "head_style": "split",
    "output_projection": False,
    "normalize": "softmax",
}


def mask_of(attention):
    if "mask" not in attention:
        return "absent"
    kind = attention["mask"]["kind"]
    if kind != "custom":
        return kind
    return "custom per batch" if isinstance(attention["mask"]["allowed"][0][0], list) else "custom 2-D"


def dropout_of(settings):
    dropout = settings.get("dropout", {})
    return dropout.get("generator", "torch") if dropout.get("rate", 0) else "none"


def block_options(request):
    block = request["block"]
    defaults = {"kind": "decoder", "attention": True, "feed_forward": True, "norm": "layer"}
    defaults |= {"final_norm": False, "residual": True, "num_layers": 1}
    used = [(f"block.{name}", block.get(name, default)) for name, default in defaults.items()]
    if block.get("feed_forward", True):
        used.append(("block.d_ff", default_or_given(block, "d_ff")))
        used.append(("block.activation", block.get("activation", "relu")))
    if block.get("norm", "layer") != "none":
        used.append(("block.norm_position", block.get("norm_position", "post")))
        used.append(("block.norm_epsilon", block.get("norm_epsilon", 1e-5)))
    if block.get("norm") == "deep":
        used.append(("block.deep_norm_alpha", default_or_given(block, "deep_norm_alpha")))
    return used + [("block.dropout", dropout_of(block))]


def weight_options(request, tape):
    weights = request.get("weights", {})
    values = weights.get("values", {})
    if not tape.parameter_ids:
        return []
    amount = "all" if set(values) == set(tape.parameter_ids) else "some"
    used = [("weights.values", amount if values else "none")]
    if values:
        used.append(("weights.layout", weights.get("layout", "in_out")))
    if amount != "all":
        used.append(("weights.init", weights.get("init", "torch_linear")))
        used.append(("weights.seed", default_or_given(weights, "seed")))
    return used


class Table:
    """How often each value of each option occurred."""

    def __init__(self):
        self.counts = Counter()

    def add(self, request, tape):
        self.counts.update(set(used_options(request, tape)))

    def lines(self):
        for option, values in VALUES.items():
            yield f"  {option:28}" + "  ".join(f"{value} {self.counts[option, value]}" for value in values)

    def complaints(self):
        """Values that are too rare, and values that the list above does not know."""
        known = [(option, value) for option, values in VALUES.items() for value in values]
        rare = [pair for pair in known if self.counts[pair] < LEAST]
        unknown = [pair for pair in self.counts if pair not in known]
        sentences = [f"{option} = {value} is not in the table" for option, value in unknown]
        for option, value in rare:
            times = self.counts[option, value]
            sentences.append(f"{option} = {value} occurs {times} times, not {LEAST}")
        return sentences
