#include "core/ops/product.h"

#include <string>

#include "core/graph/backward.h"
#include "core/kernels/matmul.h"
#include "core/ops/batching.h"
#include "core/ops/call.h"
#include "core/ops/gradient.h"
#include "core/ops/shape/reshape.h"
#include "core/tensor/views.h"

namespace playground {
namespace {

std::string linear_formula(const Node& node) {
  return node.inputs.size() == 3 ? "$r = $0\\, $1 + $2" : "$r = $0\\, $1";
}

Ref call_linear(const OpCall& call) {
  return linear(call.tape, call.result, call.in[0], call.in[1], call.input(2));
}

void linear_backward(OpBackward& pass) {
  Tape& tape = pass.tape();
  if (pass.wants(0)) {
    pass.give(0, times_transposed(tape, pass.term(0), pass.gradient(), pass.input(1)));
  }
  if (pass.wants(1)) {
    pass.give(1, outer_products(tape, pass.term(1), pass.input(0), pass.gradient()));
  }
  if (pass.input_count() > 2) give_on(pass, 2, pass.gradient());
}

// An operand of a product as a matrix: a vector is a row on the left and a column on the right.
Ref as_matrix(OpBackward& pass, std::size_t operand) {
  Tape& tape = pass.tape();
  const Ref x = pass.input(operand);
  if (tape.rank(x) > 1) return x;
  const std::int64_t size = tape.last_size(x);
  const Axis axis = tape.axes(x)[0];
  const std::string name = operand == 0 ? "row" : "column";
  return operand == 0 ? view(tape, pass.step(name), x, {1, size}, {Axis::query, axis})
                      : view(tape, pass.step(name), x, {size, 1}, {axis, Axis::feature});
}

// The gradient of the product of those matrices.
Ref gradient_of_matrix(OpBackward& pass) {
  Tape& tape = pass.tape();
  const bool left = tape.rank(pass.input(0)) == 1;
  const bool right = tape.rank(pass.input(1)) == 1;
  if (!left && !right) return pass.gradient();
  Shape shape = tape.shape(pass.gradient());
  Axes axes = tape.axes(pass.gradient());
  if (right) {
    shape.push_back(1);
    axes.push_back(Axis::feature);
  }
  if (left) {
    shape.insert(shape.end() - 1, 1);
    axes.insert(axes.end() - 1, Axis::query);
  }
  return view(tape, pass.step("matrix"), pass.gradient(), shape, axes);
}

// Hands over the gradient of an operand, a matrix `whole` for each matrix of the result.
void give_operand(OpBackward& pass, std::size_t operand, const Shape& whole,
                  FunctionRef<Ref(NodeName)> make) {
  Tape& tape = pass.tape();
  if (tape.rank(pass.input(operand)) > 1) return give_summed(pass, operand, whole, make);
  const Ref found = make(pass.step("gradient_" + std::to_string(operand + 1)));
  const Shape matrix(whole.end() - 2, whole.end());
  const Axes axes(tape.axes(found).end() - 2, tape.axes(found).end());
  const Ref sum = whole.size() == 2 ? found
                                    : sum_to(tape, pass.step("sum_" + std::to_string(operand + 1)),
                                             found, matrix, axes);
  pass.give(operand, view(tape, pass.term(operand), sum, pass.shape(operand),
                          tape.axes(pass.input(operand))));
}

Shape with_matrix(Shape lead, std::int64_t rows, std::int64_t columns) {
  lead.push_back(rows);
  lead.push_back(columns);
  return lead;
}

// Of a b: g b^T and a^T g. Of a b^T: g b and g^T a.
void product_backward(OpBackward& pass, bool transposed_right) {
  Tape& tape = pass.tape();
  const Ref a = as_matrix(pass, 0);
  const Ref b = as_matrix(pass, 1);
  const Ref gradient = gradient_of_matrix(pass);
  const Shape& whole = tape.shape(gradient);
  const Shape lead(whole.begin(), whole.end() - 2);
  const std::int64_t inner = tape.last_size(a);
  const std::int64_t rows = whole[lead.size()];
  const std::int64_t columns = whole.back();
  if (pass.wants(0)) {
    give_operand(pass, 0, with_matrix(lead, rows, inner), [&](NodeName name) {
      return transposed_right ? matmul(tape, name, gradient, b)
                              : matmul_transposed(tape, name, gradient, b);
    });
  }
  if (!pass.wants(1)) return;
  const Ref turned =
      transpose(tape, pass.step("transposed"), transposed_right ? gradient : a, -2, -1);
  const Shape of_b =
      transposed_right ? with_matrix(lead, columns, inner) : with_matrix(lead, inner, columns);
  give_operand(pass, 1, of_b, [&](NodeName name) {
    return matmul(tape, name, turned, transposed_right ? a : gradient);
  });
}

void matmul_backward(OpBackward& pass) { product_backward(pass, false); }
void matmul_transposed_backward(OpBackward& pass) { product_backward(pass, true); }

constexpr Op linear_op{
    .name = "linear",
    .title = {"Linear layer", "线性层"},
    .formula_of = linear_formula,
    .call = call_linear,
    .min_inputs = 2,
    .max_inputs = 3,
    .keeps = KeptAxes::product,
    .backward = linear_backward,
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
    .backward = matmul_backward,
};

constexpr Op matmul_transposed_op{
    .name = "matmul_transposed",
    .title = {"Product with the transpose", "与转置的乘积"},
    .formula = "$r = $0\\, $1^{\\top}",
    .call = call_binary<matmul_transposed>,
    .min_inputs = 2,
    .max_inputs = 2,
    .keeps = KeptAxes::transposed_product,
    .backward = matmul_transposed_backward,
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

Ref times_transposed(Tape& tape, NodeName name, Ref x, Ref weight) {
  return tape.rank(x) == 1 ? matmul(tape, name, weight, x)
                           : matmul_transposed(tape, name, x, weight);
}

std::span<const Op* const> product_ops() {
  static constexpr const Op* rows[] = {&linear_op, &matmul_op, &matmul_transposed_op};
  return rows;
}

}  // namespace playground
