// Random requests. Seeds are fixed, so that a failure can be repeated.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/wasm/support/api_harness.h"
#include "tests/wasm/support/schema_validator.h"
#include "tests/wasm/support/schema_walk.h"
#include "tests/wasm/support/small_models.h"
#include "wasm/api.h"

namespace playground::testing {

namespace {

using Random = std::mt19937;

std::size_t below(Random& random, std::size_t limit) { return random() % limit; }

const std::vector<std::string>& seeds() {
  static const std::vector<std::string> texts = {
      R"({"command":"run","input":{"text":"Your journey"},"attention":{"num_heads":2,"mask":{"kind":"causal"}}})",
      R"({"command":"run","input":{"tokens":[["我","爱"],["中"]]},"embedding":{"d_in":4},"block":{"norm":"rms"}})",
      R"({"command":"run","input":{"embeddings":[[0.5,-1e-3],[2,3]],"lengths":[1]},"attention":{"scale":0.25}})",
      R"({"command":"tokenize","input":{"text":["a 1.5","é😀"],"tokenizer":"character"}})",
      R"({"command":"run","program":[{"id":"a","values":[[1,2],[3,4]]},{"id":"b","op":"softmax","inputs":["a"]}]})",
      R"({"command":"run","program":[{"id":"a","draw":"rand","shape":[2,3]},{"id":"b","op":"view","inputs":["a"],"shape":[3,-1]}]})",
      R"({"command":"run","input":{"text":"a b"},"overrides":{"scores":[[1,"-inf"],["nan",2]]},"output":{"only":["x"]}})",
      R"({"command":"run","input":{"text":"a","context_text":"b c"},"attention":{"dropout":{"rate":0.5}},"weights":{"seed":7}})",
      R"({"command":"create","embedding":{"d_in":4},"block":{"norm":"rms","norm_position":"pre"},"max_tokens":8})",
      R"({"command":"forward","session":1,"input":{"text":"a b"},"append":true,"keep":1})",
      R"({"command":"release","session":2})",
      R"({"command":"version"})"};
  return texts;
}

std::string mutated(Random& random, std::string text) {
  static const std::string bits = "{}[]\",:0123456789eE+-.ntfu\\ \xE6\x88\x91\xFF\x01";
  const std::size_t changes = 1 + below(random, 2);
  for (std::size_t i = 0; i < changes && !text.empty(); ++i) {
    const std::size_t place = below(random, text.size());
    const char bit = bits[below(random, bits.size())];
    const std::size_t length = 1 + below(random, 6);
    switch (below(random, 5)) {
      case 0:
        text[place] = bit;
        break;
      case 1:
        text.insert(place, 1, bit);
        break;
      case 2:
        text.erase(place, length);
        break;
      case 3:
        text.insert(below(random, text.size()), text.substr(place, length));
        break;
      default:
        text.resize(place);
    }
  }
  return text;
}

// A number of digits in a row would ask for large and slow, if legal, work.
bool has_long_number(const std::string& text) {
  std::size_t digits = 0;
  for (const char c : text) {
    digits = c >= '0' && c <= '9' ? digits + 1 : 0;
    if (digits > 2) return true;
  }
  return false;
}

Json random_value(Random& random, const Json& schema) {
  static const std::vector<Json> wild = {nullptr,
                                         true,
                                         false,
                                         0,
                                         1,
                                         2,
                                         3,
                                         7,
                                         -1,
                                         0.5,
                                         2.0,
                                         1e39,
                                         "",
                                         "x",
                                         "causal",
                                         "token",
                                         Json::array(),
                                         Json::object(),
                                         Json::parse("[1,2]"),
                                         Json::parse("[[1,2],[3,4]]"),
                                         Json::parse("[[true,false],[true,true]]"),
                                         Json::parse(R"(["a","b"])"),
                                         Json::parse(R"([["a","b"],["c"]])"),
                                         Json::parse(R"({"x":[1,2]})")};
  if (schema.contains("enum") && below(random, 8) != 0) {
    return schema["enum"][below(random, schema["enum"].size())];
  }
  return wild[below(random, wild.size())];
}

const std::vector<Field>& fields_of(const std::string& command) {
  static std::map<std::string, std::vector<Field>> known;
  const auto [found, is_new] = known.try_emplace(command);
  if (is_new) found->second = request_fields(command);
  return found->second;
}

Json random_request(Random& random) {
  static const std::vector<std::string> commands = {"run",    "run",         "run",
                                                    "create", "forward",     "train_create",
                                                    "train",  "train_probe", "train_set"};
  const std::string& command = commands[below(random, commands.size())];
  const std::vector<Field>& fields = fields_of(command);
  Json request = request_with(command, "/command", command);
  // The values are not what is tested here.
  const bool has_output = command == "run" || command == "forward" || command == "train_probe";
  if (has_output) request["output"] = {{"tensors", "none"}};
  const std::size_t changes = 1 + below(random, 5);
  for (std::size_t i = 0; i < changes; ++i) {
    const Field& field = fields[below(random, fields.size())];
    const Json::json_pointer object(field.object);
    if (field.name == "command" || field.schema.contains("properties")) continue;
    if (!request.contains(object)) request[object] = Json::object();
    if (!request[object].is_object()) continue;
    request[object][field.name] = random_value(random, field.schema);
  }
  return request;
}

}  // namespace

TEST_CASE("random changes to the bytes of requests never break the API") {
  Random random(1);
  std::size_t successes = 0;
  for (int i = 0; i < 20'000; ++i) {
    const std::string text = mutated(random, seeds()[below(random, seeds().size())]);
    if (has_long_number(text)) continue;
    successes += answer_text_once(text)["ok"] == true ? 1 : 0;
  }
  CHECK(successes > 200);  // the changes are small enough to reach the core
}

TEST_CASE("random bytes never break the API") {
  Random random(2);
  for (int i = 0; i < 5'000; ++i) {
    std::string text(below(random, 40), ' ');
    for (char& c : text) c = static_cast<char>(random());
    const Json response = answer_text(text);
    CHECK(response["ok"] == false);
  }
}

TEST_CASE("random changes to the bytes of requests to models never break the API") {
  static const std::vector<std::string> requests = {
      R"({"command":"load","path":"small"})",
      R"({"command":"run","model":"small","input":{"text":"Anna saw it."},"task":"explain","without":[{"part":"cross","layer":1,"head":0}]})",
      R"({"command":"run","model":1,"input":{"text":"猫看见了。"},"target":{"text":"it saw"},"targets":"next","gradient":{"of":"loss"}})",
      R"({"command":"run","model":2,"input":{"text":"the cat"},"attention":{"mask":{"kind":"none"}},"overrides":{"x":[[1]]}})",
      R"({"command":"generate","model":"tale","input":{"text":"the the"},"max_tokens":9,"temperature":1.5,"top_k":3,"seed":7})",
      R"({"command":"unload","model":3})"};
  Random random(4);
  std::size_t successes = 0;
  for (int round = 0; round < 30; ++round) {
    Api api(false,
            [](const std::string& path) { return path == "tale" ? causal_file() : small_file(); });
    api.call(requests[0]);
    api.call(R"({"command":"load","path":"tale"})");
    for (int i = 0; i < 100; ++i) {
      const std::string text = mutated(random, requests[below(random, requests.size())]);
      if (has_long_number(text)) continue;
      const Json response = Json::parse(api.call(text));
      CAPTURE(text);
      if (response["ok"] == true) {
        ++successes;
      } else {
        CHECK(response["error"]["code"] != "internal");
      }
    }
  }
  CHECK(successes > 30);
}

TEST_CASE("random changes to the bytes of a model never break the API") {
  static std::string file;
  Random random(5);
  std::size_t successes = 0;
  for (int i = 0; i < 3'000; ++i) {
    file = i % 2 == 0 ? small_file() : causal_file();
    const std::size_t numbers = file.find("data_offsets");
    const std::size_t end = below(random, 2) == 0 ? numbers + 200 : file.size();
    for (std::size_t changes = 1 + below(random, 3); changes > 0; --changes) {
      file[below(random, end)] = static_cast<char>(random());
    }
    Api api(false, [](const std::string&) { return file; });
    const Json response = Json::parse(api.call(R"({"command":"load","path":"it"})"));
    if (response["ok"] == false) {
      CHECK(response["error"]["code"] != "internal");
      CHECK(response["error"]["code"] != "out_of_memory");
      continue;
    }
    ++successes;
    const std::string name = response["result"]["name"];
    const Json request = {{"command", "generate"},
                          {"model", name},
                          {"input", {{"text", "Anna saw 猫"}}},
                          {"max_tokens", 3}};
    CHECK(Json::parse(api.call(request.dump()))["ok"] == true);
  }
  CHECK(successes > 300);
}

TEST_CASE("of random settings, what the schema refuses fails, what it accepts is read") {
  Random random(3);
  std::size_t successes = 0;
  for (int i = 0; i < 5'000; ++i) {
    const Json request = random_request(random);
    const Json response = answer_once(request);
    CAPTURE(request.dump());
    const std::string problem = problem_with(request, request_schema());
    CAPTURE(problem);
    const std::string code =
        response["ok"] == true ? "" : response["error"]["code"].get<std::string>();
    if (!problem.empty()) CHECK(code != "");
    if (problem.empty()) CHECK((code != "invalid_type" && code != "unknown_field"));
    CHECK(code != "internal");
    CHECK(code != "out_of_memory");
    successes += code.empty() ? 1 : 0;
  }
  CHECK(successes > 500);
}

}  // namespace playground::testing
