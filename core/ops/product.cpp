#include "core/ops/product.h"

#include <string>

#include "core/kernels/matmul.h"
#include "core/ops/batching.h"
#include "core/ops/call.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

std::string linear_formula(const Node& node) {
  return node.inputs.size() == 3 ? "$r = $0\\, $1 + $2" : "$r = $0\\, $1";
}

Ref call_linear(const OpCall& call) {
  return linear(call.tape, call.result, call.in[0], call.in[1], call.input(2));
}

constexpr Op linear_op{
    .name = "linear",
    .title = {"Linear layer", "线性层"},
    .formula_of = linear_formula,
    .call = call_linear,
    .min_inputs = 2,
    .max_inputs = 3,
    .keeps = KeptAxes::product,
    .meaning =
        {"x W + b, where x is (…, in), W is (in, out) and b, which may be left out, is (out).",
         "x W + b，其中 x 为 (…, in)，W 为 (in, out)，b 为 (out)，可以省略。"},
};

constexpr Op matmul_op{
    .name = "matmul",
    .title = {"Matrix product", "矩阵乘积"},
    .formula = "$r = $0\\, $1",
    .call = call_binary<matmul>,
    .min_inputs = 2,
    .max_inputs = 2,
    .keeps = KeptAxes::product,
};

constexpr Op matmul_transposed_op{
    .name = "matmul_transposed",
    .title = {"Product with the transpose", "与转置的乘积"},
    .formula = "$r = $0\\, $1^{\\top}",
    .call = call_binary<matmul_transposed>,
    .min_inputs = 2,
    .max_inputs = 2,
    .keeps = KeptAxes::transposed_product,
    .meaning = {"a times the transpose of b, as of queries and keys.",
                "a 乘以 b 的转置：查询与键。"},
};

void require_inner(const Tape& tape, const Op& op, Ref a, Ref b, bool fits) {
  tape.require(fits, ErrorCode::shape_mismatch,
               {"{0} cannot multiply the shapes {1} and {2}: the axes summed over differ",
                "{0} 不能把形状 {1} 与 {2} 相乘：求和的轴长度不同"},
               op.name, tape.shape(a), tape.shape(b));
}

// The rows of keys become the columns of scores.
Axis column_axis(Axis rows_of_b) { return rows_of_b == Axis::query ? Axis::key : rows_of_b; }

// Vectors: a row on the left, a column on the right, one row of `rows` on both sides.
Ref matmul_with_vector(Tape& tape, NodeName name, Ref a, Ref b) {
  const bool row = tape.rank(a) == 1;
  const Shape& matrix = tape.shape(row ? b : a);
  const std::int64_t inner = tape.shape(row ? a : b)[0];
  const std::size_t summed = row && matrix.size() > 1 ? matrix.size() - 2 : matrix.size() - 1;
  require_inner(tape, matmul_op, a, b, matrix[summed] == inner && (!row || matrix.size() <= 2));

  Step step{matmul_op, {a, b}, matrix, tape.axes(row ? b : a)};
  step.shape.erase(step.shape.begin() + static_cast<std::ptrdiff_t>(summed));
  step.axes.erase(step.axes.begin() + static_cast<std::ptrdiff_t>(summed));
  const std::int64_t cells = count(step.shape);
  step.multiply_adds = cells * inner;
  const ProductSizes sizes = row ? ProductSizes{1, inner, cells} : ProductSizes{cells, inner, 1};
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    matmul(tape.values(a).data(), tape.values(b).data(), result.data(), sizes);
  });
}

}  // namespace

Ref linear(Tape& tape, NodeName name, Ref x, Ref weight, std::optional<Ref> bias) {
  tape.require(tape.rank(weight) == 2 && tape.rank(x) >= 1, ErrorCode::shape_mismatch,
               {"linear needs x (…, C) and a weight (C, D)", "linear 需要 x (…, C) 和权重 (C, D)"});
  const std::int64_t inner = tape.size(weight, 0);
  const std::int64_t columns = tape.size(weight, 1);
  require_inner(tape, linear_op, x, weight, tape.last_size(x) == inner);
  Step step = tape.like(linear_op, {x, weight});
  step.shape.back() = columns;
  step.axes.back() = tape.axes(weight)[1];
  if (bias) {
    tape.require(tape.shape(*bias) == Shape{columns}, ErrorCode::shape_mismatch,
                 {"the bias must have the shape ({0})", "偏置的形状必须是 ({0})"}, columns);
    step.inputs.push_back(*bias);
  }
  const std::int64_t rows = count(step.shape) / columns;
  step.multiply_adds = rows * columns * inner;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    matmul(tape.values(x).data(), tape.values(weight).data(), result.data(),
           {rows, inner, columns});
    if (bias) matrix(result, columns).rowwise() += row(tape.values(*bias));
  });
}

Ref matmul(Tape& tape, NodeName name, Ref a, Ref b) {
  tape.require(tape.rank(a) >= 1 && tape.rank(b) >= 1, ErrorCode::shape_mismatch,
               {"matmul needs vectors or matrices; multiply takes scalars",
                "matmul 需要向量或矩阵；标量请用 multiply"});
  if (tape.rank(a) == 1 || tape.rank(b) == 1) return matmul_with_vector(tape, name, a, b);
  const Batching batching = batching_of(tape, a, b);
  const Shape& left = tape.shape(a);
  const Shape& right = tape.shape(b);
  const ProductSizes sizes{left[left.size() - 2], left.back(), right.back()};
  require_inner(tape, matmul_op, a, b, right[right.size() - 2] == sizes.inner);

  Step step{matmul_op, {a, b}, batching.shape, batching.axes};
  step.append(sizes.rows, tape.axes(a)[left.size() - 2]);
  step.append(sizes.columns, tape.axes(b).back());
  step.multiply_adds = count(step.shape) * sizes.inner;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    float* to = result.data();
    for (std::int64_t matrix = 0; matrix < count(batching.shape); ++matrix) {
      const auto [of_a, of_b] = batching.pair(matrix);
      matmul(tape.values(a).data() + of_a, tape.values(b).data() + of_b, to, sizes);
      to += sizes.rows * sizes.columns;
    }
  });
}

Ref matmul_transposed(Tape& tape, NodeName name, Ref a, Ref b) {
  const Batching batching = batching_of(tape, a, b);
  const Shape& left = tape.shape(a);
  const Shape& right = tape.shape(b);
  const ProductSizes sizes{left[left.size() - 2], left.back(), right[right.size() - 2]};
  require_inner(tape, matmul_transposed_op, a, b, right.back() == sizes.inner);

  Step step{matmul_transposed_op, {a, b}, batching.shape, batching.axes};
  step.append(sizes.rows, tape.axes(a)[left.size() - 2]);
  step.append(sizes.columns, column_axis(tape.axes(b)[right.size() - 2]));
  step.multiply_adds = count(step.shape) * sizes.inner;
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    float* to = result.data();
    for (std::int64_t matrix = 0; matrix < count(batching.shape); ++matrix) {
      const auto [of_a, of_b] = batching.pair(matrix);
      matmul_transposed(tape.values(a).data() + of_a, tape.values(b).data() + of_b, to, sizes);
      to += sizes.rows * sizes.columns;
    }
  });
}

std::span<const Op* const> product_ops() {
  static constexpr const Op* rows[] = {&linear_op, &matmul_op, &matmul_transposed_op};
  return rows;
}

}  // namespace playground
