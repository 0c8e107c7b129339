#include "core/run/program.h"

#include <cmath>
#include <limits>
#include <set>

#include "core/ops/table.h"
#include "tests/core/run/program_support.h"

namespace playground::testing {
namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

TEST_CASE("the dot product of two vectors is a scalar") {
  const ExperimentResult result = run({values("a", {3}, {1, 2, 3}), values("b", {3}, {4, 5, 6}),
                                       call("dot", "matmul", {"a", "b"})});
  CHECK(output(result).shape.empty());
  CHECK(output(result).values == Values{32});
}

TEST_CASE("matrix products broadcast their leading axes") {
  const ExperimentResult result =
      run({values("a", {2, 1, 2}, {1, 2, 3, 4}), values("b", {2, 2}, {1, 0, 0, 2}),
           call("product", "matmul", {"a", "b"})});
  CHECK(output(result).shape == Shape{2, 1, 2});
  CHECK(output(result).values == Values{1, 4, 3, 8});
}

TEST_CASE("softmax is finite for every row of numbers") {
  CHECK(apply("softmax", {3}, {-infinity, -infinity, -infinity}) == Values{0, 0, 0});
  CHECK(apply("softmax", {3}, {infinity, 0, infinity}) == Values{0.5F, 0, 0.5F});
  CHECK(apply("softmax", {3}, {nan, 0, 0}) == Values{0, 0.5F, 0.5F});
  CHECK(apply("softmax", {2}, {1000, 1000}) == Values{0.5F, 0.5F});
}

TEST_CASE("naive softmax overflows where softmax does not") {
  const Values result = apply("softmax_naive", {2}, {1000, 0});
  CHECK(std::isnan(result[0]));
  CHECK(result[1] == 0);
}

TEST_CASE("naive softmax divides 0 by 0 where all powers are 0, unless all of the row is hidden") {
  for (const float power : apply("softmax_naive", {3}, {-200, -300, -infinity})) {
    CHECK(std::isnan(power));
  }
  CHECK(apply("softmax_naive", {2}, {-infinity, -infinity}) == Values{0, 0});
}

TEST_CASE("relu keeps nan, and nothing else that is not above 0") {
  const Values result = apply("relu", {5}, {nan, -infinity, -0.0F, 2, infinity});
  CHECK(std::isnan(result[0]));
  CHECK(Values(result.begin() + 1, result.end()) == Values{0, 0, 2, infinity});
  CHECK_FALSE(std::signbit(result[2]));
}

TEST_CASE("the cosine of vectors whose dot product overflows") {
  const ExperimentResult result = run({values("queries", {2, 2}, {1e30F, 1e30F, 3, 4}),
                                       values("keys", {3, 2}, {2e30F, 2e30F, -1e30F, 1e30F, 3, 4}),
                                       call("cosines", "cosine", {"queries", "keys"})});
  const Floats& cosines = output(result).values;
  check_close(cosines, Values{1, 0, 0.98994949F, 0.98994949F, 0.14142136F, 1});
}

TEST_CASE("dividing by the sum gives zeros where the sum is 0 or the quotients overflow") {
  CHECK(apply("divide_by_sum", {3}, {1, 2, 1}) == Values{0.25F, 0.5F, 0.25F});
  CHECK(apply("divide_by_sum", {2}, {1, -1}) == Values{0, 0});
  CHECK(apply("divide_by_sum", {3}, {1, -infinity, 3}) == Values{0.25F, 0, 0.75F});
  CHECK(apply("divide_by_sum", {2}, {infinity, 1}) == Values{0, 0});
  CHECK(apply("divide_by_sum", {2}, {3e38F, 3e38F}) == Values{0.5F, 0.5F});
}

TEST_CASE("the maximum of a row, where some scores are masked") {
  CHECK(apply("row_max", {2, 3}, {1, -infinity, 2, -infinity, -infinity, -infinity}) ==
        Values{2, -infinity});
  CHECK(apply("row_max", {2}, {nan, -1}) == Values{-1});
}

TEST_CASE("the larger of two, the second broadcast over the rows") {
  const ExperimentResult result =
      run({values("a", {2, 2}, {1, 5, -3, 0}), values("b", {2, 1}, {2, -1}),
           call("y", "maximum", {"a", "b"})});
  CHECK(output(result).values == Values{2, 5, -1, 0});
}

TEST_CASE("e to the power of -inf is 0") {
  CHECK(apply("exp", {3}, {0, -infinity, 1}) == Values{1, 0, 2.7182817F});
}

TEST_CASE("adding minus one times is written as a difference") {
  const ExperimentResult result = run({values("a", {1}, {1}), values("b", {1}, {5}),
                                       call("y", "add", {"a", "b"}, {{"alpha", -1.0}})});
  CHECK(output(result).values == Values{4});
  CHECK(output(result).formula == "\\text{y} = \\text{b} - \\text{a}");
}

TEST_CASE("a norm of rows of variance 0 gives the bias when epsilon is 0") {
  const std::map<std::string, OpParameter> exact{{"epsilon", 0.0}};
  CHECK(apply("layer_norm", {1, 3}, {2, 2, 2}, exact) == Values{0, 0, 0});
  CHECK(apply("rms_norm", {1, 2}, {0, 0}, exact) == Values{0, 0});
  CHECK(apply("batch_norm", {2, 2}, {1, 5, 3, 5}, exact) == Values{-1, 0, 1, 0});
}

TEST_CASE("norms leave their statistics") {
  const ExperimentResult result =
      run({values("x", {2, 2}, {1, 3, 0, 4}), call("y", "layer_norm", {"x"})});
  CHECK(node(result, "y.mean").values == Values{2, 2});
  CHECK(node(result, "y.variance").values == Values{1, 4});
  CHECK(has_node(result, "y.gain"));
}

TEST_CASE("rotation by position keeps the norm of every pair") {
  const Values turned = apply("rotate", {3, 4}, {3, 4, 1, 0, 3, 4, 1, 0, 3, 4, 1, 0});
  for (std::size_t i = 0; i < turned.size(); i += 4) {
    CHECK(std::hypot(turned[i], turned[i + 1]) == doctest::Approx(5));
    CHECK(std::hypot(turned[i + 2], turned[i + 3]) == doctest::Approx(1));
  }
  CHECK(turned[4] == doctest::Approx(3 * std::cos(1.0) - 4 * std::sin(1.0)));
}

TEST_CASE("an intermediate result is one that only its own operation reads") {
  const ExperimentResult result =
      run({values("x", {2, 3}, {1, 2, 3, 6, 5, 4}), call("p", "softmax", {"x"}),
           call("c", "principal_components", {"x"}, {{"components", std::int64_t{1}}}),
           call("read", "scale", {"p.sum"}, {{"factor", 2.0}})});
  std::vector<std::string> intermediates;
  for (const Node& node : result.graph) {
    if (node.intermediate) intermediates.push_back(node.id);
  }
  CHECK(intermediates == std::vector<std::string>{"p.maximum", "c.mean", "c.directions"});
}

TEST_CASE("principal components keep all distances of points that fit in them") {
  const Values points{1, 0, 0, 0, 0, 2, 0, 0, -3, 0, 0, 0};  // in a plane of four dimensions
  const Values flat =
      apply("principal_components", {3, 4}, points, {{"components", std::int64_t{2}}});
  const auto distance = [](const Values& all, std::size_t width, std::size_t a, std::size_t b) {
    double sum = 0;
    for (std::size_t i = 0; i < width; ++i) {
      const double apart = double{all[a * width + i]} - all[b * width + i];
      sum += apart * apart;
    }
    return std::sqrt(sum);
  };
  for (std::size_t a = 0; a < 3; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      CHECK(distance(flat, 2, a, b) == doctest::Approx(distance(points, 4, a, b)));
    }
  }
}

// The directions (C, components) that the op leaves of x (rows, C).
Values directions(Shape shape, Values x, std::int64_t components) {
  const ExperimentResult result =
      run({values("x", std::move(shape), std::move(x)),
           call("y", "principal_components", {"x"}, {{"components", components}})});
  return numbers_of(node(result, "y.directions"));
}

TEST_CASE(
    "principal directions have length 1, are in order of variance, and have a positive largest "
    "entry") {
  // The largest variance is along (0.8, -0.6, 0), some is along the last axis, and none is
  // orthogonal to both.
  const Values tall{4, -3, 0, -4, 3, 0, 0, 0, 1, 0, 0, -1};
  const Values found = directions({4, 3}, tall, 3);
  const Values wanted{0.8F, 0, 0, -0.6F, 0, 0, 0, 1, 0};
  REQUIRE(found.size() == wanted.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    CHECK(found[i] == doctest::Approx(wanted[i]).epsilon(1e-6));
  }
  // Two points of more than two numbers have one direction, from one to the other.
  CHECK(directions({2, 4}, {0, 1, 0, 0, 0, -2, 0, 0}, 2) == Values{0, 0, 1, 0, 0, 0, 0, 0});
}

TEST_CASE("points without variance, or with a point that is not finite, have no directions") {
  CHECK(directions({3, 2}, {1, 2, 1, 2, 1, 2}, 2) == Values{0, 0, 0, 0});
  CHECK(directions({2, 2}, {1, nan, 0, 1}, 1) == Values{0, 0});
}

TEST_CASE("a bias is drawn within the bound of the layer drawn before it") {
  const ExperimentResult result =
      run({draw("W", DrawKind::linear_weight, {2, 100}), draw("b", DrawKind::linear_bias, {2})});
  for (const float value : output(result).values) CHECK(std::abs(value) <= 0.1F);
}

TEST_CASE("every op with a call can be called") {
  // The parameters of the ops that require some.
  const std::map<std::string, std::map<std::string, OpParameter>> parameters{
      {"lookup", {{"ids", std::vector<std::int64_t>{1, -1}}}},
      {"sinusoidal", {{"length", std::int64_t{3}}, {"width", std::int64_t{5}}}},
      {"scale", {{"factor", 2.0}}},
      {"cross_entropy", {{"targets", std::vector<std::int64_t>{1, -1, 0, 1}}}},
      {"dropout", {{"rate", 0.5}}},
      {"split_heads", {{"num_heads", std::int64_t{2}}}},
      {"repeat_heads", {{"times", std::int64_t{2}}}},
      {"view", {{"shape", std::vector<std::int64_t>{-1}}}},
      {"transpose", {{"axes", std::vector<std::int64_t>{0, 1}}}},
      {"slice", {{"axis", std::int64_t{0}}, {"start", std::int64_t{0}}, {"end", std::int64_t{1}}}},
      {"principal_components", {{"components", std::int64_t{2}}}}};
  for (const Op* row : op_table()) {
    if (row->call == nullptr) continue;
    CAPTURE(row->name);
    const std::string op(row->name);
    const bool by_heads = op == "merge_heads" || op == "repeat_heads";
    std::vector<std::string> inputs(static_cast<std::size_t>(row->min_inputs),
                                    by_heads ? "heads" : "x");
    const auto own = parameters.find(op);
    const ExperimentResult result =
        run({values("x", {4, 4}, Values(16, 0.5F)), values("heads", {2, 2, 4}, Values(16, 0.5F)),
             call("y", op, inputs,
                  own == parameters.end() ? std::map<std::string, OpParameter>{} : own->second)});
    CHECK(result.output == "y");
    CHECK(output(result).op == op);
  }
}

struct RefusedProgram {
  std::vector<ProgramEntry> entries;
  ErrorCode code;
  std::string path;
};

TEST_CASE("a program is refused at the entry to change") {
  const ProgramEntry x = values("x", {2, 2}, {1, 2, 3, 4});
  const std::vector<RefusedProgram> all{
      {{}, ErrorCode::invalid_value, "/program"},
      {{x, x}, ErrorCode::invalid_value, "/program/1/id"},
      {{x, call("y", "softmax", {"z"})}, ErrorCode::unknown_node, "/program/1/inputs/0"},
      {{x, call("y", "softmax", {"y"})}, ErrorCode::unknown_node, "/program/1/inputs/0"},
      {{x, call("y", "matmul", {"x"})}, ErrorCode::invalid_value, "/program/1/inputs"},
      {{x, values("b", {3}, {1, 2, 3}), call("y", "matmul", {"x", "b"})},
       ErrorCode::shape_mismatch,
       "/program/2"},
      {{draw("W", DrawKind::linear_weight, {3})}, ErrorCode::shape_mismatch, "/program/0/shape"},
      {{draw("b", DrawKind::linear_bias, {3})}, ErrorCode::missing_field, "/program/0/fan_in"},
      {{draw("W", DrawKind::rand, {0, 3})}, ErrorCode::invalid_value, "/program/0/shape"},
      {{draw("W", DrawKind::rand, {1 << 20, 1 << 20})}, ErrorCode::too_large, "/program/0"},
      {{draw("W", DrawKind::rand, Shape(7, 1))}, ErrorCode::too_large, "/program/0/shape"},
      {{x, call("y", "view", {"x"}, {{"shape", std::vector<std::int64_t>{3, -1}}})},
       ErrorCode::shape_mismatch,
       "/program/1"},
      {{x, call("y", "lookup", {"x"}, {{"ids", std::vector<std::int64_t>{2}}})},
       ErrorCode::invalid_value,
       "/program/1"},
      {{x, call("y", "repeat_heads", {"x"}, {{"times", std::int64_t{2}}})},
       ErrorCode::shape_mismatch,
       "/program/1"},
  };
  for (const RefusedProgram& refused : all) {
    CAPTURE(refused.path);
    const InputError error = error_of([&] { run(refused.entries); });
    CHECK(name_of(error.code) == name_of(refused.code));
    CHECK(error.path == refused.path);
  }
}

TEST_CASE("products beyond the limit of multiplications are refused, not endured") {
  std::vector<ProgramEntry> entries{draw("a", DrawKind::rand, {512, 16384}),
                                    draw("b", DrawKind::rand, {1024, 16384})};
  for (int i = 0; i < 65; ++i) {
    entries.push_back(call("y" + std::to_string(i), "matmul_transposed", {"a", "b"}));
  }
  const InputError error = error_of([&] { run(entries); });
  CHECK(error.code == ErrorCode::too_large);
  CHECK(error.message.find("multiplications") != std::string::npos);
}

}  // namespace
}  // namespace playground::testing
