// Which texts are accepted as JSON, before any field is read.
#include <doctest/doctest.h>

#include <cstdlib>
#include <string>

#include "tests/wasm/support/api_harness.h"

namespace playground::testing {

namespace {

std::string nested(std::size_t depth) {
  return R"({"command":"run","input":{"embeddings":)" + std::string(depth - 2, '[') + "1" +
         std::string(depth - 2, ']') + "}}";
}

std::string zeros(int count) {
  std::string pointer;
  for (int i = 0; i < count; ++i) pointer += "/0";
  return pointer;
}

}  // namespace

TEST_CASE("what is not JSON is invalid_json") {
  for (const char* text : {"",
                           " ",
                           "{",
                           "}",
                           "nul",
                           "{\"command\":}",
                           "{command:1}",
                           "[1,]",
                           "{\"a\":1,}",
                           "1 2",
                           "{} {}",
                           "'a'",
                           "// no\n{}",
                           "{\"a\":01}",
                           "NaN",
                           "{\"a\":NaN}",
                           "{\"a\":Infinity}",
                           "{\"a\":-inf}",
                           "{\"a\":+1}",
                           "{\"a\":.5}",
                           "{\"a\":1.}",
                           "{\"a\":0x10}",
                           "\"\\ud800\"",
                           "\"\\x\"",
                           "\"a\nb\"",
                           "\"\t\"",
                           "\xEF\xBB\xBF"}) {
    const std::string message = check_text_error(text, "invalid_json", "");
    CHECK(contains(message, "not JSON at byte "));
  }
}

TEST_CASE("bytes that are not UTF-8 are invalid_json") {
  for (const char* bytes : {"\xFF", "\xC0\x80", "\xC3", "\xE4\xB8", "\xED\xA0\x80",
                            "\xF5\x80\x80\x80", "\x80", "\xF0\x80\x80\x80"}) {
    check_text_error("{\"command\":\"" + std::string(bytes) + "\"}", "invalid_json", "");
    check_text_error("{\"" + std::string(bytes) + "\":1}", "invalid_json", "");
    check_text_error(bytes, "invalid_json", "");
  }
}

TEST_CASE("a zero byte is invalid_json at any position; escaped in a string it is text") {
  for (const std::string_view text :
       {std::string_view("\0", 1), std::string_view("{\"command\":\"version\"}\0", 22),
        std::string_view("{\"command\":\"version\"}\0{", 23),
        std::string_view("{\"command\":\"ver\0sion\"}", 22)}) {
    check_text_error(text, "invalid_json", "");
  }
  const Json result =
      result_of(Json::parse(R"({"command":"run","input":{"tokens":["a\u0000b"]}})"));
  CHECK(result["tokens"][0][0]["text"] == std::string("a\0b", 3));
}

TEST_CASE("a key that occurs twice is invalid_json at its path") {
  check_text_error(R"({"command":"run","command":"run"})", "invalid_json", "/command");
  check_text_error(R"({"command":"run","input":{"text":"a","text":"a"}})", "invalid_json",
                   "/input/text");
  check_text_error(R"({"command":"run","program":[{"id":"a","values":[1],"\u0069d":"b"}]})",
                   "invalid_json", "/program/0/id");
  const char* not_twice = R"({"command":"run","input":{"text":"a"},"weights":{"seed":1},
                              "embedding":{"seed":1}})";
  CHECK(answer_text(not_twice)["ok"] == true);
}

TEST_CASE("a request that is too deep or too long is too_large, and the message names the limit") {
  const std::string message =
      check_text_error(nested(33), "too_large", "/input/embeddings" + zeros(30));
  CHECK(contains(message, "depth"));
  CHECK(answer_text(nested(32))["error"]["code"] == "shape_mismatch");
  check_text_error(std::string(100'000, '['), "too_large", zeros(32));
  const std::size_t limit = std::size_t{64} << 20;
  const std::string request = R"({"command":"version"})";
  const std::string padding(limit - request.size(), ' ');
  CHECK(answer_text(request + padding)["ok"] == true);
  CHECK(contains(check_text_error(request + padding + " ", "too_large", ""), "request_bytes"));
}

TEST_CASE("a number becomes the double nearest to its digits and then the nearest float32") {
  for (const std::string& digits :
       {std::string("0.43"), std::string("-2.50"), std::string("9007199254740993.00001"),
        std::string("16777217"), std::string("16777217.0000000001"), std::string("3.4028235E+38"),
        std::string("1e-45"), std::string("7e-46"), std::string("5e-324"), std::string("-1e-999"),
        "1" + std::string(5000, '0') + "e-5001", "0." + std::string(5000, '0') + "1e5000",
        "0.3" + std::string(800, '3')}) {
    const Json response =
        answer_text(R"({"command":"run","program":[{"id":"a","values":[)" + digits + "]}]}");
    const auto expected = static_cast<float>(std::strtod(digits.c_str(), nullptr));
    CHECK(response["result"]["graph"][0]["values"][0].get<float>() == expected);
  }
  for (const char* digits : {"3.5e38", "1e39", "-1e308", "1e309", "1e99999999999999999999"}) {
    check_text_error(
        R"({"command":"run","program":[{"id":"a","values":[1,)" + std::string(digits) + "]}]}",
        "invalid_value", "/program/0/values/1");
  }
}

TEST_CASE("strings say what their escape sequences mean") {
  for (const char* text : {R"("\u0041\u00e9\u4e2d\ud83d\ude00")", R"("\"\\\/\b\f\n\r\t")",
                           R"("é中😀")", R"("\uD7FF\uE000\uFFFF\udbff\udfff")"}) {
    const Json response =
        answer_text(std::string(R"({"command":"run","input":{"tokens":[)") + text + "]}}");
    CHECK(response["result"]["tokens"][0][0]["text"] == Json::parse(text));
  }
}

}  // namespace playground::testing
