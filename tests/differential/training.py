"""A hundred steps of training against torch.optim: the loss of every step and the parameters after the last.

The network is written here with torch's own functions and begins with the parameters of the trainer; both learn
from the same examples, torch in float64.
"""

import math

import torch
from torch.nn import functional

STEPS = 100
TOLERANCE = 1e-4  # of each loss and each parameter, absolute and relative to the largest of its tensor

MODEL = {
    "embedding": {"d_in": 16},
    "position": {"kind": "learned"},
    "attention": {"num_heads": 2, "output_projection": True},
    "block": {"num_layers": 2, "norm": "rms", "norm_position": "pre", "final_norm": True, "feed_forward": False},
}
CASES = {
    "adamw": {"task": {"kind": "copy", "length": 4}},
    "adamw with cosine": {
        "task": {"kind": "sort", "length": 4},
        "optimizer": {"schedule": "cosine", "decay_steps": 80, "warmup": 10, "betas": [0.8, 0.95], "weight_decay": 0.1},
    },
    "adamw without clipping": {
        "task": {"kind": "induction", "length": 16},
        "optimizer": {"clip": 0, "warmup": 0, "learning_rate": 0.001},
        "position": {"kind": "rotary"},
    },
    "adamw with a feed-forward network": {
        "task": {"kind": "brackets"},
        "block": {"num_layers": 1, "norm": "layer", "norm_position": "post", "activation": "gelu", "d_ff": 24},
    },
    "sgd": {
        "task": {"kind": "majority"},
        "optimizer": {"kind": "sgd", "learning_rate": 0.05, "warmup": 20, "clip": 0.5},
    },
    "sgd with momentum": {
        "task": {"kind": "pronouns", "words": {"animals": ["okapi", "tapir", "张三"], "of_both": ["cold", "new"]}},
        "optimizer": {"kind": "sgd", "learning_rate": 0.02, "momentum": 0.9, "weight_decay": 0.001},
        "head": {"tied": True},
        "position": {"kind": "sinusoidal"},
    },
}
DEFAULTS = {
    "kind": "adamw",
    "learning_rate": 0.003,
    "betas": [0.9, 0.99],
    "epsilon": 1e-8,
    "momentum": 0,
    "weight_decay": 0.01,
    "warmup": 50,
    "schedule": "constant",
    "decay_steps": 1000,
    "clip": 1,
}


def requests_of(case):
    step = {"command": "train", "trainer": 1, "steps": 1, "examples": True}
    checkpoint = {"command": "checkpoint", "trainer": 1}
    return [{"command": "train_create"} | MODEL | case, checkpoint] + STEPS * [step] + [checkpoint]


def learning_rate(optimizer, step):
    if step < optimizer["warmup"]:
        return optimizer["learning_rate"] * step / optimizer["warmup"]
    if optimizer["schedule"] == "constant":
        return optimizer["learning_rate"]
    rest = optimizer["decay_steps"] - optimizer["warmup"]
    done = min(1, (step - optimizer["warmup"]) / rest)
    return optimizer["learning_rate"] * (1 + math.cos(math.pi * done)) / 2


def rotated(x):
    """The pairs of each row of (…, T, D) turned by the angles of its position."""
    tokens, width = x.shape[-2:]
    angles = torch.arange(tokens)[:, None] * 10000.0 ** (-torch.arange(0, width, 2) / width)
    even, odd = x[..., 0::2], x[..., 1::2]
    pairs = torch.stack([even * angles.cos() - odd * angles.sin(), even * angles.sin() + odd * angles.cos()], -1)
    return pairs.flatten(-2)


def sinusoids(tokens, width):
    angles = torch.arange(tokens)[:, None] / 10000.0 ** (torch.arange(0, width, 2) / width)
    return torch.stack([angles.sin(), angles.cos()], -1).flatten(-2)


class Network:
    def __init__(self, request, parameters):
        self.request = request
        self.p = parameters

    def norm(self, name, x):
        block = self.request["block"]
        if block["norm"] == "rms":
            return x * (x.square().mean(-1, keepdim=True) + 1e-5).rsqrt() * self.p[name + ".gain"]
        return functional.layer_norm(x, x.shape[-1:], self.p[name + ".gain"], self.p[name + ".bias"])

    def attention(self, prefix, x):
        heads = self.request["attention"]["num_heads"]
        split = [
            (x @ self.p[f"{prefix}.W_{name}"]).unflatten(-1, (heads, -1)).transpose(1, 2)
            for name in ("query", "key", "value")
        ]
        if self.request["position"]["kind"] == "rotary":
            split[:2] = [rotated(each) for each in split[:2]]
        query, key, value = split
        scores = query @ key.transpose(-1, -2) / math.sqrt(query.shape[-1])
        hidden = torch.ones(scores.shape[-2:]).triu(1).bool()
        context = scores.masked_fill(hidden, -math.inf).softmax(-1) @ value
        return context.transpose(1, 2).flatten(2) @ self.p[prefix + ".W_output"] + self.p[prefix + ".b_output"]

    def feed_forward(self, prefix, x):
        hidden = functional.gelu(x @ self.p[prefix + ".W_1"] + self.p[prefix + ".b_1"])
        return hidden @ self.p[prefix + ".W_2"] + self.p[prefix + ".b_2"]

    def logits(self, ids):
        x = self.p["embedding"][ids]
        kind = self.request["position"]["kind"]
        if kind == "learned":
            x = x + self.p["position_encoding"][: ids.shape[1]]
        if kind == "sinusoidal":
            x = x + sinusoids(ids.shape[1], x.shape[-1])
        block = self.request["block"]
        parts = [("attention", self.attention)]
        if block.get("feed_forward", True):
            parts.append(("feed_forward", self.feed_forward))
        for layer in range(block["num_layers"]):
            for number, (name, part) in enumerate(parts, 1):
                norm = f"block.{layer}.norm_{number}"
                own = f"block.{layer}.{name}"
                if block["norm_position"] == "pre":
                    x = x + part(own, self.norm(norm, x))
                else:
                    x = self.norm(norm, x + part(own, x))
        if block.get("final_norm"):
            x = self.norm("final_norm", x)
        head = self.p["embedding"].T if self.request.get("head", {}).get("tied") else self.p["W_head"]
        return x @ head


def optimizer_of(config, parameters):
    if config["kind"] == "sgd":
        return torch.optim.SGD(
            parameters, config["learning_rate"], momentum=config["momentum"], weight_decay=config["weight_decay"]
        )
    return torch.optim.AdamW(
        parameters, config["learning_rate"], tuple(config["betas"]), config["epsilon"], config["weight_decay"]
    )


def cut(state, values):
    """The parameters of a checkpoint, by id."""
    numbers = torch.tensor(values, dtype=torch.float64)
    return {one["id"]: numbers[one["first"] :][: math.prod(one["shape"])].reshape(one["shape"]) for one in state}


def compare_training(request, responses):
    """What differs, and the largest difference as a part of what is allowed."""
    refused = next((response for response in responses if not response["ok"]), None)
    if refused is not None:
        return [refused["error"]["message"]], 0
    created, before, *steps, after = [response["result"] for response in responses]
    parameters = {name: cell.clone().requires_grad_() for name, cell in cut(created["state"], before["values"]).items()}
    optimizer_config = DEFAULTS | request.get("optimizer", {})
    network = Network(request, parameters)
    optimizer = optimizer_of(optimizer_config, list(parameters.values()))
    ids = {word: k for k, word in enumerate(created["vocabulary"])}
    differences, worst = [], 0

    def check(name, ours, expected):
        nonlocal worst
        allowed = TOLERANCE * (1 + expected.abs().max().item())
        distance = (ours - expected).abs().max().item() / allowed
        worst = max(worst, distance)
        if not distance <= 1:
            differences.append(f"{name} differs by {distance:.2f} of what is allowed")

    for number, step in enumerate(steps, 1):
        read = torch.tensor([[ids[word] for word in row] for row in step["examples"]["tokens"]])
        wanted = torch.tensor(
            [[-1 if word is None else ids[word] for word in row] for row in step["examples"]["targets"]]
        )
        loss = functional.cross_entropy(network.logits(read).flatten(0, 1), wanted.flatten(), ignore_index=-1)
        check(f"the loss of step {number}", torch.tensor(step["losses"][0]), loss.detach())
        optimizer.zero_grad()
        loss.backward()
        if optimizer_config["clip"]:
            torch.nn.utils.clip_grad_norm_(parameters.values(), optimizer_config["clip"])
        for group in optimizer.param_groups:
            group["lr"] = learning_rate(optimizer_config, number)
        optimizer.step()
    for name, ours in cut(created["state"], after["values"]).items():
        check(name, ours, parameters[name].detach())
    return differences, worst
