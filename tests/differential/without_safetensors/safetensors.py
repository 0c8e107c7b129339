"""Stands in for the library safetensors where it is not installed, as on Debian 12: what our programs use of it."""

import json
import struct
from pathlib import Path

import numpy as np

KINDS = {"I8": np.int8, "F16": np.float16, "F32": np.float32}


class safe_open:
    def __init__(self, path, framework):
        data = Path(path).read_bytes()
        size = 8 + struct.unpack("<Q", data[:8])[0]
        self.entries = json.loads(data[8:size])
        self.about = self.entries.pop("__metadata__")
        self.numbers = data[size:]
        self.framework = framework

    def __enter__(self):
        return self

    def __exit__(self, *_):
        return None

    def keys(self):
        return list(self.entries)

    def metadata(self):
        return self.about

    def get_tensor(self, name):
        entry = self.entries[name]
        start, end = entry["data_offsets"]
        values = np.frombuffer(self.numbers[start:end], KINDS[entry["dtype"]]).reshape(entry["shape"])
        if self.framework == "np":
            return values
        import torch

        return torch.from_numpy(values.copy())
