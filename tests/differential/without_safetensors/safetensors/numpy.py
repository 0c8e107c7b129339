import json

import numpy as np

KINDS = {"I8": np.int8, "F16": np.float16, "F32": np.float32}


def load(data):
    """The tensors of a file by name, given its bytes."""
    size = 8 + int.from_bytes(data[:8], "little")
    tensors = {}
    for name, entry in json.loads(data[8:size]).items():
        if name == "__metadata__":
            continue
        start, end = (size + offset for offset in entry["data_offsets"])
        tensors[name] = np.frombuffer(data[start:end], KINDS[entry["dtype"]]).reshape(entry["shape"])
    return tensors
