// What programs cut, join and turn: their numbers, their axes and their formulas.
#include <cstddef>

#include "tests/core/run/program_support.h"

namespace playground::testing {

TEST_CASE("splitting into heads is a view and a transpose, and merging is the inverse") {
  const Values x{1, 2, 3, 4, 5, 6, 7, 8};  // (T 2, C 4)
  const ExperimentResult result =
      run({values("x", {1, 2, 4}, x),
           call("heads", "split_heads", {"x"}, {{"num_heads", std::int64_t{2}}}),
           call("merged", "merge_heads", {"heads"})});
  CHECK(node(result, "heads").shape == Shape{1, 2, 2, 2});
  CHECK(node(result, "heads").values == Values{1, 2, 5, 6, 3, 4, 7, 8});
  CHECK(output(result).values == x);
}

TEST_CASE("transpose swaps any two axes") {
  Values x(24);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<float>(i);
  const Values turned =
      apply("transpose", {2, 3, 4}, x, {{"axes", std::vector<std::int64_t>{0, -1}}});
  for (std::size_t i = 0; i < 2; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      for (std::size_t k = 0; k < 4; ++k)
        CHECK(turned[(k * 3 + j) * 2 + i] == x[(i * 3 + j) * 4 + k]);
    }
  }
}

TEST_CASE("a view may leave one size open") {
  const ExperimentResult result =
      run({values("x", {2, 6}, Values(12, 1.0F)),
           call("y", "view", {"x"}, {{"shape", std::vector<std::int64_t>{3, -1}}})});
  CHECK(output(result).shape == Shape{3, 4});
}

TEST_CASE("the axes of a view and a transpose are what they do") {
  using Sizes = std::vector<std::int64_t>;
  const ExperimentResult result =
      run({draw("x", DrawKind::rand, {2, 4, 8}),
           call("cut", "view", {"x"}, {{"shape", Sizes{2, 4, 2, 4}}}),
           call("turned", "transpose", {"cut"}, {{"axes", Sizes{1, 2}}}),
           call("scores", "matmul_transposed", {"cut", "cut"}),
           call("joined", "view", {"cut"}, {{"shape", Sizes{2, 4, 8}}}),
           call("matrix", "view", {"x"}, {{"shape", Sizes{8, 8}}}),
           call("sentence", "view", {"matrix"}, {{"shape", Sizes{1, 8, 8}}}),
           call("mixed", "view", {"x"}, {{"shape", Sizes{2, 8, 4}}})});
  const auto axes = [&](const char* id) { return node(result, id).axes; };
  CHECK(axes("cut") == Axes{Axis::batch, Axis::query, Axis::head, Axis::head_feature});
  CHECK(axes("turned") == Axes{Axis::batch, Axis::head, Axis::query, Axis::head_feature});
  CHECK(axes("scores") == Axes{Axis::batch, Axis::query, Axis::head, Axis::head});
  CHECK(axes("joined") == axes("x"));
  CHECK(axes("matrix") == Axes{Axis::query, Axis::feature});
  CHECK(axes("sentence") == axes("x"));
  CHECK(axes("mixed") == axes("x"));
}

TEST_CASE("a linear layer makes features, not keys") {
  const ExperimentResult result = run(
      {draw("x", DrawKind::rand, {5, 3}), draw("weight", DrawKind::linear_weight, {2, 3}),
       values("W_value", {2, 3}, Values(6, 1)), call("drawn", "matmul_transposed", {"x", "weight"}),
       call("value", "matmul_transposed", {"x", "W_value"}),
       call("scores", "matmul_transposed", {"drawn", "value"})});
  for (const char* id : {"drawn", "value"}) {
    CHECK(node(result, id).axes == Axes{Axis::query, Axis::feature});
  }
  CHECK(node(result, "weight").axes == Axes{Axis::feature, Axis::feature});
  CHECK(node(result, "scores").axes == Axes{Axis::query, Axis::key});
}

TEST_CASE("a formula does not define a symbol by itself") {
  ProgramEntry first = call("first", "matmul", {"step", "step"});
  first.role = "squares";
  ProgramEntry second = call("second", "matmul", {"first", "first"});
  second.role = "squares";
  ProgramEntry step = values("step", {2, 2}, {1, 2, 3, 4});
  step.role = "ways";
  ProgramEntry twice = call("twice", "matmul", {"step", "step"});
  twice.role = "ways";
  ProgramEntry thrice = call("thrice", "matmul", {"twice", "step"});
  thrice.role = "ways";
  ProgramEntry again = call("again", "matmul", {"thrice", "twice"});
  again.role = "ways";
  const ExperimentResult result = run({step, twice, thrice, again, first, second});
  CHECK(node(result, "twice").formula == "N' = N\\, N");
  CHECK(node(result, "thrice").formula == "N'' = N'\\, N");
  CHECK(node(result, "again").formula == "N''' = N''\\, N'");
  CHECK(node(result, "second").formula == "{A^2}' = A^2\\, A^2");
}

std::map<std::string, OpParameter> range(std::int64_t axis, std::int64_t start, std::int64_t end) {
  return {{"axis", axis}, {"start", start}, {"end", end}};
}

TEST_CASE("a slice of any axis") {
  const Values x{1, 2, 3, 4, 5, 6};
  CHECK(apply("slice", {2, 3}, x, range(-1, 1, 3)) == Values{2, 3, 5, 6});
  CHECK(apply("slice", {3, 2}, x, range(0, 1, 2)) == Values{3, 4});
  CHECK(apply("slice", {1, 3, 2}, x, range(-2, 1, 3)) == Values{3, 4, 5, 6});
  for (const auto& wrong : {range(2, 0, 1), range(0, -1, 1), range(0, 1, 1), range(0, 0, 3)}) {
    CHECK(error_of([&] { apply("slice", {2, 3}, x, wrong); }).code == ErrorCode::invalid_value);
  }
}

TEST_CASE("parts of a slice concatenate to the whole along the same axis") {
  const Values x{1, 2, 3, 4, 5, 6};
  for (const std::int64_t axis : {0, 1, -1, -2}) {
    const bool rows = axis == 0 || axis == -2;
    const ExperimentResult result =
        run({values("x", {2, 3}, x), call("a", "slice", {"x"}, range(axis, 0, 1)),
             call("b", "slice", {"x"}, range(axis, 1, rows ? 2 : 3)),
             call("y", "concatenate", {"a", "b"}, {{"axis", axis}})});
    CHECK(output(result).shape == Shape{2, 3});
    CHECK(output(result).values == x);
  }
}

}  // namespace playground::testing
