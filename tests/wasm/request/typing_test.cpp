// Typing: the parameters that are kept from one run to the next change no bit of the answer.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstring>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "tests/wasm/support/api_harness.h"
#include "wasm/api.h"

namespace playground::testing {

namespace {

using Tokens = std::vector<std::string>;

class Dice {
 public:
  explicit Dice(unsigned seed) : words_(seed) {}
  std::size_t below(std::size_t end) { return words_() % end; }
  bool chance(std::size_t percent) { return below(100) < percent; }
  Json one_of(const std::vector<Json>& choices) { return choices[below(choices.size())]; }

 private:
  std::mt19937 words_;
};

Json attention_of(Dice& dice, bool rotary) {
  Json attention = {
      {"score", dice.one_of({"scaled_dot", "dot", "cosine", "additive", "bilinear"})},
      {"normalize", dice.one_of({"softmax", "softmax", "softmax_naive", "sum"})},
      {"head_style", dice.one_of({"split", "stacked"})},
      {"num_heads", dice.one_of(rotary ? std::vector<Json>{1, 2} : std::vector<Json>{1, 2, 4})},
      {"qkv_bias", dice.chance(50)},
      {"output_projection", dice.chance(50)},
      {"mask", dice.one_of({{{"kind", "causal"}}, {{"kind", "sliding_window"}, {"window", 3}}})}};
  if (attention["head_style"] == "stacked") return attention;
  if (dice.chance(25)) {
    attention["projections"] = false;
  } else if (dice.chance(40)) {
    attention["num_kv_heads"] = 1;
  }
  return attention;
}

Json block_of(Dice& dice) {
  Json block = {{"activation", dice.one_of({"relu", "gelu", "gelu_tanh", "silu", "swiglu"})},
                {"norm", dice.one_of({"layer", "rms", "none"})},
                {"norm_position", dice.one_of({"post", "pre", "sandwich"})},
                {"residual", dice.chance(80)},
                {"final_norm", dice.chance(50)},
                {"num_layers", dice.one_of({1, 2})}};
  if (dice.chance(15)) block["norm"] = "deep", block["norm_position"] = "post";
  return block;
}

// A causal experiment without its sentence.
Json experiment_of(Dice& dice) {
  const Json position = dice.one_of({"none", "sinusoidal", "learned", "rotary"});
  Json request = {{"command", "run"},
                  {"embedding", {{"d_in", dice.one_of({8, 16})}}},
                  {"position", {{"kind", position}}},
                  {"attention", attention_of(dice, position == "rotary")},
                  {"weights", {{"init", dice.one_of({"torch_linear", "xavier_uniform"})}}}};
  if (dice.chance(60)) request["block"] = block_of(dice);
  if (dice.chance(10)) request["embedding"]["kind"] = "random";
  return request;
}

std::string some_word(Dice& dice) {
  return std::string(1, static_cast<char>('a' + dice.below(20)));
}

// The next edit of a person who types.
Tokens edited(Dice& dice, Tokens words) {
  switch (dice.below(8)) {
    case 0:
      if (words.size() > 1) words.pop_back();
      return words;
    case 1:
      words.back() = some_word(dice);
      return words;
    case 2:
      words[dice.below(words.size())] = some_word(dice);
      return words;
    case 3:
      return words;
    case 4:
      words.insert(words.end(), {some_word(dice), some_word(dice), some_word(dice)});
      return words;
    default:
      words.push_back(some_word(dice));
      return words;
  }
}

Json with_sentence(Json request, const Tokens& words, bool as_text) {
  if (!as_text) {
    request["input"] = {{"tokens", words}};
    return request;
  }
  std::string text;
  for (const std::string& word : words) text += word + " ";
  request["input"] = {{"text", text}};
  return request;
}

Json ask(Api& api, const Json& request) { return Json::parse(api.call(request.dump())); }

Json answer_of(Api& api, const Json& request) {
  Json response = ask(api, request);
  if (response["ok"]) response["result"].erase("timing");
  return response;
}

// Checks the answer against that of a new API.
void check_as_fresh(Api& api, const Json& request) {
  Api fresh(false);
  CAPTURE(request.dump());
  CHECK(answer_of(api, request).dump() == answer_of(fresh, request).dump());
}

std::vector<Json> ids_of(const Json& request) {
  Api api(false);
  Json nothing = request;
  nothing["output"] = {{"tensors", "none"}};
  std::vector<Json> ids;
  const Json response = ask(api, nothing);
  REQUIRE_MESSAGE(response["ok"] == true, request.dump(), " gives ", response.dump());
  for (const Json& node : response["result"]["graph"]) ids.push_back(node["id"]);
  return ids;
}

// The ids of a few nodes, or of all.
void choose_nodes(Dice& dice, const std::vector<Json>& ids, Json& request) {
  if (dice.chance(35)) return;
  std::set<Json> only;
  for (std::size_t i = dice.below(3); i > 0; --i) only.insert(ids[dice.below(ids.size())]);
  request["output"] = {{"only", only}};
}

const Json causal = {{"command", "run"}, {"attention", {{"mask", {{"kind", "causal"}}}}}};

Json causal_of(const std::string& text) {
  Json request = causal;
  request["input"] = {{"text", text}};
  return request;
}

Json changed(Json request, const char* pointer, const Json& value) {
  request[Json::json_pointer(pointer)] = value;
  return request;
}

}  // namespace

TEST_CASE("whatever is typed, the answer is bit for bit that of a fresh run") {
  Dice dice(4);
  constexpr int experiments = 40;
  for (int i = 0; i < experiments; ++i) {
    const Json experiment = experiment_of(dice);
    Tokens words = {some_word(dice)};
    const std::vector<Json> ids = ids_of(with_sentence(experiment, words, true));
    Api api(false);
    for (int key = 0; key < 8; ++key) {
      words = edited(dice, words);
      Json request = with_sentence(experiment, words, dice.chance(80));
      choose_nodes(dice, ids, request);
      if (dice.chance(8)) ask(api, causal_of("something else"));
      if (dice.chance(8)) CHECK(ask(api, with_sentence(experiment, {}, true))["ok"] == false);
      if (dice.chance(8)) ask(api, {{"command", "version"}});
      check_as_fresh(api, request);
    }
  }
}

TEST_CASE("sentences that begin alike, or are alike, are each answered as if they were the first") {
  Api api(false);
  check_as_fresh(api, causal_of("one two three"));
  check_as_fresh(api, causal_of("one two three four"));
  check_as_fresh(api, causal_of("one two three five"));
  check_as_fresh(api, causal_of("one  two three five"));
  check_as_fresh(api, causal_of("one two"));
  check_as_fresh(api, causal_of("two"));
}

TEST_CASE("a repeated sentence is answered as before, with any mask") {
  Api api(false);
  const Json request = changed(causal_of("one two three"), "/attention/mask/kind", "none");
  check_as_fresh(api, request);
  check_as_fresh(api, changed(request, "/output/only", {"weights"}));
  check_as_fresh(api, changed(request, "/attention/scale", 2));
}

TEST_CASE("nodes that were not requested before have all their values when they are") {
  Api api(false);
  check_as_fresh(api, changed(causal_of("one two three"), "/output/only", {"output"}));
  const auto wanting = [&](const Json& ids) {
    check_as_fresh(api, changed(causal_of("one two three four"), "/output/only", ids));
  };
  api.call(changed(causal_of("one two three"), "/output/only", {"context"}).dump());
  wanting({"context"});
  wanting({"weights"});
  wanting({"scores", "mask"});
}

TEST_CASE(
    "without a causal mask, with dropout and with given values the answer is that of a fresh run") {
  const std::vector<Json> changes = {{{"/attention/mask/kind", "none"}},
                                     {{"/attention/mask", {{"kind", "prefix"}, {"length", 2}}}},
                                     {{"/attention/mask_method", "renormalize"}},
                                     {{"/attention/dropout", {{"rate", 0.5}}}},
                                     {{"/block", {{"norm", "batch"}}}},
                                     {{"/block", {{"dropout", {{"rate", 0.5}}}}}},
                                     {{"/embedding/kind", "random"}},
                                     {{"/overrides/W_query", Json::array()}},
                                     {{"/input/context_text", "a b"}}};
  for (const Json& change : changes) {
    const std::string pointer = change.begin().key();
    Json value = change.begin().value();
    if (value == Json::array()) value = std::vector<float>(64, 0.5F);
    Api api(false);
    check_as_fresh(api, changed(causal_of("one two three"), pointer.c_str(), value));
    CAPTURE(pointer);
    check_as_fresh(api, changed(causal_of("one two three four"), pointer.c_str(), value));
  }
}

TEST_CASE("a number that is not finite leaves nothing behind") {
  Json request = causal_of("one two");
  request["embedding"] = {{"kind", "table"},
                          {"values", {{"one", {1, 1}}, {"two", {1, 2}}, {"big", {3e38, 3e38}}}}};
  request["weights"] = {{"values", {{"W_value", {9, 9, 9, 9}}}}};
  Api api(false);
  check_as_fresh(api, request);
  check_as_fresh(api, changed(request, "/input/text", "one two big"));
  check_as_fresh(api, changed(request, "/input/text", "one two"));
  check_as_fresh(api, changed(request, "/input/text", "one two one"));
}

TEST_CASE("0 and -0 are not the same setting") {
  Api api(false);
  check_as_fresh(api, changed(causal_of("one two"), "/attention/scale", 0.0));
  check_as_fresh(api, changed(causal_of("one two three"), "/attention/scale", -0.0));
}

TEST_CASE("memory holds whole nodes that last until the next call") {
  Api api(true);
  const auto in_memory = [](const std::string& text) {
    return changed(causal_of(text), "/output", {{"tensors", "memory"}, {"only", {"weights", "x"}}});
  };
  api.call(in_memory("one two three").dump());
  const Json result = ask(api, in_memory("one two three four"))["result"];
  Api fresh(false);
  const Json expected = ask(fresh, causal_of("one two three four"))["result"];
  for (const char* id : {"weights", "x"}) {
    const Json& memory = node_of(result, id)["memory"];
    const std::vector<float> values = node_of(expected, id)["values"];
    REQUIRE(memory["length"] == values.size());
    const auto address = memory["offset"].get<std::uintptr_t>();
    const auto* there = reinterpret_cast<const float*>(address);  // NOLINT: what JavaScript does
    CHECK(std::equal(values.begin(), values.end(), there));
  }
  CHECK_FALSE(node_of(result, "scores").contains("memory"));
}

}  // namespace playground::testing
