/** additive, bilinear, cosine. */
import type { GraphNode } from "../../types/graph.js";
import { leadOf, matching, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { at, each, cppTypeOf } from "../../program/cpp_parts.js";
import { swappedLast } from "../../program/python.js";
import type { OpsCode } from "../../program/spelling.js";
import type { NamedNode } from "../../program/named_node.js";
import { scoresWords } from "./words.js";

/** A matrix for each query: keys by hidden units. */
function additive(named: NamedNode): string {
  const { node, from, x } = named;
  const [query, key] = from;
  const queries = rowsOf(query);
  const pairs = leadOf(node).slice(0, -1);
  const inPair = (own: GraphNode, name: string) => {
    if (cppTypeOf(own) !== "Tensor") return name;
    const place = matching([...leadOf(own), 1], [...pairs, queries]);
    return `${name}[${place}]`;
  };
  const row = matricesOf(node) === queries ? "i" : `i % ${queries}`;
  const ofKey = `(${inPair(key, x[1])} * ${x[2]}.transpose())`;
  const ofQuery = `(${inPair(query, x[0])}.row(${queries === 1 ? "0" : row}) * ${x[3]}.transpose())`;
  return each(named, `${ofKey}.rowwise() + ${ofQuery}.row(0)`);
}

const python: OpsCode["python"] = {
  additive: ({ x: [query, key, ofKey, ofQuery] }) =>
    `(${key} @ ${ofKey}.T)[..., None, :, :] + (${query} @ ${ofQuery}.T)[..., :, None, :]`,
  bilinear: ({ x: [query, key, weight], from }, say) =>
    `${query} @ ${swappedLast(`(${key} @ ${weight})`, from[1], say)}`,
  cosine: ({ x: [query, key] }, say) =>
    say.either(
      `F.cosine_similarity(${query}[..., :, None, :], ${key}[..., None, :, :], dim=-1)`,
      `cosine_similarity(${query}, ${key})`,
    ),
};

const cpp: OpsCode["cpp"] = {
  additive,
  bilinear: (named) =>
    each(named, `${at(named, 0)} * (${at(named, 1)} * ${named.x[2]}).transpose()`),
  cosine: (named) => each(named, `cosine_similarity(${at(named, 0)}, ${at(named, 1)})`),
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = scoresWords[language];
  return {
    numpy: {
      cosine_similarity: `def cosine_similarity(a, b):
    """${comments.cosine}"""
    lengths_a, lengths_b = np.linalg.norm(a, axis=-1), np.linalg.norm(b, axis=-1)
    lengths = lengths_a[..., :, None] * lengths_b[..., None, :]
    return a @ b.swapaxes(-2, -1) / np.maximum(lengths, 1e-8)`,
    },
    cpp: {
      cosine_similarity: `// ${comments.cosine}
Matrix cosine_similarity(const Matrix& a, const Matrix& b) {
  const Matrix lengths = a.rowwise().norm() * b.rowwise().norm().transpose();
  return (a * b.transpose()).cwiseQuotient(lengths.cwiseMax(1e-8f));
}`,
    },
  };
};

export const scoresCode: OpsCode = { python, cpp, functions };
