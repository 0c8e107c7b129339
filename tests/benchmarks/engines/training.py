"""The same training in native PyTorch, one thread: parameters and examples from the file that is named.

"losses" answers with the losses of the first steps; a number of steps with the milliseconds that one of them took.
"""

import json
import math
import sys
import time

import torch
from torch.nn import functional

torch.set_num_threads(1)


class Training:
    def __init__(self, job):
        self.heads = job["heads"]
        numbers = torch.tensor(job["values"])
        self.p = {
            one["id"]: numbers[one["first"] :][: math.prod(one["shape"])].reshape(one["shape"]).clone().requires_grad_()
            for one in job["state"]
        }
        self.batches = [(torch.tensor(one["tokens"]), torch.tensor(one["targets"]).flatten()) for one in job["batches"]]
        self.settings = job["optimizer"]
        self.optimizer = torch.optim.AdamW(
            self.p.values(),
            self.settings["learning_rate"],
            tuple(self.settings["betas"]),
            self.settings["epsilon"],
            self.settings["weight_decay"],
        )
        tokens = self.batches[0][0].shape[1]
        width = self.p["embedding"].shape[1] // self.heads
        angles = torch.arange(tokens)[:, None] * 10000.0 ** (-torch.arange(0, width, 2) / width)
        self.turns = torch.polar(torch.ones_like(angles), angles)
        self.hidden = torch.ones(tokens, tokens, dtype=torch.bool).triu(1)
        self.steps = 0

    def norm(self, name, x):
        return x * (x.square().mean(-1, keepdim=True) + 1e-5).rsqrt() * self.p[name]

    def rotated(self, x):
        pairs = torch.view_as_complex(x.unflatten(-1, (-1, 2)).contiguous())
        return torch.view_as_real(pairs * self.turns).flatten(-2)

    def attention(self, prefix, x):
        query, key, value = (
            (x @ self.p[f"{prefix}.W_{name}"]).unflatten(-1, (self.heads, -1)).transpose(1, 2)
            for name in ("query", "key", "value")
        )
        query, key = self.rotated(query), self.rotated(key)
        scores = query @ key.transpose(-1, -2) / math.sqrt(query.shape[-1])
        context = scores.masked_fill(self.hidden, -math.inf).softmax(-1) @ value
        return context.transpose(1, 2).flatten(2) @ self.p[prefix + ".W_output"] + self.p[prefix + ".b_output"]

    def step(self):
        tokens, targets = self.batches[self.steps % len(self.batches)]
        self.steps += 1
        x = self.p["embedding"][tokens]
        for layer in range(2):
            x = x + self.attention(f"block.{layer}.attention", self.norm(f"block.{layer}.norm_1.gain", x))
        logits = self.norm("final_norm.gain", x) @ self.p["W_head"]
        loss = functional.cross_entropy(logits.flatten(0, 1), targets, ignore_index=-1)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.p.values(), self.settings["clip"])
        rate = self.settings["learning_rate"] * min(1, self.steps / self.settings["warmup"])
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.step()
        return loss.item()


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        training = Training(json.load(file))
    for line in sys.stdin:
        if line.strip() == "losses":
            print([training.step() for _ in training.batches], flush=True)
            continue
        count = int(line)
        start = time.perf_counter()
        for _ in range(count):
            training.step()
        print((time.perf_counter() - start) * 1000 / count, flush=True)


main()
