// How the names of rows and columns follow a tensor through the operations of a program.
#include <doctest/doctest.h>

#include "tests/core/run/program_support.h"

namespace playground::testing {

namespace {

const Labels words = {"we", "sing", "loud"};
const Labels others = {"nous", "chantons"};
const Labels features = {"red", "green"};

// Numbers of the shape, with names of the last two axes.
ProgramEntry named(const std::string& id, const Shape& shape, Labels rows, Labels columns = {}) {
  const auto size = static_cast<std::size_t>(count(shape));
  ProgramEntry entry = values(id, shape, std::vector<float>(size, 1));
  entry.labels = {std::move(columns), std::move(rows)};
  return entry;
}

Labels rows_named(const Node& node) { return node.labels.at(1); }
Labels columns_named(const Node& node) { return node.labels.at(0); }

struct Named {
  Labels rows;
  Labels columns;
};

// What the last entry's rows and columns are called.
Named names_after(std::vector<ProgramEntry> entries) {
  const ExperimentResult result = run(std::move(entries));
  return {rows_named(output(result)), columns_named(output(result))};
}

Named of_words(const std::string& op, const std::map<std::string, OpParameter>& parameters = {}) {
  return names_after({named("x", {3, 2}, words, features), call("y", op, {"x"}, parameters)});
}

OpParameter integer(std::int64_t value) { return value; }

OpParameter integers(std::vector<std::int64_t> all) { return all; }

}  // namespace

TEST_CASE("an operation on each number keeps the names") {
  for (const char* op : {"relu", "exp", "softmax", "layer_norm", "batch_norm", "identity"}) {
    CAPTURE(op);
    const Named kept = of_words(op);
    CHECK(kept.rows == words);
    CHECK(kept.columns == features);
  }
}

TEST_CASE("an operation over the columns keeps the rows, also of its intermediate results") {
  for (const char* op : {"row_sum", "row_mean", "row_max"}) {
    CAPTURE(op);
    CHECK(of_words(op).rows == words);
    CHECK(of_words(op).columns.empty());
  }
  const ExperimentResult result = run({named("x", {3, 2}, words), call("y", "softmax", {"x"})});
  CHECK(rows_named(node(result, "y.sum")) == words);
  CHECK(columns_named(node(result, "y.sum")).empty());
  const Named points = of_words("principal_components", {{"components", integer(2)}});
  CHECK(points.rows == words);
  CHECK(points.columns.empty());
}

TEST_CASE("one column with a name is not the name of its sum") {
  const Named sum = names_after({named("x", {2, 1}, others, {"red"}), call("y", "row_sum", {"x"})});
  CHECK(sum.rows == others);
  CHECK(sum.columns.empty());
}

TEST_CASE("what is broadcast takes the names of the larger") {
  const Named sum = names_after({named("bias", {2}, {}, {}), named("x", {3, 2}, words, features),
                                 call("y", "add", {"bias", "x"})});
  CHECK(sum.rows == words);
  CHECK(sum.columns == features);
}

TEST_CASE("the first input with names decides") {
  const Named sum =
      names_after({named("x", {2, 2}, {}, features), named("y", {2, 2}, others, others),
                   call("z", "multiply", {"x", "y"})});
  CHECK(sum.rows == others);
  CHECK(sum.columns == features);
}

TEST_CASE("a product has the rows of the left and the columns of the right") {
  for (const char* op : {"matmul", "linear"}) {
    CAPTURE(op);
    const Named product =
        names_after({named("x", {3, 2}, words, features), named("w", {2, 2}, features, others),
                     call("y", op, {"x", "w"})});
    CHECK(product.rows == words);
    CHECK(product.columns == others);
  }
}

TEST_CASE("a product with the transpose has the rows of both") {
  for (const char* op : {"matmul_transposed", "cosine"}) {
    CAPTURE(op);
    const Named scores =
        names_after({named("q", {1, 3, 2}, words, features),
                     named("k", {1, 2, 2}, others, features), call("y", op, {"q", "k"})});
    CHECK(scores.rows == words);
    CHECK(scores.columns == others);
  }
}

TEST_CASE("other scores have the rows of both, too") {
  const Named scores =
      names_after({named("q", {3, 2}, words), named("k", {2, 2}, others),
                   values("w", {2, 2}, {1, 1, 1, 1}), call("y", "bilinear", {"q", "k", "w"})});
  CHECK(scores.rows == words);
  CHECK(scores.columns == others);
  const ExperimentResult sums =
      run({named("q", {3, 2}, words), named("k", {2, 2}, others),
           values("w", {4, 2}, std::vector<float>(8, 1)), values("v", {4}, {1, 1, 1, 1}),
           call("sums", "additive", {"q", "k", "w", "w"}), call("y", "matmul", {"sums", "v"})});
  CHECK(rows_named(output(sums)) == words);
  CHECK(columns_named(output(sums)) == others);
}

TEST_CASE("of a product with a vector the other axis keeps its names") {
  const ExperimentResult right = run({named("x", {3, 2}, words, features), values("v", {2}, {1, 1}),
                                      call("y", "matmul", {"x", "v"})});
  CHECK(columns_named(output(right)) == words);
  const ExperimentResult left =
      run({values("v", {3}, {1, 1, 1}), named("x", {3, 2}, words, features),
           call("y", "matmul", {"v", "x"})});
  CHECK(columns_named(output(left)) == features);
}

TEST_CASE("a slice cuts the names, a concatenation joins them") {
  const std::map<std::string, OpParameter> last_two{
      {"axis", integer(-2)}, {"start", integer(1)}, {"end", integer(3)}};
  CHECK(of_words("slice", last_two).rows == Labels{"sing", "loud"});
  CHECK(of_words("slice", last_two).columns == features);
  const Named joined = names_after({named("x", {3, 2}, words, features), named("y", {2, 2}, others),
                                    call("z", "concatenate", {"x", "y"}, {{"axis", integer(0)}})});
  CHECK(joined.rows == Labels{"we", "sing", "loud", "nous", "chantons"});
  CHECK(joined.columns == features);
  const Named partly =
      names_after({named("x", {3, 2}, words, features), values("y", {1, 2}, {1, 1}),
                   call("z", "concatenate", {"x", "y"}, {{"axis", integer(0)}})});
  CHECK(partly.rows.empty());
  const Named wider = names_after({named("x", {3, 2}, words, features), named("y", {3, 1}, words),
                                   call("z", "concatenate", {"x", "y"})});
  CHECK(wider.rows == words);
  CHECK(wider.columns.empty());
}

TEST_CASE("a lookup has the names of the rows that it reads") {
  const Named found = of_words("lookup", {{"ids", integers({2, 0, 2, 1})}});
  CHECK(found.rows == Labels{"loud", "we", "loud", "sing"});
  CHECK(found.columns == features);
}

TEST_CASE("a transpose swaps the names") {
  const Named swapped = of_words("transpose", {{"axes", integers({0, -1})}});
  CHECK(swapped.rows == features);
  CHECK(swapped.columns == words);
}

TEST_CASE("heads have the tokens of what they were cut from, and so has what they are merged to") {
  const auto heads = call("heads", "split_heads", {"x"}, {{"num_heads", integer(2)}});
  const ProgramEntry x = named("x", {1, 3, 2}, words, features);
  const Named cut = names_after({x, heads});
  CHECK(cut.rows == words);
  CHECK(cut.columns.empty());
  const auto repeated = call("repeated", "repeat_heads", {"heads"}, {{"times", integer(2)}});
  CHECK(names_after({x, heads, repeated}).rows == words);
  const Named merged = names_after({x, heads, call("merged", "merge_heads", {"heads"})});
  CHECK(merged.rows == words);
  CHECK(merged.columns.empty());
}

TEST_CASE("a view keeps the names of the axes that stay") {
  const ExperimentResult cut = run({named("x", {2, 3, 4}, words, {"a", "b", "c", "d"}),
                                    call("y", "view", {"x"}, {{"shape", integers({2, 3, 2, 2})}})});
  CHECK(output(cut).labels.at(2) == words);
  CHECK(rows_named(output(cut)).empty());
  CHECK(columns_named(output(cut)).empty());
  const ExperimentResult back = run({named("x", {2, 3, 4}, words),
                                     call("y", "view", {"x"}, {{"shape", integers({2, 3, 2, 2})}}),
                                     call("z", "view", {"y"}, {{"shape", integers({2, 3, 4})}})});
  CHECK(rows_named(output(back)) == words);
}

TEST_CASE("the names that an entry gives come before those of its inputs") {
  ProgramEntry sum = call("y", "relu", {"x"});
  sum.labels = {{}, {"one", "two", "three"}};
  const Named given = names_after({named("x", {3, 2}, words, features), sum});
  CHECK(given.rows == Labels{"one", "two", "three"});
  CHECK(given.columns == features);
}

TEST_CASE("too many or too few names are refused") {
  const auto refused = [](const ProgramEntry& entry) {
    return error_of([&] { run({values("first", {1}, {1}), entry}); });
  };
  const InputError rows = refused(named("x", {3, 2}, others));
  CHECK(rows.code == ErrorCode::shape_mismatch);
  CHECK(rows.path == "/program/1/labels/rows");
  CHECK(rows.message == "2 labels are given for 3 rows; give one for each");
  CHECK(rows.message_zh == "3 行却给了 2 个标签；请每行给一个");
  CHECK(refused(named("x", {3, 2}, {}, words)).path == "/program/1/labels/columns");
  CHECK(refused(named("x", {2}, others)).path == "/program/1/labels/rows");  // a vector has none
}

TEST_CASE("an experiment without a program has no labels") {
  const ExperimentResult result = run_experiment(sentence("we sing"));
  for (const Node& each : result.graph) CHECK(each.labels.empty());
}

}  // namespace playground::testing
