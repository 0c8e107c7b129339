"""Holds a response against the reference and against PyTorch's modules."""

import numpy as np

TOLERANCE = 1e-5
AXES = {"batch", "head", "query", "key", "feature", "head_feature", "hidden", "vocabulary", "layer"}


class Report:
    """What was compared, and what differed in sentences that name the node and its worst cell."""

    def __init__(self):
        self.differences = []
        self.nodes = 0
        self.cells = 0
        self.cells_counted_out = 0
        self.worst = 0  # the largest difference, in tolerances
        self.modules = {}

    def add(self, sentence):
        self.differences.append(sentence)


def compare(response, tape, expectations):
    """The Report of one response."""
    report = Report()
    if not response.get("ok"):
        report.add(f"the program answers {response}")
        return report
    result = response["result"]
    compare_graph(result, tape, report)
    compare_tokens(result, tape.inputs, report)
    nodes = {node["id"]: node for node in result["graph"]}
    for node_id, expected in tape.nodes.items():
        if node_id in nodes:
            compare_node(nodes[node_id], expected, report)
    for name, node_id, values in expectations:
        if node_id in nodes:
            report.modules[name] = report.modules.get(name, 0) + 1
            compare_values(node_id, as_array(nodes[node_id]), values, report, judge=name)
    return report


def compare_output(response, tape):
    """The Report of the same request without its graph: one node, by the fast path perhaps."""
    report = Report()
    if not response.get("ok"):
        report.add(f"without its graph the program answers {response}")
        return report
    ids = [node["id"] for node in response["result"]["graph"]]
    if ids != [tape.output]:
        report.add(f"without its graph the response has the nodes {ids}, expected {tape.output} alone")
        return report
    values = as_array(response["result"]["graph"][0])
    compare_values(tape.output, values, tape.nodes[tape.output].values, report, judge="without graph float64")
    return report


def compare_tokens(result, inputs, report):
    """Texts and ids of the sentences that are looked up."""
    sides = {"tokens": inputs.sentences, "context_tokens": inputs.context_sentences}
    for name, sentences in sides.items():
        if sentences is None:
            continue
        ours = [[(token["text"], token["id"]) for token in sentence] for sentence in result[name]]
        ids = {token: k for k, token in enumerate(inputs.vocabulary)} | {None: None}
        expected = [[(token or "", ids[token]) for token in sentence] for sentence in sentences]
        if ours != expected:
            report.add(f"{name} are {ours}, expected {expected}")


def as_array(node):
    """Values in the node's shape; "-inf", "inf" and "nan" are what float() reads."""
    return np.array([float(value) for value in node["values"]]).reshape(node["shape"])


def compare_graph(result, tape, report):
    """The ids, in order, and the id of the output."""
    ours, expected = [node["id"] for node in result["graph"]], list(tape.nodes)
    missing, extra = [i for i in expected if i not in ours], [i for i in ours if i not in expected]
    if missing or extra:
        report.add(f"missing nodes {missing}, unexpected nodes {extra}")
    elif ours != expected:
        place = next(k for k, pair in enumerate(zip(ours, expected)) if pair[0] != pair[1])
        report.add(f"node {place} is {ours[place]}, expected {expected[place]}")
    if result["output"] != tape.output:
        report.add(f"output is {result['output']}, expected {tape.output}")
    for k, node in enumerate(result["graph"]):
        later = [name for name in node["inputs"] if name not in ours[:k]]
        if later:
            report.add(f"{node['id']} has inputs that do not stand before it: {later}")


def compare_node(node, expected, report):
    node_id = node["id"]
    report.nodes += 1
    if node["shape"] != list(expected.values.shape):
        report.add(f"{node_id} has shape {node['shape']}, expected {list(expected.values.shape)}")
        return
    if len(node["axes"]) != len(node["shape"]) or not set(node["axes"]) <= AXES:
        report.add(f"{node_id} has axes {node['axes']} for shape {node['shape']}")
    elif expected.axes is not None and node["axes"] != expected.axes:
        report.add(f"{node_id} has axes {node['axes']}, expected {expected.axes}")
    values = as_array(node)
    if not expected.exact:
        compare_values(node_id, values, expected.values, report, judge="float64")
        return
    different = values.astype(np.float32) != expected.values.astype(np.float32)
    if different.any():
        cell = tuple(int(i) for i in np.argwhere(different)[0])
        report.add(f"{node_id}{list(cell)} is {values[cell]!r}, expected exactly {expected.values[cell]!r}")


def compare_values(node_id, ours, expected, report, judge):
    """Cells within 1e-5 * max(1, max|expected|); infinities in the same places; NaN is counted out."""
    if ours.shape != expected.shape:
        report.add(f"{node_id} has shape {list(ours.shape)}, {judge} expects {list(expected.shape)}")
        return
    counted = ~np.isnan(expected)
    report.cells += int(counted.sum())
    report.cells_counted_out += int((~counted).sum())
    finite = counted & np.isfinite(expected)
    scale = max(1, np.abs(expected[finite]).max(initial=0))
    with np.errstate(invalid="ignore"):
        distance = np.where(finite, np.abs(ours - expected), np.where(counted & (ours != expected), np.inf, 0))
    distance = np.where(finite & np.isnan(ours), np.inf, distance)
    report.worst = max(report.worst, distance.max() / (TOLERANCE * scale))
    worst = np.unravel_index(np.argmax(distance), distance.shape)
    if distance[worst] > TOLERANCE * scale:
        cell = [int(i) for i in worst]
        report.add(
            f"{node_id}{cell} is {ours[worst]!r}, {judge} expects {expected[worst]!r}: "
            f"{distance[worst]:.3g} apart, {TOLERANCE * scale:.3g} allowed"
        )
