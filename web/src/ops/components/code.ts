/** principal_components and its directions. */
import { columnsOf, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { at, each, cppTypeOf } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";
import { type NamedNode, isSet, numberOf, product } from "../../program/named_node.js";
import { componentsWords } from "./words.js";

const python: OpsCode["python"] = {
  principal_directions: ({ node, x: [x, mean] }) =>
    `principal_directions(${x} - ${mean}, ${columnsOf(node)})`,
  principal_components: (named) => {
    const [x, mean, directions] = named.x;
    if (isSet(named)) return `(${x} - ${mean}) @ ${directions}`;
    return `principal_components(${x}, ${numberOf(named.node, "components", 3)})`;
  },
};

/** All rows of the first input as one matrix. */
function allRows({ from: [node], x: [x] }: NamedNode): string {
  if (cppTypeOf(node) !== "Tensor") return x;
  return `view(${x}, 1, ${product(node.shape) / columnsOf(node)}, ${columnsOf(node)})[0]`;
}

const cpp: OpsCode["cpp"] = {
  principal_directions: (named) =>
    each(
      named,
      `principal_directions(${allRows(named)}.rowwise() - ${named.x[1]}.row(0), ${columnsOf(named.node)})`,
    ),
  principal_components: (named) => {
    const { node, from, x } = named;
    if (isSet(named)) {
      const mean = `${x[1]}.replicate(${rowsOf(from[0])}, 1)`;
      return each(named, `(${at(named, 0)} - ${mean}) * ${x[2]}`);
    }
    const components = numberOf(node, "components", 3);
    const value = `principal_components(${allRows(named)}, ${components})`;
    if (cppTypeOf(node) !== "Tensor") return each(named, value);
    const size = `${matricesOf(node)}, ${rowsOf(node)}, ${components}`;
    return `Tensor ${named.name} = view({${value}}, ${size});`;
  },
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = componentsWords[language];
  return {
    pytorch: {
      principal_directions: `def principal_directions(x, components):
    """${comments.directions}"""
    rows = x.reshape(-1, x.shape[-1]).double()
    values, directions = torch.linalg.eigh(rows.T @ rows)
    directions = directions.flip(1)[:, :components]
    largest = directions.gather(0, directions.abs().argmax(dim=0, keepdim=True))
    directions = directions * largest.sign() * (values.flip(0)[:components] > 1e-12 * values[-1])
    return directions.float()`,
      principal_components: `def principal_components(x, components):
    """${comments.components}"""
    rows = x.reshape(-1, x.shape[-1]).double()
    rows = rows - rows.mean(dim=0)
    directions = principal_directions(rows, components).double()
    return (rows @ directions).float().reshape(*x.shape[:-1], components)`,
    },
    numpy: {
      principal_directions: `def principal_directions(x, components):
    """${comments.directions}"""
    rows = x.reshape(-1, x.shape[-1]).astype(np.float64)
    values, directions = np.linalg.eigh(rows.T @ rows)
    directions = directions[:, ::-1][:, :components]
    largest = np.take_along_axis(directions, np.abs(directions).argmax(axis=0)[None], axis=0)
    directions = directions * np.sign(largest) * (values[::-1][:components] > 1e-12 * values[-1])
    return directions.astype(np.float32)`,
      principal_components: `def principal_components(x, components):
    """${comments.components}"""
    rows = x.reshape(-1, x.shape[-1]).astype(np.float64)
    rows = rows - rows.mean(axis=0)
    directions = principal_directions(rows, components)
    return (rows @ directions).astype(np.float32).reshape(*x.shape[:-1], components)`,
    },
    cpp: {
      principal_directions: `// ${comments.directions}
Matrix principal_directions(const Matrix& x, int components) {
  const Eigen::MatrixXd rows = x.cast<double>();
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solved(rows.transpose() * rows);
  Matrix directions(x.cols(), components);
  for (int k = 0; k < components; ++k) {
    const int at = x.cols() - 1 - k;
    Eigen::VectorXd direction = solved.eigenvectors().col(at);
    int largest;
    direction.cwiseAbs().maxCoeff(&largest);
    if (direction[largest] < 0) direction = -direction;
    if (!(solved.eigenvalues()[at] > 1e-12 * solved.eigenvalues()[x.cols() - 1])) direction *= 0;
    directions.col(k) = direction.cast<float>();
  }
  return directions;
}`,
      principal_components: `// ${comments.components}
Matrix principal_components(const Matrix& x, int components) {
  const Matrix rows = x.rowwise() - x.colwise().mean();
  return rows * principal_directions(rows, components);
}`,
    },
  };
};

export const componentsCode: OpsCode = { python, cpp, functions };
