// Sessions through the API: their answers, their errors, and that they leak no memory.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tests/wasm/support/allocator.h"
#include "tests/wasm/support/api_harness.h"
#include "wasm/api.h"

namespace playground::testing {

namespace {

const Json small = {{"command", "create"},
                    {"max_tokens", 8},
                    {"embedding", {{"d_in", 4}}},
                    {"block", {{"norm_position", "pre"}, {"num_layers", 2}}},
                    {"attention", {{"num_heads", 2}}}};

Json forward(const Json& session, const Json& input) {
  return {{"command", "forward"}, {"session", session}, {"input", input}};
}

Json text(const char* words) { return {{"text", words}}; }

Json release(const Json& session) { return {{"command", "release"}, {"session", session}}; }

Json parsed(Api& api, const Json& request) {
  const Json response = Json::parse(api.call(request.dump()));
  REQUIRE_MESSAGE(response["ok"] == true, response.dump());
  return response["result"];
}

float* floats_at(const Json& memory) {
  const auto address = memory["offset"].get<std::uintptr_t>();
  return reinterpret_cast<float*>(address);  // NOLINT: what JavaScript does
}

}  // namespace

TEST_CASE("create describes the session; forward answers as a run does") {
  const Json created = result_of(small);
  const Json& session = created["session"];
  CHECK(created["d_in"] == 4);
  CHECK(created["d_out"] == 4);
  CHECK(created["max_tokens"] == 8);
  CHECK(created["appends"] == true);
  CHECK(created["parameters"] == 2 * (3 * 16 + 2 * 4 * 16 + 16 + 4 + 4 * 4));
  CHECK_FALSE(created.contains("memory"));

  Json run = small;
  run.erase("max_tokens");
  run["command"] = "run";
  run["input"] = text("a b c");
  const Json values = result_of(run)["graph"].back()["values"];
  const Json result = result_of(forward(session, text("a b c")));
  CHECK(result["shape"] == Json({1, 3, 4}));
  CHECK(result["length"] == 3);
  for (std::size_t i = 0; i < values.size(); ++i) {
    CHECK(result["values"][i].get<double>() ==
          doctest::Approx(values[i].get<double>()).epsilon(1e-5));
  }
  CHECK(result_of(release(session)) == Json({{"released", session}}));
  check_error(forward(session, text("a")), "unknown_session", "/session");
  check_error(release(session), "unknown_session", "/session");
}

TEST_CASE("append and keep choose the tokens that the new ones follow") {
  const Json session = result_of(small)["session"];
  const Json whole = result_of(forward(session, text("a b c")))["values"];
  const auto last_row = [](const Json& values) {
    const std::vector<float> all = values;
    return std::vector<float>(all.end() - 4, all.end());
  };
  const auto last = [&](const char* words, const char* field, const Json& value) {
    Json request = forward(session, text(words));
    request[field] = value;
    return result_of(request);
  };
  const auto check_last = [&](const Json& result, int length) {
    CHECK(result["length"] == length);
    const std::vector<float> expected = last_row(whole);
    const std::vector<float> row = last_row(result["values"]);
    for (std::size_t i = 0; i < 4; ++i) CHECK(row[i] == doctest::Approx(expected[i]));
  };
  check_last(last("c", "keep", 2), 3);
  check_last(last("b c", "keep", 1), 3);
  check_last(last("a b c", "keep", 0), 3);
  CHECK(last("a b", "append", false)["length"] == 2);
  check_last(last("c", "append", true), 3);
  CHECK(last("d e", "append", true)["length"] == 5);

  Json request = forward(session, text("c"));
  request["append"] = true;
  request["keep"] = 2;
  check_last(result_of(request), 3);
  request["keep"] = 9;
  check_error(request, "invalid_value", "/keep");
  request.erase("keep");
  request["input"] = text("a b c d e f");
  check_error(request, "too_large", "/input");
  result_of(release(session));

  const Json bidirectional = result_of({{"command", "create"}})["session"];
  request = forward(bidirectional, text("a"));
  CHECK(result_of(request)["length"] == 0);
  request["append"] = true;
  check_error(request, "invalid_value", "/append");
  request["append"] = false;
  request["keep"] = 1;
  check_error(request, "invalid_value", "/keep");
  result_of(release(bidirectional));
}

TEST_CASE("what a session does not support is refused at the field to change") {
  const auto refused = [](const char* pointer, const Json& value) {
    Json request = small;
    request[Json::json_pointer(pointer)] = value;
    return check_error(request, "invalid_value", pointer);
  };
  refused("/attention/score", "additive");
  refused("/attention/dropout/rate", 0.5);
  refused("/block/norm", "batch");
  refused("/block/kind", "encoder_decoder");
  refused("/embedding/kind", "random");
  refused("/max_tokens", 0);
  check_error({{"command", "create"}, {"max_tokens", 4097}}, "too_large", "/max_tokens");
  check_error({{"command", "create"}, {"input", text("a")}}, "unknown_field", "/input");
  check_error({{"command", "forward"}, {"input", text("a")}}, "missing_field", "/session");
  check_error({{"command", "forward"}, {"session", 1}}, "missing_field", "/input");
  check_error({{"command", "release"}}, "missing_field", "/session");

  const Json session = result_of(small)["session"];
  check_error(forward(session, {{"text", {"a", "b"}}}), "invalid_value", "/input");
  check_error(forward(session, Json::object()), "missing_field", "/input");
  check_error(forward(session, {{"embeddings", {{1, 2}}}}), "shape_mismatch", "/input/embeddings");
  Json request = forward(session, text("a"));
  request["output"] = {{"tensors", "memory"}};
  check_error(request, "invalid_value", "/output/tensors");
  request["output"] = {{"tensors", "none"}};
  CHECK_FALSE(result_of(request).contains("values"));
  result_of(release(session));
}

TEST_CASE("input and output of a session can be used in place, without JSON") {
  Api api(true);
  const Json created = parsed(api, small);
  const Json& memory = created["memory"];
  CHECK(memory["input"]["length"] == 8 * 4);
  CHECK(memory["output"]["length"] == 8 * 4);
  const std::vector<float> rows = {1, 2, 3, 4, -1, 0, 0.5, 2};
  const std::vector<float> expected =
      parsed(api, forward(1, {{"embeddings", {{1, 2, 3, 4}, {-1, 0, 0.5, 2}}}}))["values"];

  const auto check_in_place = [&](std::size_t first, std::size_t tokens) {
    std::copy_n(rows.data() + 4 * first, 4 * tokens, floats_at(memory["input"]));
    CHECK(api.forward(1, static_cast<std::int64_t>(tokens), static_cast<std::int64_t>(first))
              .empty());
    for (std::size_t i = 0; i < 4 * tokens; ++i) {
      CHECK(floats_at(memory["output"])[i] == doctest::Approx(expected[4 * first + i]));
    }
  };
  check_in_place(0, 2);
  check_in_place(1, 1);

  Json request = forward(1, text("a"));
  request["output"] = {{"tensors", "memory"}};
  const Json result = parsed(api, request);
  CHECK(result["memory"] == Json({{"offset", memory["output"]["offset"]}, {"length", 4}}));

  for (const auto& [tokens, keep, path] : {std::tuple(0, 0, "/input"), std::tuple(9, 0, "/input"),
                                           std::tuple(1, 2, "/keep"), std::tuple(1, -1, "/keep")}) {
    CHECK(Json::parse(api.forward(1, tokens, keep))["error"]["path"] == path);
  }
  parsed(api, release(1));
  CHECK(Json::parse(api.forward(1, 1, 0))["error"]["code"] == "unknown_session");
}

TEST_CASE("other calls leave sessions alone") {
  Api api(false);
  const Json first = parsed(api, small);
  Json other = small;
  other["weights"] = {{"seed", 7}};
  const Json second = parsed(api, other);
  const auto values = [&](const Json& created) {
    return parsed(api, forward(created["session"], text("a b")))["values"];
  };
  const Json before = values(first);
  CHECK(values(second) != before);
  api.call("{");
  parsed(api, {{"command", "run"}, {"input", text("Other words entirely")}});
  CHECK(values(first) == before);
  parsed(api, release(second["session"]));
  CHECK(values(first) == before);
}

TEST_CASE("wherever memory runs out, create leaks nothing and forward can continue") {
  for (const Failure how : {Failure::once, Failure::from_then_on}) {
    Api api(false);
    const std::string create = small.dump();
    const std::string compute = forward(1, text("a b c")).dump();
    parsed(api, small);
    const Json whole = parsed(api, Json::parse(compute))["values"];
    const auto answer_when = [&](long number, const std::string& request) {
      fail_after(number, how);
      std::string response = api.call(request);
      stop_failing();
      return response;
    };
    api.call(release(99).dump());  // fills what the API keeps from call to call
    const long before = live_allocations();
    long number = 0;
    while (is_out_of_memory(answer_when(number, create))) {
      api.call(release(99).dump());
      REQUIRE(live_allocations() == before);
      number += 1;
    }
    CHECK(number > 100);
    for (number = 0; is_out_of_memory(answer_when(number, compute)); ++number) {
      REQUIRE(parsed(api, Json::parse(compute))["values"] == whole);
    }
    CHECK(number > 10);
  }
}

TEST_CASE("a million forwards and a thousand sessions leak no memory") {
#ifdef __SANITIZE_ADDRESS__
  constexpr int times = 10'000;
#else
  constexpr int times = 1'000'000;
#endif
  Api api(true);
  parsed(api, small);
  REQUIRE(api.forward(1, 8, 0).empty());
  api.call(release(99).dump());
  const long before = live_allocations();
  for (int i = 0; i < times; ++i) {
    const std::int64_t keep = i % 7;  // one more token each time, up to 7, and anew
    if (!api.forward(1, 1, keep).empty()) FAIL("forward ", i, " failed");
  }
  CHECK(live_allocations() == before);
  for (int i = 0; i < times / 1000; ++i) {
    const Json created = parsed(api, small);
    CHECK(api.forward(created["session"], 3, 0).empty());
    parsed(api, release(created["session"]));
  }
  api.call(release(99).dump());
  CHECK(live_allocations() == before);
}

}  // namespace playground::testing
