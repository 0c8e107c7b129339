/** view, transpose, concatenate, slice. */
import { shapeView } from "../../program/python.js";
import type { OpsCode } from "../../program/spelling.js";
import { allInputs, fromFront, numberOf, numbersOf } from "../../program/named_node.js";
import { concatenated, sliced, transposed, viewed } from "./cpp.js";
import { shapeWords } from "./words.js";

const python: OpsCode["python"] = {
  view: ({ node, from: [whole], x: [x] }, say) => shapeView(x, whole, node.shape, say),
  transpose: ({ node, x: [x] }, say) => {
    const [one = 0, other = 1] = numbersOf(node, "axes");
    return say.swapped(x, one, other);
  },
  concatenate: (named, say) =>
    say.joined(`[${allInputs(named).join(", ")}]`, numberOf(named.node, "axis", -1)),
  slice: ({ node, x: [x] }) => {
    const axis = fromFront(numberOf(node, "axis", -1), node);
    const range = `${numberOf(node, "start", 0)}:${numberOf(node, "end", 0)}`;
    return `${x}[${":, ".repeat(axis)}${range}]`;
  },
};

const cpp: OpsCode["cpp"] = {
  view: viewed,
  transpose: transposed,
  concatenate: concatenated,
  slice: sliced,
};

const functions: OpsCode["functions"] = (language) => {
  const { comments } = shapeWords[language];
  return {
    cpp: {
      view: `// ${comments.view}
Tensor view(const Tensor& x, int matrices, int rows, int columns) {
  std::vector<float> flat;
  for (const Matrix& each : x) flat.insert(flat.end(), each.data(), each.data() + each.size());
  Tensor result;
  for (int i = 0; i < matrices; ++i) {
    result.push_back(Eigen::Map<Matrix>(flat.data() + i * rows * columns, rows, columns));
  }
  return result;
}`,
      swap_axes: `// ${comments.swapAxes}
Matrix swap_axes(const Tensor& x, const std::vector<int>& shape, int first, int second) {
  const auto count = [&](int from, int to) {
    int sizes = 1;
    for (int axis = from; axis < to; ++axis) sizes *= shape[axis];
    return sizes;
  };
  const int outer = count(0, first), a = shape[first], middle = count(first + 1, second);
  const int b = shape[second], inner = count(second + 1, shape.size());
  const Matrix from = view(x, 1, 1, outer * a * middle * b * inner)[0];
  Matrix to(1, from.size());
  for (int o = 0, at = 0; o < outer; ++o)
    for (int j = 0; j < b; ++j)
      for (int m = 0; m < middle; ++m)
        for (int i = 0; i < a; ++i, at += inner)
          to.middleCols(at, inner) =
              from.middleCols((((o * a + i) * middle + m) * b + j) * inner, inner);
  return to;
}`,
    },
  };
};

export const shapeCode: OpsCode = { python, cpp, functions };
