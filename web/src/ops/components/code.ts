/** principal_components. */
import { columnsOf, matricesOf, rowsOf } from "../../program/cpp_index.js";
import { each, cppTypeOf } from "../../program/cpp_parts.js";
import type { OpsCode } from "../../program/spelling.js";
import { numberOf, product } from "../../program/named_node.js";
import { componentsWords } from "./words.js";

const python: OpsCode["python"] = {
  principal_components: ({ node, x: [x] }) =>
    `principal_components(${x}, ${numberOf(node, "components", 3)})`,
};

const cpp: OpsCode["cpp"] = {
  principal_components: (named) => {
    const components = numberOf(named.node, "components", 3);
    const { node, x, from } = named;
    if (cppTypeOf(node) !== "Tensor")
      return each(named, `principal_components(${x[0]}, ${components})`);
    const all = `view(${x[0]}, 1, ${product(from[0].shape) / columnsOf(from[0])}, ${columnsOf(from[0])})`;
    const size = `${matricesOf(node)}, ${rowsOf(node)}, ${components}`;
    return `Tensor ${named.name} = view({principal_components(${all}[0], ${components})}, ${size});`;
  },
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = componentsWords[language];
  return {
    pytorch: {
      principal_components: `def principal_components(x, components):
    """${comments.components}"""
    rows = x.reshape(-1, x.shape[-1]).double()
    rows = rows - rows.mean(dim=0)
    values, directions = torch.linalg.eigh(rows.T @ rows)
    directions = directions.flip(1)[:, :components]
    largest = directions.gather(0, directions.abs().argmax(dim=0, keepdim=True))
    directions = directions * largest.sign() * (values.flip(0)[:components] > 1e-12 * values[-1])
    return (rows @ directions).float().reshape(*x.shape[:-1], components)`,
    },
    numpy: {
      principal_components: `def principal_components(x, components):
    """${comments.components}"""
    rows = x.reshape(-1, x.shape[-1]).astype(np.float64)
    rows = rows - rows.mean(axis=0)
    values, directions = np.linalg.eigh(rows.T @ rows)
    directions = directions[:, ::-1][:, :components]
    largest = np.take_along_axis(directions, np.abs(directions).argmax(axis=0)[None], axis=0)
    directions = directions * np.sign(largest) * (values[::-1][:components] > 1e-12 * values[-1])
    return (rows @ directions).astype(np.float32).reshape(*x.shape[:-1], components)`,
    },
    cpp: {
      principal_components: `// ${comments.components}
Matrix principal_components(const Matrix& x, int components) {
  Eigen::MatrixXd rows = x.cast<double>();
  rows.rowwise() -= rows.colwise().mean().eval();
  const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solved(rows.transpose() * rows);
  Matrix result(x.rows(), components);
  for (int k = 0; k < components; ++k) {
    const int at = x.cols() - 1 - k;
    Eigen::VectorXd direction = solved.eigenvectors().col(at);
    int largest;
    direction.cwiseAbs().maxCoeff(&largest);
    if (direction[largest] < 0) direction = -direction;
    if (!(solved.eigenvalues()[at] > 1e-12 * solved.eigenvalues()[x.cols() - 1])) direction *= 0;
    result.col(k) = (rows * direction).cast<float>();
  }
  return result;
}`,
    },
  };
};

export const componentsCode: OpsCode = { python, cpp, functions };
