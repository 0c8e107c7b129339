#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <numeric>
#include <set>

#include "tests/wasm/support/api_harness.h"
#include "tests/wasm/support/golden_check.h"
#include "tests/wasm/support/schema_validator.h"

namespace playground::testing {

namespace {

// The answer is long, and most tests look for one of them.
const Json& presets() {
  static const Json all = result_of({{"command", "presets"}});
  return all;
}

Json preset(const std::string& id) {
  for (const Json& each : presets()) {
    if (each["id"] == id) return each;
  }
  FAIL("there is no preset ", id);
  return {};
}

Json run_preset(const std::string& id) { return result_of(preset(id)["request"]); }

std::vector<float> values_of(const Json& result, std::string_view id) {
  return node_of(result, id)["values"];
}

}  // namespace

TEST_CASE("the presets cover every row of the curriculum, in its order") {
  std::vector<std::string> files;
  const std::filesystem::path folder = TESTS_FOLDER "/../wasm/presets";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) files.push_back(entry.path().filename().string());
  }
  std::sort(files.begin(), files.end());
  const Json& all = presets();
  REQUIRE(files.size() == all.size());
  std::set<int> rows;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::string number = all[i]["number"];
    rows.insert(std::stoi(number));
    const std::string name = (number[1] >= '0' && number[1] <= '9' ? "" : "0") + number;
    CHECK(files[i] == name + "-" + files[i].substr(name.size() + 1));
  }
  CHECK(rows.size() == 42);
  CHECK(*rows.begin() == 1);
  CHECK(*rows.rbegin() == 42);
}

TEST_CASE("presets are valid requests, each with an id and a response of its own") {
  std::set<std::string> ids;
  std::map<std::string, std::string> id_by_response;
  for (const Json& each : presets()) {
    const std::string id = each["id"];
    CAPTURE(id);
    CHECK(ids.insert(id).second);
    CHECK(problem_with(each["request"], request_schema()).empty());
    if (ids.size() % answered != 0) continue;
    Json result = result_of(each["request"]);
    result.erase("timing");
    const auto inserted = id_by_response.emplace(result.dump(), id);
    CHECK_MESSAGE(inserted.second, "answers the same as ", inserted.first->second);
  }
}

TEST_CASE("presets reproduce their goldens") {
  const Json manifest = read_json("golden/presets.json");
  for (const auto& entry : manifest.items()) {
    CAPTURE(entry.key());
    const Json golden = read_json("golden/" + std::string(entry.value()["golden"]) + ".json");
    const Json result = run_preset(entry.key());
    REQUIRE(!entry.value()["checks"].empty());
    for (const Json& check : entry.value()["checks"]) check_against_golden(check, result, golden);
  }
}

TEST_CASE("by cosine 'with' comes right after 'starts', by dot product it is next to last") {
  const Json result = run_preset("vectors-dot-and-cosine");
  const auto rank_of_with = [&](std::string_view node) {
    const std::vector<float> values = values_of(result, node);
    const std::vector<float> journey(values.begin() + 6, values.begin() + 12);
    int rank = 0;
    for (const float value : journey) rank += value > journey[3] ? 1 : 0;
    return rank;
  };
  CHECK(rank_of_with("cosine") == 2);  // after journey itself and starts
  CHECK(rank_of_with("dot") == 4);     // of 0..5
}

TEST_CASE("large scores overflow the naive softmax and not the stable one") {
  const Json naive = node_of(run_preset("normalising-overflow"), "weights");
  CHECK(std::find(naive["values"].begin(), naive["values"].end(), "nan") != naive["values"].end());
  float sum = 0;
  for (const float value : values_of(run_preset("normalising-stable"), "weights")) sum += value;
  CHECK(sum == doctest::Approx(1));
}

TEST_CASE("without a mask a token sees its answer, with the causal mask it does not") {
  const auto sees = [](const std::string& id) {
    return values_of(run_preset(id), "weights")[1] > 0;  // the first token's weight of the second
  };
  CHECK(sees("causal-mask-each-sees-its-answer"));
  CHECK_FALSE(sees("causal-mask-four-predictions"));
}

TEST_CASE("both masking methods give the same context") {
  const std::vector<float> one = values_of(run_preset("causal-mask"), "context");
  const std::vector<float> other = values_of(run_preset("causal-mask-renormalize"), "context");
  REQUIRE(one.size() == other.size());
  for (std::size_t i = 0; i < one.size(); ++i) CHECK(one[i] == doctest::Approx(other[i]));
}

TEST_CASE("without positions, permuted words give the same outputs permuted") {
  const Json straight = run_preset("positions-none");
  const Json permuted = run_preset("positions-none-permuted");
  const std::vector<float> outputs = values_of(straight, "context");
  const std::vector<float> others = values_of(permuted, "context");
  const std::size_t width = node_of(straight, "context")["shape"][2];
  for (std::size_t i = 0; i < 6; ++i) {
    const Json& tokens = permuted["tokens"][0];
    const auto same = std::find_if(tokens.begin(), tokens.end(), [&](const Json& token) {
      return token["text"] == straight["tokens"][0][i]["text"];
    });
    const auto j = static_cast<std::size_t>(same - tokens.begin());
    for (std::size_t c = 0; c < width; ++c) {
      CHECK(outputs[i * width + c] == doctest::Approx(others[j * width + c]));
    }
  }
}

TEST_CASE("rotary positions keep the length of each pair") {
  const Json result = run_preset("positions-rotary");
  const std::vector<float> plain = values_of(result, "query");
  const std::vector<float> turned = values_of(result, "rotated_query");
  CHECK(plain != turned);
  for (std::size_t i = 0; i < plain.size(); i += 2) {
    CHECK(plain[i] * plain[i] + plain[i + 1] * plain[i + 1] ==
          doctest::Approx(turned[i] * turned[i] + turned[i + 1] * turned[i + 1]));
  }
}

TEST_CASE("cross-attention weighs the tokens of the other sentence") {
  const Json result = run_preset("cross-attention");
  CHECK(node_of(result, "weights")["shape"] == Json({1, 3, 4}));
  CHECK(result["context_tokens"][0][0]["text"] == "我");
}

TEST_CASE("norms: root mean square, and DeepNorm's alpha for two layers") {
  const std::vector<float> rms = values_of(run_preset("norms-rms"), "norm");
  CHECK(rms[0] == doctest::Approx(1 / std::sqrt(14.0 / 3)));
  const Json deep = node_of(run_preset("norms-deep"), "block.0.residual_1");
  CHECK(deep["parameters"]["alpha"] == doctest::Approx(std::sqrt(2.0)));
}

TEST_CASE("pre-norm and sandwich norm have the norms at their positions") {
  const Json pre = run_preset("block-pre-norm");
  CHECK(node_of(pre, "block.0.norm_1")["inputs"][0] == "x");
  CHECK(node_of(pre, "block.0.residual_2")["inputs"][1] == "block.0.feed_forward.output");
  const Json sandwich = run_preset("block-sandwich-norm");
  CHECK(node_of(sandwich, "block.0.residual_2")["inputs"][1] == "block.0.norm_2_after");
}

TEST_CASE(
    "an encoder sees all tokens, a decoder the earlier ones, and cross-attention joins the two") {
  const auto sees_next = [](const std::string& id, std::string_view node) {
    return values_of(run_preset(id), node)[1] > 0;
  };
  CHECK_FALSE(sees_next("stacks", "block.1.attention.weights"));
  CHECK(sees_next("stacks-encoder", "block.1.attention.weights"));
  CHECK(sees_next("stacks-encoder-decoder", "encoder.1.attention.weights"));
  CHECK_FALSE(sees_next("stacks-encoder-decoder", "decoder.1.attention.weights"));
  CHECK(sees_next("stacks-encoder-decoder", "decoder.1.cross_attention.weights"));
}

TEST_CASE("grouped and multi-query attention have fewer heads of keys and values") {
  const auto heads = [](const std::string& id, std::string_view node) {
    return node_of(run_preset(id), node)["shape"][1];
  };
  CHECK(heads("grouped-query", "key_heads") == 2);
  CHECK(heads("grouped-query", "repeated_key_heads") == 8);
  CHECK(heads("multi-query", "value_heads") == 1);
}

TEST_CASE(
    "a window of two hides all but a token and the one before it, and layers widen the view") {
  const std::vector<float> mask = values_of(run_preset("windows"), "mask");
  for (std::size_t i = 0; i < 6; ++i) {
    for (std::size_t j = 0; j < 6; ++j) {
      CHECK((mask[i * 6 + j] == 1) == (j == i || j + 1 == i));
    }
  }
  // Three layers of two tokens reach three tokens back: the fourth output depends on the first x.
  Json request = preset("windows-layers")["request"];
  const Json before = result_of(request);
  std::vector<float> x = values_of(before, "x");
  for (std::size_t c = 0; c < 8; ++c) x[c] += 1;
  request["overrides"]["x"] = x;
  const Json after = result_of(request);
  const auto row_changed = [&](std::size_t row) {
    const std::vector<float> one = values_of(before, "block.2.output");
    const std::vector<float> other = values_of(after, "block.2.output");
    const auto from = static_cast<std::ptrdiff_t>(row * 8);
    return !std::equal(one.begin() + from, one.begin() + from + 8, other.begin() + from);
  };
  CHECK(row_changed(3));
  CHECK_FALSE(row_changed(4));
}

TEST_CASE(
    "the spread of scores grows with the width, unless it is scaled; then softmax stays soft") {
  const Json plain = run_preset("why-scale");
  const Json scaled = run_preset("why-scale-scaled");
  double before = 0;
  for (const int width : {4, 16, 64}) {
    const std::string place = "width." + std::to_string(width) + ".";
    CAPTURE(place);
    const float spread = values_of(plain, place + "mean_square")[0];
    CHECK(spread > before);
    CHECK(spread / static_cast<float>(width) == doctest::Approx(1).epsilon(0.25));
    before = spread;
    // The same numbers, so the scaled spread is smaller by just the width.
    CHECK(values_of(scaled, place + "mean_square")[0] ==
          doctest::Approx(spread / static_cast<float>(width)));
    const auto total = [&](const Json& result, const std::string& node) {
      const std::vector<float> values = values_of(result, place + node);
      return std::accumulate(values.begin(), values.end(), 0.0);
    };
    CHECK(total(plain, "max_weight") > total(scaled, "max_weight"));
    CHECK(total(plain, "slope") < total(scaled, "slope"));
  }
}

TEST_CASE(
    "blockwise: the running maximum only grows, and what was summed before is corrected by it") {
  const Json result = run_preset("blockwise-step-by-step");
  for (int tile = 1; tile < 3; ++tile) {
    const std::string here = "tile." + std::to_string(tile) + ".";
    const std::string last = "tile." + std::to_string(tile - 1) + ".";
    const std::vector<float> now = values_of(result, here + "running_max");
    const std::vector<float> before = values_of(result, last + "running_max");
    const std::vector<float> correction = values_of(result, here + "correction");
    for (std::size_t i = 0; i < now.size(); ++i) {
      CHECK(now[i] >= before[i]);
      CHECK(correction[i] == doctest::Approx(std::exp(before[i] - now[i])));
    }
  }
}

TEST_CASE("pages are stored out of order, and the page table finds them") {
  const Json result = run_preset("cache-in-pages");
  const std::vector<float> keys = values_of(result, "key");
  CHECK(values_of(result, "cached_keys") == keys);
  const std::vector<float> pages = values_of(result, "key_pages");
  CHECK_FALSE(std::equal(keys.begin(), keys.end(), pages.begin()));
}

TEST_CASE(
    "the first token reaches the last in five recurrent steps, three windows, one attention") {
  const Json result = run_preset("path-length");
  const auto steps = [&](const std::string& kind) {
    for (int count = 1;; ++count) {
      const std::string node = kind + "." + std::to_string(count) + ".ways";
      if (values_of(result, node)[5 * 6] > 0) return count;
    }
  };
  CHECK(steps("recurrent") == 5);
  CHECK(steps("convolution") == 3);
  CHECK(steps("attention") == 1);
}

TEST_CASE("a difference in the first token fades on its way through one state") {
  const Json result = run_preset("bottleneck");
  const float first = values_of(result, "step.0.square_sum")[0];
  const float last = values_of(result, "step.5.square_sum")[0];
  CHECK(last > 0);
  CHECK(last < first / 100);
}

TEST_CASE("a soft lookup mixes the values, a sharp one picks the nearest key's") {
  const Json result = run_preset("soft-lookup");
  CHECK(values_of(result, "soft.context")[0] > 12);
  CHECK(values_of(result, "sharp.context")[0] == doctest::Approx(10).epsilon(0.01));
}

TEST_CASE("without the transpose heads attend to heads, with it tokens to tokens") {
  CHECK(node_of(run_preset("forgotten-transpose"), "scores")["shape"] == Json({1, 6, 2, 2}));
  CHECK(node_of(run_preset("forgotten-transpose-right"), "scores")["shape"] == Json({1, 2, 6, 6}));
}

}  // namespace playground::testing
