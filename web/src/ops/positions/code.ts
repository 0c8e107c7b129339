/** sinusoidal, rotate. */
import { columnsOf, divided, rowsOf } from "../../program/cpp_index.js";
import { at, each, cppTypeOf, single } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";
import type { GraphNode } from "../../types/graph.js";
import { type NamedNode, numberOf, product } from "../../program/named_node.js";
import { positionsWords } from "./words.js";

/** By the angle of each position, or in a backward pass back by it. */
const turn = (node: GraphNode): string =>
  node.parameters?.["back"] === true ? "rotate_back" : "rotate";

function rotated(named: NamedNode): string {
  const { node } = named;
  const given = numberOf(node, "position_axis", -2);
  const axis = given < 0 ? given + node.shape.length : given;
  const base = numberOf(node, "base", 10000);
  const behind = product(node.shape.slice(axis + 1, -2));
  const before = product(node.shape.slice(0, axis));
  const size = node.shape[axis] ?? 1;
  const ofRow = axis === node.shape.length - 2;
  const position = divided("i", behind) + (before === 1 ? "" : ` % ${size}`);
  const place = ofRow ? "" : cppTypeOf(node) === "Tensor" ? position : "0";
  const options = base === 10000 ? [place] : [place || "-1", single(base)];
  return each(named, `${turn(node)}(${[at(named, 0), ...options].filter(Boolean).join(", ")})`);
}

const python: OpsCode["python"] = {
  sinusoidal: ({ node }) => `sinusoidal(${node.shape.join(", ")})`,
  rotate: ({ node, x: [x] }) => {
    const axis = numberOf(node, "position_axis", -2);
    const behind = axis < 0 ? axis : axis - node.shape.length;
    const base = numberOf(node, "base", 10000);
    const options = [behind === -2 ? "" : `axis=${behind}`, base === 10000 ? "" : `base=${base}`];
    return `${turn(node)}(${[x, ...options].filter(Boolean).join(", ")})`;
  },
};

const cpp: OpsCode["cpp"] = {
  sinusoidal: ({ node, name }) =>
    `Matrix ${name} = sinusoidal(${rowsOf(node)}, ${columnsOf(node)});`,
  rotate: rotated,
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = positionsWords[language];
  return {
    pytorch: {
      sinusoidal: `def sinusoidal(length, width):
    """${comments.sinusoidal}"""
    position = torch.arange(length, dtype=torch.float64)[:, None]
    angles = position / 10000 ** (torch.arange(0, width, 2) / width)
    return torch.stack([angles.sin(), angles.cos()], dim=-1).flatten(-2)[:, :width].float()`,
      rotate: `def rotate(x, axis=-2, base=10000):
    """${comments.rotate}"""
    length, width = x.shape[axis], x.shape[-1]
    position = torch.arange(length, dtype=torch.float64)[:, None]
    angles = position / base ** (torch.arange(0, width, 2) / width)
    angles = angles.reshape(length, *[1] * (-2 - axis), width // 2)
    cos, sin = angles.cos().float(), angles.sin().float()
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack([even * cos - odd * sin, even * sin + odd * cos], dim=-1).flatten(-2)`,
      rotate_back: `def rotate_back(x, axis=-2, base=10000):
    flip = torch.tensor([1.0, -1.0]).repeat(x.shape[-1] // 2)
    return rotate(x * flip, axis, base) * flip`,
    },
    numpy: {
      sinusoidal: `def sinusoidal(length, width):
    """${comments.sinusoidal}"""
    angles = np.arange(length)[:, None] / 10000 ** (np.arange(0, width, 2) / width)
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return pairs.reshape(length, -1)[:, :width].astype(np.float32)`,
      rotate: `def rotate(x, axis=-2, base=10000):
    """${comments.rotate}"""
    length, width = x.shape[axis], x.shape[-1]
    angles = np.arange(length)[:, None] / base ** (np.arange(0, width, 2) / width)
    angles = angles.reshape(length, *[1] * (-2 - axis), width // 2)
    cos, sin = np.cos(angles).astype(np.float32), np.sin(angles).astype(np.float32)
    even, odd = x[..., 0::2], x[..., 1::2]
    return np.stack([even * cos - odd * sin, even * sin + odd * cos], axis=-1).reshape(x.shape)`,
      rotate_back: `def rotate_back(x, axis=-2, base=10000):
    flip = np.tile(np.array([1, -1], np.float32), x.shape[-1] // 2)
    return rotate(x * flip, axis, base) * flip`,
    },
    cpp: {
      sinusoidal: `// ${comments.sinusoidal}
Matrix sinusoidal(int length, int width) {
  Matrix result(length, width);
  for (int p = 0; p < length; ++p) {
    for (int k = 0; k < width; ++k) {
      const double angle = p / std::pow(10000.0, double(k - k % 2) / width);
      result(p, k) = k % 2 == 0 ? std::sin(angle) : std::cos(angle);
    }
  }
  return result;
}`,
      rotate: `// ${comments.rotate}
Matrix rotate(const Matrix& x, int position = -1, double base = 10000) {
  Matrix result(x.rows(), x.cols());
  for (int row = 0; row < x.rows(); ++row) {
    const int p = position < 0 ? row : position;
    for (int k = 0; k < x.cols(); k += 2) {
      const double angle = p / std::pow(base, double(k) / x.cols());
      result(row, k) = x(row, k) * std::cos(angle) - x(row, k + 1) * std::sin(angle);
      result(row, k + 1) = x(row, k) * std::sin(angle) + x(row, k + 1) * std::cos(angle);
    }
  }
  return result;
}`,
      rotate_back: `Matrix rotate_back(const Matrix& x, int position = -1, double base = 10000) {
  RowVector flip = RowVector::Ones(x.cols());
  for (int k = 1; k < x.cols(); k += 2) flip(k) = -1;
  return rotate(x * flip.asDiagonal(), position, base) * flip.asDiagonal();
}`,
    },
  };
};

export const positionsCode: OpsCode = { python, cpp, functions };
