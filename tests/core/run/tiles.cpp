#include <cmath>
#include <limits>

#include "core/ops/study/tile_traffic.h"
#include "tests/core/run/support.h"

namespace playground::testing {
namespace {

using Counts = std::vector<std::int64_t>;

Config in_tiles(std::int64_t tokens, std::int64_t tile) {
  Config config = vectors(tokens, 8, 3);
  config.study = {.kind = StudyKind::tiles, .tile = tile};
  return config;
}

const Node& tiles_of(const ExperimentResult& result) { return node(result, "study.tiles"); }

TEST_CASE("tiles give the context of plain attention, whatever their size") {
  for (const std::int64_t tokens : {1, 2, 3, 7, 20, 65}) {
    for (const std::int64_t tile : {1, 2, 3, 4, 16, 64}) {
      CAPTURE(tokens);
      CAPTURE(tile);
      const ExperimentResult result = run_experiment(in_tiles(tokens, tile));
      const Node& context = tiles_of(result);
      const Node& plain = node(result, "context");
      CHECK(context.shape == plain.shape);
      double largest = 0;
      for (std::size_t cell = 0; cell < plain.values.size(); ++cell) {
        largest = std::max(largest, std::abs(double{context.values[cell]} - plain.values[cell]));
      }
      CHECK(parameter<double>(context, "largest_difference") == largest);
      CHECK(largest < 1e-6);
    }
  }
}

TEST_CASE("tiles fit masks, heads, shared keys, several sentences and another sentence") {
  Config heads = in_tiles(9, 4);
  heads.attention.num_heads = 4;
  heads.attention.num_kv_heads = 2;
  heads.attention.mask = MaskConfig{MaskKind::causal};
  Config stacked = in_tiles(9, 2);
  stacked.attention.num_heads = 2;
  stacked.attention.head_style = HeadStyle::stacked;
  Config padded = sentence("a b c d e");
  padded.input.text = {"a b c d e", "a b"};
  padded.study = {.kind = StudyKind::tiles, .tile = 2};
  Config crossed = sentence("a b c d e");
  crossed.context.text = {"f g h"};
  crossed.study = {.kind = StudyKind::tiles, .tile = 2};
  for (const Config& config : {heads, stacked, padded, crossed}) {
    const ExperimentResult result = run_experiment(config);
    CHECK(parameter<double>(tiles_of(result), "largest_difference") < 1e-6);
  }
}

TEST_CASE("a row of which nothing is visible stays at zero, and is corrected by nothing") {
  Config config = in_tiles(3, 1);
  config.attention.mask =
      MaskConfig{.kind = MaskKind::custom, .allowed = numbers({3, 3}, {0, 0, 0, 0, 1, 1, 1, 1, 1})};
  const ExperimentResult result = run_experiment(config);
  const Node& maximum = node(result, "study.tiles.running_max");
  CHECK(maximum.values[2] == -std::numeric_limits<float>::infinity());
  const Node& correction = node(result, "study.tiles.correction");
  CHECK(Floats(correction.values.begin(), correction.values.begin() + 4) ==
        std::vector<float>{1, 1, 1, 1});
  CHECK(correction.values[4] == 0);  // the first that is visible
  const Node& context = tiles_of(result);
  CHECK(std::all_of(context.values.begin(), context.values.begin() + 8,
                    [](float value) { return value == 0; }));
  CHECK(parameter<Counts>(context, "read") == Counts{0, 0, 0, 0, 1, 1, 1, 1, 1});
}

TEST_CASE("the numbers moved are those of the picture") {
  const ExperimentResult result = run_experiment(in_tiles(12, 4));
  const Node& context = tiles_of(result);
  const Counts moved = parameter<Counts>(context, "moved");
  CHECK(moved.back() == 768);
  CHECK(moved[0] == 32 + 64);
  CHECK(moved[2] == 2 * 32 + 3 * 64);
  CHECK(parameter<std::int64_t>(context, "plain") == 960);
  CHECK(parameter<std::int64_t>(context, "held") == 4 * 4 * 8 + 4 * 4 + 2 * 4);
  CHECK(numbers_moved_in_all({4096, 4096, 64, 128}, false) == 17'301'504);
  CHECK(numbers_moved_plain({4096, 4096, 64, 128}) == 68'157'440);
}

TEST_CASE("tiles above the diagonal of a causal mask are skipped, also in the counts for 4,096") {
  Config config = in_tiles(7, 3);
  config.attention.mask = MaskConfig{MaskKind::causal};
  const ExperimentResult result = run_experiment(config);
  const Node& context = tiles_of(result);
  CHECK(parameter<Counts>(context, "read") == Counts{1, 0, 0, 1, 1, 0, 1, 1, 1});
  CHECK(parameter<bool>(context, "causal"));
  const Tiling same{7, 7, 8, 3};
  CHECK(parameter<Counts>(context, "moved").back() == numbers_moved_in_all(same, true));
  CHECK(parameter<std::int64_t>(context, "length_moved") ==
        numbers_moved_in_all({4096, 4096, 8, 3}, true));
}

TEST_CASE("every head and sentence has its own counts") {
  Config config = in_tiles(5, 2);
  config.attention.num_heads = 2;
  const ExperimentResult result = run_experiment(config);
  const Node& context = tiles_of(result);
  CHECK(context.shape == Shape{1, 2, 5, 4});
  CHECK(parameter<Counts>(context, "read").size() == 2 * 9);
  CHECK(node(result, "study.tiles.running_context").shape == Shape{1, 2, 5, 12});
}

void check_refused(const Config& config, const std::string& path) {
  try {
    run_experiment(config);
    FAIL("it was not refused");
  } catch (const InputError& error) {
    CHECK(error.path == path);
  }
}

TEST_CASE("attention that tiles do not fit is refused at the field to change") {
  Config naive = in_tiles(3, 2);
  naive.attention.normalize = Normalize::softmax_naive;
  check_refused(naive, "/attention/normalize");
  Config renormalized = in_tiles(3, 2);
  renormalized.attention.mask_method = MaskMethod::renormalize;
  check_refused(renormalized, "/attention/mask_method");
  Config untransposed = in_tiles(3, 2);
  untransposed.attention.num_heads = 2;
  untransposed.attention.head_style = HeadStyle::untransposed;
  check_refused(untransposed, "/attention/head_style");
  Config dropped = in_tiles(3, 2);
  dropped.attention.dropout.rate = 0.5;
  check_refused(dropped, "/attention/dropout/rate");
  check_refused(in_tiles(300, 1), "/study/tile");
}

}  // namespace
}  // namespace playground::testing
