// Keys and values in pages, against attention of each sentence alone and against counting by hand.
#include <map>
#include <set>

#include "core/ops/study/page_table.h"
#include "tests/core/run/support.h"

namespace playground::testing {

namespace {

using Counts = std::vector<std::int64_t>;

const std::string one_text = "a b c d e f g h i";
const std::string other_text = "a b c d e f x y";

Config pages_of(const std::string& text, std::int64_t page) {
  Config config = sentence(text);
  config.study.kind = StudyKind::pages;
  config.study.page = page;
  return config;
}

Config both(std::int64_t page) {
  Config config = pages_of(one_text, page);
  config.study.other = other_text;
  return config;
}

// The rows of one sentence in the contexts of both, in the order of its own node.
std::vector<float> rows_of(const Node& pages, std::size_t sentence) {
  const Counts lengths = parameter<Counts>(pages, "lengths");
  const std::size_t rank = pages.shape.size();
  const std::int64_t rows = pages.shape[rank - 2];
  const std::int64_t width = pages.shape[rank - 1];
  const std::int64_t heads = rank > 3 ? pages.shape[1] : 1;
  std::vector<float> own;
  for (std::int64_t head = 0; head < heads; ++head) {
    const std::int64_t row = head * rows + (sentence == 0 ? 0 : lengths[0]);
    const auto from = pages.values.begin() + row * width;
    own.insert(own.end(), from, from + lengths[sentence] * width);
  }
  return own;
}

Config alone(Config config, const std::string& text) {
  config.input.text = {text};
  config.study = {};
  config.attention.mask = MaskConfig{MaskKind::causal};
  return config;
}

// Counts of a plan by looking at every place.
PageCounts looked_at(const PagePlan& plan) {
  std::map<std::int64_t, std::set<std::int64_t>> places;
  PageCounts counts;
  for (const PageWrite& write : plan.writes) {
    const std::set<std::int64_t> before = places[write.from];
    if (write.from >= 0) places[write.block] = before;
    counts.copied += write.from >= 0 ? static_cast<std::int64_t>(before.size()) : 0;
    counts.copies += write.from >= 0 ? 1 : 0;
    CHECK(places[write.block].insert(write.word % plan.page).second);
  }
  places.erase(-1);
  const std::set<std::int64_t> one(plan.tables[0].blocks.begin(), plan.tables[0].blocks.end());
  for (const std::int64_t block : plan.tables[1].blocks) counts.both += one.contains(block) ? 1 : 0;
  counts.blocks = static_cast<std::int64_t>(places.size());
  counts.entries = static_cast<std::int64_t>(one.size() + plan.tables[1].blocks.size());
  counts.reserved = counts.blocks * plan.page;
  for (const auto& [block, taken] : places) counts.used += static_cast<std::int64_t>(taken.size());
  counts.wasted = counts.reserved - counts.used;
  return counts;
}

void check_same(const PageCounts& one, const PageCounts& other) {
  CHECK(one.blocks == other.blocks);
  CHECK(one.both == other.both);
  CHECK(one.entries == other.entries);
  CHECK(one.reserved == other.reserved);
  CHECK(one.used == other.used);
  CHECK(one.wasted == other.wasted);
  CHECK(one.copies == other.copies);
  CHECK(one.copied == other.copied);
}

}  // namespace

TEST_CASE("the pool hands out the free block with the lowest number") {
  BlockPool pool(3, 4);
  CHECK(pool.take() == 0);
  CHECK(pool.take() == 1);
  pool.share(0);
  pool.leave(1);
  pool.leave(0);
  CHECK(pool.readers(0) == 1);
  CHECK(pool.take() == 1);
  pool.leave(0);
  CHECK(pool.take() == 0);
  CHECK(pool.take() == 2);
}

TEST_CASE("a shared block that still has room is copied by the first that writes") {
  const PagePlan plan = plan_pages({9, 9}, 6, 4);
  CHECK(plan.tables[0].blocks == Counts{0, 2, 3});
  CHECK(plan.tables[1].blocks == Counts{0, 1, 4});
  CHECK(plan.readers == Counts{2, 1, 1, 1, 1, 0});
  const PageWrite& copy = plan.writes[6];
  CHECK(copy.from == 1);
  CHECK(copy.block == 2);
  CHECK(copy.copied == 2);
  CHECK(plan.writes[7].from == -1);  // the other one is alone there now
}

TEST_CASE("full blocks are shared without a copy") {
  const PagePlan plan = plan_pages({9, 9}, 6, 3);
  CHECK(count_pages(plan).copies == 0);
  CHECK(count_pages(plan).both == 2);
}

TEST_CASE("counts are those of looking at every place, for any two sentences") {
  for (const std::int64_t page : {1, 2, 3, 4, 7, 16}) {
    for (const std::int64_t one : {1, 4, 9, 20}) {
      for (const std::int64_t other : {1, 3, 9, 17}) {
        for (std::int64_t common = 0; common <= std::min(one, other); ++common) {
          const PagePlan plan = plan_pages({one, other}, common, page);
          check_same(count_pages(plan), looked_at(plan));
        }
      }
    }
  }
}

TEST_CASE("contexts through pages have the bits of attention without them") {
  for (const std::int64_t page : {1, 2, 3, 4, 5, 16}) {
    for (const std::int64_t heads : {1, 4}) {
      for (const PositionKind position :
           {PositionKind::none, PositionKind::learned, PositionKind::rotary}) {
        Config config = both(page);
        config.position.kind = position;
        config.attention.num_heads = heads;
        config.attention.num_kv_heads = heads / 2 + heads % 2;
        config.attention.qkv_bias = true;
        const ExperimentResult result = run_experiment(config);
        const Node& pages = node(result, "study.pages");
        CHECK(parameter<double>(pages, "largest_difference") == 0);
        const char* context = heads > 1 ? "context_heads" : "context";
        const ExperimentResult one = run_experiment(alone(config, one_text));
        const ExperimentResult other = run_experiment(alone(config, other_text));
        CHECK(node(one, context).values == rows_of(pages, 0));
        CHECK(node(other, context).values == rows_of(pages, 1));
      }
    }
  }
}

TEST_CASE("the bytes of pages are those of the places, keys and values") {
  Config config = both(4);
  config.attention.num_heads = 4;
  config.attention.num_kv_heads = 2;
  const ExperimentResult result = run_experiment(config);
  const Node& pages = node(result, "study.pages");
  const auto numbers = node(result, "key").values.size() + node(result, "value").values.size();
  const auto of_word = static_cast<std::int64_t>(numbers / 9 * sizeof(float));
  CHECK(parameter<std::int64_t>(pages, "bytes") ==
        parameter<std::int64_t>(pages, "reserved") * of_word);
  CHECK(parameter<std::int64_t>(pages, "piece_bytes") == 2 * 4096 * of_word);
  CHECK(parameter<std::int64_t>(pages, "piece_wasted") == 2 * 4096 - 9 - 8);
}

TEST_CASE("the counts at the page size are among those of all sizes") {
  for (const std::int64_t page : {1, 4, 16}) {
    const ExperimentResult result = run_experiment(both(page));
    const Node& pages = node(result, "study.pages");
    for (const std::string count : {"blocks", "entries", "wasted", "copied"}) {
      const Counts all = parameter<Counts>(pages, count + "_by_size");
      REQUIRE(all.size() == 16);
      CHECK(all[static_cast<std::size_t>(page - 1)] == parameter<std::int64_t>(pages, count));
    }
  }
}

TEST_CASE("the second sentence is by default the first with its last third in reverse") {
  const auto words = [](const std::string& text) {
    return node(run_experiment(pages_of(text, 4)), "study.x").labels[1];
  };
  CHECK(words("a b c d e f g h i") == Labels{"a", "b", "c", "d", "e", "f", "i", "h", "g"});
  CHECK(words("a b c") == Labels{"a", "c", "b"});
  CHECK(words("a b") == Labels{"a", "b"});
  CHECK(words("a") == Labels{"a"});
}

TEST_CASE("sentences that begin differently share nothing, the same ones everything") {
  Config config = pages_of("a b c", 2);
  config.study.other = "x b c";
  const ExperimentResult apart = run_experiment(config);
  CHECK(parameter<std::int64_t>(node(apart, "study.pages"), "both") == 0);
  config.study.other = "a b c";
  const ExperimentResult same = run_experiment(config);
  const Node& pages = node(same, "study.pages");
  CHECK(parameter<std::int64_t>(pages, "both") == 2);
  CHECK(parameter<std::int64_t>(pages, "entries") == 4);
  CHECK(rows_of(pages, 0) == rows_of(pages, 1));
}

TEST_CASE("pages name the field that does not fit") {
  const auto path = [](void (*change)(Config&)) {
    Config config = both(4);
    change(config);
    return error_of([&] { run_experiment(config); }).path;
  };
  CHECK(path([](Config& c) { c.attention.mask = MaskConfig{MaskKind::none}; }) ==
        "/attention/mask/kind");
  CHECK(path([](Config& c) { c.attention.score = Score::cosine; }) == "/attention/score");
  CHECK(path([](Config& c) { c.attention.normalize = Normalize::sum; }) == "/attention/normalize");
  CHECK(path([](Config& c) { c.attention.mask_method = MaskMethod::renormalize; }) ==
        "/attention/mask_method");
  CHECK(path([](Config& c) { c.attention.dropout.rate = 0.5; }) == "/attention/dropout/rate");
  CHECK(path([](Config& c) {
          c.attention.num_heads = 2;
          c.attention.head_style = HeadStyle::stacked;
        }) == "/attention/head_style");
  CHECK(path([](Config& c) { c.study.length = 8; }) == "/study/length");
  CHECK(path([](Config& c) { c.study.other = " "; }) == "/study/other");
  CHECK(path([](Config& c) { c.study.other = "\xff"; }) == "/study/other");
  CHECK(path([](Config& c) { c.input.text = {"a b", "c"}; }) == "/input/text");
  CHECK(path([](Config& c) {
          c.input.text.reset();
          c.input.embeddings = random_numbers({3, 8}, 1);
        }) == "/input/embeddings");
  CHECK(path([](Config& c) { c.context.text = {"a b"}; }) == "/study/kind");
}

TEST_CASE("a second sentence beyond the limit of tokens is refused where it stands") {
  Config config = both(4);
  std::string text;
  for (std::int64_t word = 0; word <= limits.tokens; ++word) text += "a ";
  config.study.other = text;
  const InputError error = error_of([&] { run_experiment(config); });
  CHECK(error.code == ErrorCode::too_large);
  CHECK(error.path == "/study/other");
}

}  // namespace playground::testing
