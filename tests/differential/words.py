"""The models of words of `models/`, read from their files and computed in PyTorch.

A file is read with nothing but gzip, json, struct and numpy, the network is written here with torch's own functions, and
what the program computes from the same file is held against it: logits and attention weights of every layer.
"""

import gzip
import json
import math
import struct
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional

from compare import as_array
from training import rotated

MODELS = Path(__file__).resolve().parents[2] / "models"
TOLERANCE = 1e-4  # of weights; of logits relative to the largest of them
TYPES = {"F32": "<f4", "F16": "<f2", "I8": "<i1"}
SLOTS = [f"<{n}{form}>" for form in ("", " name", " -s", " -ed", " -ing", " 汉") for n in range(1, 33)]
SPECIALS = ["<start>", "<end>", "<to_zh>", "<to_en>", "<explain>"]

ENGLISH = """
The animal didn't cross the street because it was too tired.
The animal didn't cross the street because it was too wide.
Anna gave the dog a red ball because it was hungry.
The boys fed the horse because it was hungry.
The boys fed the horse because they were kind.
The old man who lives near the river has two cats.
If it rains tomorrow, we will stay at home.
She was happy when she saw her mother.
The cat sat on the chair and looked at the bird.
Tom said that he was tired.
Zorblat gave Maria a blicket because he was kind.
The wug saw the dax, and it ran away.
The keys to the cabinet are on the table.
Where is my book?
"I am hungry," said the girl.
There are three small birds in the tree.
My father doesn't like cold water.
The teacher asked the students to read the letter.
They were late because the bus was slow.
The farmer sold the cow because it was old.
It was raining, so the children played in the house.
Frobnicating is fun.
Peter bought two apples and a bottle of milk.
The doctor helped the woman before she fell.
A tired dog slept under the big table.
""".strip().splitlines()
CHINESE = """
小狗没有过马路，因为它太累了。
小狗没有过马路，因为马路太宽了。
安娜给了小狗一个红球，因为它饿了。
男孩们喂了马，因为它饿了。
妈妈把书放在桌子上。
老人有两只猫。
如果明天下雨，我们就待在家里。
她看见妈妈的时候很高兴。
猫坐在椅子上看着鸟。
汤姆说他累了。
佐布拉给了玛丽亚一个布利克，因为他很善良。
他被老师叫走了。
钥匙在桌子上。
我的书在哪里？
“我饿了。”女孩说。
树上有三只小鸟。
爸爸不喜欢冷水。
老师让学生读信。
他们迟到了，因为车太慢了。
农民卖了牛，因为它老了。
天在下雨，所以孩子们在家里玩。
李明买了两个苹果和一瓶牛奶。
医生帮助了那个女人。
一只很累的狗睡在大桌子下面。
饕餮吃了饭。
""".strip().splitlines()


def read_file(path):
    """What is told of the model, and its parameters by id, in float64."""
    data = gzip.decompress(path.read_bytes())
    (length,) = struct.unpack("<Q", data[:8])
    header = json.loads(data[8 : 8 + length])
    told = header.pop("__metadata__")
    header.pop("first_words", None)  # rows of the embeddings, once more
    stored = {}
    for name, entry in header.items():
        begin, end = (8 + length + offset for offset in entry["data_offsets"])
        stored[name] = np.frombuffer(data[begin:end], TYPES[entry["dtype"]]).reshape(entry["shape"])
    parameters = {}
    for name, numbers in stored.items():
        if name.endswith(".scale"):
            continue
        whole = numbers.astype(np.float64)
        if numbers.dtype == np.int8:
            scale = stored[name + ".scale"].astype(np.float64)
            rows = -(-len(whole) // len(scale))  # of each scale
            whole *= np.repeat(scale, rows)[: len(whole), None]
        parameters[name] = torch.from_numpy(whole)
    return told, parameters


class Network:
    """Attention weights are kept in `weights` by the ids of the program."""

    def __init__(self, config, parameters):
        self.config = config
        self.p = parameters
        self.weights = {}

    def norm(self, name, x):
        return functional.layer_norm(x, x.shape[-1:], self.p[name + ".gain"], self.p[name + ".bias"])

    def attention(self, prefix, x, source, is_causal):
        heads = self.config["attention"]["num_heads"]

        def split(name, rows):
            return (rows @ self.p[f"{prefix}.W_{name}"]).unflatten(-1, (heads, -1)).transpose(1, 2)

        query, key, value = rotated(split("query", x)), rotated(split("key", source)), split("value", source)
        scores = query @ key.transpose(-1, -2) / math.sqrt(query.shape[-1])
        if is_causal:
            scores = scores.masked_fill(torch.ones(scores.shape[-2:]).triu(1).bool(), -math.inf)
        weights = self.weights[prefix + ".weights"] = scores.softmax(-1)
        context = (weights @ value).transpose(1, 2).flatten(2)
        return context @ self.p[prefix + ".W_output"] + self.p[prefix + ".b_output"]

    def feed_forward(self, prefix, x):
        hidden = functional.gelu(x @ self.p[prefix + ".W_1"] + self.p[prefix + ".b_1"])
        return hidden @ self.p[prefix + ".W_2"] + self.p[prefix + ".b_2"]

    def stack(self, name, x, memory, is_causal):
        for layer in range(self.config["block"]["num_layers"]):
            block = f"{name}.{layer}"
            read = self.norm(block + ".norm_1", x)
            x = x + self.attention(block + ".attention", read, read, is_causal)
            number = 2
            if memory is not None:
                read = self.norm(block + ".norm_2", x)
                x = x + self.attention(block + ".cross_attention", read, memory, False)
                number = 3
            x = x + self.feed_forward(block + ".feed_forward", self.norm(f"{block}.norm_{number}", x))
        return x

    def logits(self, ids, context_ids):
        table = self.p["embedding"]
        if context_ids is None:
            x = self.stack("block", table[ids], None, True)
        else:
            memory = self.norm("encoder.final_norm", self.stack("encoder", table[context_ids], None, False))
            x = self.stack("decoder", table[ids], memory, True)
        return self.norm("final_norm", x) @ table.T


def questions_of(path):
    """One load, then a run for each sentence; with a model that translates also what it answers for `explain`."""
    told, _ = read_file(path)
    translates = json.loads(told["config"])["block"]["kind"] == "encoder_decoder"
    requests = [{"command": "load", "path": str(path)}]
    for number, text in enumerate(ENGLISH + CHINESE):
        request = {"command": "run", "model": told["name"], "input": {"text": text}}
        if translates and number % 3 == 0:
            request["task"] = "explain"
        requests.append(request)
    return requests


def ids_of(sentences):
    return torch.tensor([[token["id"] for token in sentence] for sentence in sentences])


def misread(result, words):
    """Tokens that the file's vocabulary calls otherwise."""
    tokens = sorted({*words, *SPECIALS, *SLOTS})
    read = [token for side in ("tokens", "context_tokens") for token in result.get(side, [[]])[0]]
    quotes = {'"': "“”", "’": "'"}
    return [
        token["text"]
        for token in read
        if "unknown" not in token
        and token["text"].lower() != tokens[token["id"]].lower()
        and tokens[token["id"]] not in quotes.get(token["text"], "")
    ]


def compare_model(path, responses):
    """What differs, how many unknown words were read, and the largest difference as a part of what is allowed."""
    told, parameters = read_file(path)
    network = Network(json.loads(told["config"]), parameters)
    words = told["vocabulary"].split(" ")
    differences, unknown, worst = [], 0, 0
    for number, response in enumerate(responses):
        if not response["ok"]:
            differences.append(f"request {number}: {response['error']['message']}")
            continue
        if number == 0:
            continue
        result = response["result"]
        differences += [f"sentence {number}: {word} has another id" for word in misread(result, words)]
        unknown += sum("unknown" in token for token in result.get("context_tokens", result["tokens"])[0])
        nodes = {node["id"]: node for node in result["graph"]}
        context = ids_of(result["context_tokens"]) if "context_tokens" in result else None
        network.weights.clear()
        logits = network.logits(ids_of(result["tokens"]), context)
        for name, expected in {**network.weights, "logits": logits}.items():
            distance = np.abs(as_array(nodes[name]) - expected.numpy())
            allowed = TOLERANCE * max(1, expected.abs().max().item())
            worst = max(worst, distance.max() / allowed)
            if not distance.max() <= allowed:
                differences.append(f"sentence {number}: {name} differs by {distance.max():.2g}")
    return differences, unknown, worst
