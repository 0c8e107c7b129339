"""The same results by PyTorch's own modules, in float64, where there is one for a computation."""

from functools import partial

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from transformer_modules import by_attention, by_transformer_layer


def expectations(request, tape, settings):
    """Triples (module, node id, values) for all that a module computes; NaN where the module has no answer."""
    found = by_dropout(tape) if not tape.overrides else []
    for call in tape.calls:
        if call.kind in LOCAL:
            name, values = LOCAL[call.kind](**call.arguments)
            found.append((name, call.node, values))
        elif not tape.overrides and call.kind == "attention":
            found += by_attention(tape, settings, **call.arguments)
        elif not tape.overrides and call.kind == "layer":
            found += by_transformer_layer(tape, settings, call.node, **call.arguments)
    return found


def tensor(values):
    return torch.from_numpy(np.array(values, np.float64))


def by_linear(x, weight, bias):
    module = nn.Linear(*weight.shape, bias=bias is not None).double()
    module.weight.data = tensor(weight.T)
    if bias is not None:
        module.bias.data = tensor(bias)
    return "nn.Linear", module(tensor(x)).detach().numpy()


def by_layer_norm(x, gain, bias, epsilon, real):
    module = nn.LayerNorm(x.shape[-1], eps=epsilon).double()
    module.weight.data, module.bias.data = tensor(gain), tensor(bias)
    return "nn.LayerNorm", module(tensor(x)).detach().numpy()


def by_batch_norm(x, gain, bias, epsilon, real):
    """In training mode, over the real tokens; it refuses a single one."""
    values = np.full(x.shape, np.nan)
    if real.sum() > 1:
        module = nn.BatchNorm1d(x.shape[-1], eps=epsilon).double().train()
        module.weight.data, module.bias.data = tensor(gain), tensor(bias)
        values[real] = module(tensor(x[real])).detach().numpy()
    return "nn.BatchNorm1d", values


ACTIVATIONS = {
    "relu": nn.ReLU(),
    "gelu": nn.GELU(),
    "gelu_tanh": nn.GELU(approximate="tanh"),
    "silu": nn.SiLU(),
}


def by_activation(name, x):
    module = ACTIVATIONS[name]
    return f"nn.{module}", module(tensor(x)).numpy()


def by_softmax(x):
    return "F.softmax", F.softmax(tensor(x), dim=-1).numpy()


def by_cosine(query, key):
    similarity = F.cosine_similarity(tensor(query)[..., :, None, :], tensor(key)[..., None, :, :], dim=-1)
    return "F.cosine_similarity", similarity.numpy()


def by_bilinear(query, key, weight):
    query, key = torch.broadcast_tensors(tensor(query)[..., :, None, :], tensor(key)[..., None, :, :])
    form = partial(F.bilinear, weight=tensor(weight)[None])
    return "F.bilinear", form(key.contiguous(), query.contiguous())[..., 0].numpy()


def by_embedding(sentences, table):
    """nn.Embedding whose last row is the padding."""
    padding = len(table.row)
    ids = [[padding if token is None else table.row[token] for token in sentence] for sentence in sentences]
    rows = torch.cat([tensor(table.values), torch.zeros(1, table.values.shape[1])])
    module = nn.Embedding.from_pretrained(rows, padding_idx=padding)
    return "nn.Embedding", module(torch.tensor(ids)).numpy()


LOCAL = {
    "linear": by_linear,
    "layer_norm": by_layer_norm,
    "batch_norm": by_batch_norm,
    "activation": by_activation,
    "softmax": by_softmax,
    "cosine": by_cosine,
    "bilinear": by_bilinear,
    "lookup": by_embedding,
}


def by_dropout(tape):
    """nn.Dropout after manual_seed, call after call, for the generator that this PyTorch is built with."""
    found = []
    native = "torch_mkl" if torch.backends.mkl.is_available() else "torch"
    for setting in (tape.attention_dropout, tape.block_dropout):
        if setting.generator != native:
            continue
        torch.manual_seed(setting.seed)
        for call in tape.calls:
            if call.kind == "dropout" and call.arguments["setting"] is setting:
                module = nn.Dropout(setting.rate).train()
                values = module(tensor(call.arguments["x"]).float())
                found.append(("nn.Dropout", call.node, values.double().numpy()))
    return found
