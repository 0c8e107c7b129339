// Memory that runs out at any allocation.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/wasm/support/allocator.h"
#include "tests/wasm/support/api_harness.h"
#include "wasm/api.h"

namespace playground::testing {

namespace {

const std::vector<std::string>& requests() {
  static const std::vector<std::string> texts = {
      R"({"command":"run","input":{"text":"a b"},"block":{},"output":{"only":["x"]}})",
      R"({"command":"run","input":{"text":["a b","c"]},"attention":{"num_heads":2,"num_kv_heads":1,
          "mask":{"kind":"custom","allowed":[[true,false],[true,true]]},"mask_method":"renormalize",
          "dropout":{"rate":0.5},"output_projection":true},"position":{"kind":"rotary"}})",
      R"({"command":"run","input":{"text":"a","context_text":"b"},"position":{"kind":"learned"},
          "attention":{"score":"additive"},"block":{"kind":"encoder_decoder","norm":"batch",
          "activation":"swiglu","dropout":{"rate":0.1}}})",
      R"({"command":"run","program":[{"id":"a","draw":"randn","shape":[2,4]},
          {"id":"b","op":"lookup","inputs":["a"],"ids":[1,0,1]},
          {"id":"c","op":"split_heads","inputs":["b"],"num_heads":2},
          {"id":"d","op":"transpose","inputs":["c"],"axes":[0,1]},
          {"id":"e","op":"principal_components","inputs":["d"],"components":2}],
          "overrides":{"a":[[1,2,3,4],[5,6,7,8]]}})",
      R"({"command":"run","input":{"text":"a"},"attention":{"num_heads":3}})",
      R"({"command":"tokenize","input":{"text":"a b c"}})",
      R"({"command":"presets"})",
      R"({"command":"version"})"};
  return texts;
}

// The answer if the allocation with this number fails in this way.
std::string answer_when(Api& api, Failure how, long number, const std::string& request) {
  fail_after(number, how);
  std::string text = api.call(request);
  stop_failing();
  return text;
}

// All of a response but the timing at its end.
std::string lasting_part(const std::string& response) {
  return response.substr(0, response.find("\"timing\""));
}

}  // namespace

TEST_CASE("wherever memory runs out, the answer is out_of_memory and the next call works") {
  for (const std::string& request : requests()) {
    for (const Failure how : {Failure::once, Failure::from_then_on}) {
      const std::string whole = lasting_part(Api(false).call(request));
      const auto is_enough = [&](long number) {
        Api api(false);
        api.call(R"({"command":"version"})");  // writes the answer for when memory runs out
        const std::string text = answer_when(api, how, number, request);
        REQUIRE(lasting_part(api.call(request)) == whole);
        return !is_out_of_memory(text) && lasting_part(text) == whole;
      };
      long number = 0;
      while (!is_enough(number)) number += number < 300 ? 1 : 7;  // the later ones are much alike
      CHECK(number > 1);
    }
  }
}

TEST_CASE("wherever memory runs out while a run reuses another's draws, the next call works") {
  const std::string experiment = R"("block":{},"position":{"kind":"learned"}})";
  const std::string before = R"({"command":"run","input":{"text":"a b"},)" + experiment;
  const std::string request = R"({"command":"run","input":{"text":"a b c"},)" + experiment;
  const std::string whole = lasting_part(Api(false).call(request));
  Api api(false);
  long number = 0;
  for (bool is_enough = false; !is_enough; number += 3) {
    api.call(before);
    const std::string text = answer_when(api, Failure::once, number, request);
    is_enough = !is_out_of_memory(text);
    if (is_enough) CHECK(lasting_part(text) == whole);
    REQUIRE(lasting_part(api.call(request)) == whole);
  }
  CHECK(number > 300);
}

TEST_CASE("a failure that is nobody's input is internal, and the next call works") {
  const std::string& request = requests().front();
  const std::string whole = lasting_part(Api(false).call(request));
  Api api(false);
  const Json response = Json::parse(answer_when(api, Failure::unheard_of, 200, request));
  CHECK(response["error"]["code"] == "internal");
  CHECK(response["error"]["message"] == "something unheard-of");
  CHECK(lasting_part(api.call(request)) == whole);
}

}  // namespace playground::testing
