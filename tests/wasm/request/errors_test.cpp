// Every error code, with its path and its message.
#include <doctest/doctest.h>

#include <string>

#include "tests/wasm/support/api_harness.h"
#include "wasm/json/text.h"

namespace playground::testing {

namespace {

Json run(const char* fields) {
  Json request = Json::parse(fields);
  request["command"] = "run";
  return request;
}

void check_whole(const Json& request, std::string_view code, const std::string& path) {
  CHECK(check_error(request, code, path).size() < 600);
}

}  // namespace

TEST_CASE("a request is an object with a command") {
  for (const char* text : {"1", "[]", "null", "\"version\"", "true"}) {
    CHECK(contains(check_text_error(text, "invalid_type", ""), "the request must be an object"));
  }
  check_text_error("{}", "missing_field", "/command");
  check_text_error(R"({"command":1})", "invalid_type", "/command");
  check_text_error(R"({"command":null})", "invalid_type", "/command");
  CHECK(
      contains(check_text_error(R"({"command":"rum"})", "unknown_command", "/command"),
               "version, schema, presets, tokenize, run, create, forward, release, train_create"));
}

TEST_CASE("unknown_field names the nearest field") {
  CHECK(check_error(run(R"({"input": {"txet": "a"}})"), "unknown_field", "/input/txet") ==
        "there is no field \"txet\" here; the nearest is \"text\"");
  CHECK(contains(check_error(run(R"({"atention": {}})"), "unknown_field", "/atention"),
                 "\"attention\""));
  CHECK(contains(
      check_error(run(R"({"attention": {"heads": 2}})"), "unknown_field", "/attention/heads"),
      "\"num_heads\""));
  check_error(run(R"({"a/b~c": 1})"), "unknown_field", "/a~1b~0c");
}

TEST_CASE("missing_field") {
  check_error(run("{}"), "missing_field", "/input");
  check_error(run(R"({"input": {}})"), "missing_field", "/input");
  check_error(run(R"({"input": {"text": "a"}, "attention": {"mask": {"kind": "prefix"}}})"),
              "missing_field", "/attention/mask/length");
  check_error(run(R"({"input": {"text": "a"}, "attention": {"mask": {"kind": "sliding_window"}}})"),
              "missing_field", "/attention/mask/window");
  check_error(run(R"({"input": {"text": "a"}, "attention": {"mask": {"kind": "custom"}}})"),
              "missing_field", "/attention/mask/allowed");
}

TEST_CASE("invalid_type says what is wanted and what is there") {
  CHECK(check_error(run(R"({"input": {"text": 1}})"), "invalid_type", "/input/text") ==
        "text must be a string or an array of strings, not a number");
  CHECK(check_error(run(R"({"input": {"text": ["a", null]}})"), "invalid_type", "/input/text/1") ==
        "/input/text/1 must be a string, not null");
  CHECK(check_error(run(R"({"attention": {"num_heads": 1.5}})"), "invalid_type",
                    "/attention/num_heads") == "num_heads must be an integer, not 1.5");
  check_error(run(R"({"input": {"tokens": [["a"], "b"]}})"), "invalid_type", "/input/tokens/1");
  check_error(run(R"({"input": {"tokens": ["a", ["b"]]}})"), "invalid_type", "/input/tokens/1");
  check_error(run(R"({"input": {"embeddings": 1}})"), "invalid_type", "/input/embeddings");
  check_error(run(R"({"input": {"embeddings": [[1, "inf"]]}})"), "invalid_type",
              "/input/embeddings/0/1");
  check_error(run(R"({"input": {"embeddings": [[1], 2]}})"), "invalid_type", "/input/embeddings/1");
  check_error(run(R"({"attention": {"mask": {"allowed": [[1]]}}})"), "invalid_type",
              "/attention/mask/allowed/0/0");
  check_error(run(R"({"embedding": {"values": {"a": 1}}})"), "invalid_type", "/embedding/values/a");
  check_error(run(R"({"overrides": {"a/b": [null]}})"), "invalid_type", "/overrides/a~1b/0");
  check_error(run(R"({"weights": {"values": {"W_query": ["nan"]}}})"), "invalid_type",
              "/weights/values/W_query/0");
  check_error(run(R"({"output": {"only": "x"}})"), "invalid_type", "/output/only");
}

TEST_CASE("3.0 is an integer, and so is 1e1") {
  const Json three = result_of(run(R"({"input": {"text": "a"}, "embedding": {"d_in": 3.0}})"));
  CHECK(node_of(three, "x")["shape"][2] == 3);
  const Json ten = result_of(run(R"({"input": {"text": "a"}, "embedding": {"d_in": 1e1}})"));
  CHECK(node_of(ten, "x")["shape"][2] == 10);
}

TEST_CASE("a number beyond float32 is invalid_value, whatever its length") {
  const std::string digits(400, '9');
  for (const std::string& number :
       {std::string("1e39"), std::string("-1e39"), std::string("1e400"), std::string("3.5e38"),
        digits, "-" + digits, std::string("1e999999999999")}) {
    check_text_error(R"({"command":"run","input":{"embeddings":[[0,)" + number + "]]}}",
                     "invalid_value", "/input/embeddings/0/1");
    check_text_error(R"({"command":"run","attention":{"scale":)" + number + "}}", "invalid_value",
                     "/attention/scale");
    check_text_error(R"({"command":"run","weights":{"seed":)" + number + "}}", "invalid_value",
                     "/weights/seed");
  }
  result_of(run(R"({"input": {"embeddings": [[3.4028235e38, -3.4028235e38]]}})"));
}

TEST_CASE("a number below float32 is 0, and denormal ones are kept") {
  const Json result =
      result_of(run(R"({"input": {"embeddings": [[1e-400, 1e-46, 1e-45, -0.0]]}})"));
  const Json& values = node_of(result, "x")["values"];
  CHECK(values[0] == 0);
  CHECK(values[1] == 0);
  CHECK(static_cast<float>(values[2]) == 1e-45f);
  CHECK(values.dump().find("-0.0") != std::string::npos);
}

TEST_CASE("seeds are integers of 64 bits") {
  const auto seeded = [](const char* seed) {
    Json result =
        result_of(Json::parse(R"({"command":"run","input":{"text":"a b"},"weights":{"seed":)" +
                              std::string(seed) + "}}"));
    return node_of(result, "W_query")["values"];
  };
  CHECK(seeded("-1") == seeded("4294967295"));  // as torch.manual_seed
  CHECK(seeded("9223372036854775807") == seeded("-1"));
  CHECK(seeded("-9223372036854775808") == seeded("0"));
  check_text_error(R"({"command":"run","weights":{"seed":9223372036854775808}})", "invalid_value",
                   "/weights/seed");
  check_text_error(R"({"command":"run","weights":{"seed":18446744073709551615}})", "invalid_value",
                   "/weights/seed");
  check_text_error(R"({"command":"run","weights":{"seed":-9223372036854775809}})", "invalid_value",
                   "/weights/seed");
}

TEST_CASE("invalid_value says what would be right") {
  CHECK(check_error(run(R"({"attention": {"score": "dott"}})"), "invalid_value",
                    "/attention/score") ==
        "score must be one of scaled_dot, dot, cosine, additive, bilinear, not \"dott\"");
  CHECK(check_error(run(R"({"attention": {"num_heads": 0}})"), "invalid_value",
                    "/attention/num_heads") == "num_heads must be at least 1, not 0");
  CHECK(check_error(run(R"({"attention": {"dropout": {"rate": 1.5}}})"), "invalid_value",
                    "/attention/dropout/rate") == "rate must be at most 1, not 1.5");
  const std::string message =
      check_error(run(R"({"input": {"text": "a b"}, "attention": {"d_out": 6, "num_heads": 4}})"),
                  "invalid_value", "/attention/num_heads");
  CHECK(contains(message, "num_heads must divide d_out"));
  check_error(run(R"({"input": {"text": "a"}, "overrides": {"x": ["infinity"]}})"), "invalid_value",
              "/overrides/x/0");
  check_error(run(R"({"input": {"text": "a"}, "output": {"tensors": "memory"}})"), "invalid_value",
              "/output/tensors");
}

TEST_CASE("shape_mismatch: rows of different lengths, and numbers that do not fit their node") {
  check_error(run(R"({"input": {"embeddings": [[1, 2], [3]]}})"), "shape_mismatch",
              "/input/embeddings/1");
  check_error(run(R"({"input": {"embeddings": [[[1], [2]], [[3]]]}})"), "shape_mismatch",
              "/input/embeddings/1");
  check_error(run(R"({"embedding": {"values": {"a": [[1]]}}})"), "shape_mismatch",
              "/embedding/values/a");
  check_error(run(R"({"input": {"text": "a b"}, "overrides": {"scores": [1, 2, 3]}})"),
              "shape_mismatch", "/overrides/scores");
  check_error(run(R"({"input": {"text": "a b"}, "weights": {"values": {"W_query": [1]}}})"),
              "shape_mismatch", "/weights/values/W_query");
}

TEST_CASE("unknown_node") {
  check_error(run(R"({"input": {"text": "a"}, "overrides": {"nonesuch": [1]}})"), "unknown_node",
              "/overrides/nonesuch");
  check_error(run(R"({"input": {"text": "a"}, "weights": {"values": {"nonesuch": [1]}}})"),
              "unknown_node", "/weights/values/nonesuch");
  check_error(run(R"({"input": {"text": "a"}, "output": {"only": ["x", "nonesuch"]}})"),
              "unknown_node", "/output/only/1");
}

TEST_CASE("too_large names its limit, before anything is allocated") {
  check_error(run(R"({"input": {"text": "a"}, "embedding": {"d_in": 16385}})"), "too_large",
              "/embedding/d_in");
  check_error(run(R"({"input": {"text": "a"}, "block": {"num_layers": 65}})"), "too_large",
              "/block/num_layers");
  check_error(run(R"({"input": {"text": "a"}, "block": {"num_layers": 9223372036854775807}})"),
              "too_large", "/block/num_layers");
  Json many = run("{}");
  many["input"]["text"] = std::vector<std::string>(65, "a");
  check_error(many, "too_large", "/input/text");
  many["input"]["text"] = std::string(4097, 'a');
  many["input"]["tokenizer"] = "character";
  check_error(many, "too_large", "/input/text");
  const Json wide = run(
      R"({"input": {"text": "a"}, "embedding": {"d_in": 16384}, "attention": {"d_out": 16384}})");
  CHECK(answer(wide)["error"]["code"] == "too_large");
}

TEST_CASE("a path points to a field that the request has") {
  const auto refused = [](const char* fields, const char* code, const char* path) {
    const std::string message = check_error(run(fields), code, path);
    if (std::string_view(code) != "missing_field") {
      CHECK(run(fields).contains(Json::json_pointer(path)));
    }
    return message;
  };
  for (const auto& [field, context] : {std::pair("context_text", R"(["a", "b", "c"])"),
                                       std::pair("context_tokens", R"([["a"], ["b"], ["c"]])"),
                                       std::pair("context_embeddings", "[[[1]], [[1]], [[1]]]")}) {
    const std::string fields = R"({"input": {"text": ["a", "b"], ")" + std::string(field) +
                               "\": " + context + R"(}, "embedding": {"d_in": 1}})";
    refused(fields.c_str(), "shape_mismatch", ("/input/" + std::string(field)).c_str());
  }
  refused(R"({"input": {"text": "a"}, "embedding": {"kind": "table"}})", "missing_field",
          "/embedding/values");
  refused(R"({"input": {"text": "a"}, "embedding": {"kind": "table", "values": {}}})",
          "invalid_value", "/embedding/values");
  CHECK(contains(refused(R"({"input": {"text": "a"}, "embedding": {"d_in": 4097}, "block": {}})",
                         "too_large", "/embedding/d_in"),
                 "at most 4096"));
  refused(R"({"input": {"text": "a"}, "block": {"d_ff": 16385}})", "too_large", "/block/d_ff");
  Json wide = run(R"({"input": {}, "block": {}})");
  wide["input"]["embeddings"] = Json::array({std::vector<int>(4097)});
  check_error(wide, "too_large", "/input/embeddings");
  Json table = run(R"({"input": {"text": "a"}, "embedding": {"kind": "table"}, "block": {}})");
  table["embedding"]["values"]["a"] = std::vector<int>(4097);
  check_error(table, "too_large", "/embedding/values");
}

TEST_CASE("too few learned positions: the error is at their number, or at the sentence") {
  Json request = run(R"({"position": {"kind": "learned"}, "block": {"kind": "encoder_decoder"}})");
  const std::vector<std::string> many(65, "a");
  request["input"] = {{"text", "a"}, {"context_tokens", many}};
  check_error(request, "invalid_value", "/input/context_tokens");
  request["input"] = {{"tokens", many}, {"context_text", "a"}};
  check_error(request, "invalid_value", "/input/tokens");
  request["position"]["length"] = 64;
  check_error(request, "invalid_value", "/position/length");
  request["position"]["length"] = 65;
  result_of(request);
}

TEST_CASE("an empty row of a table is named") {
  CHECK(check_error(run(R"({"embedding": {"kind": "table", "values": {"a/b": []}}})"),
                    "invalid_value", "/embedding/values/a~1b") ==
        "the row of the token \"a/b\" is empty; give it d_in numbers");
}

TEST_CASE("messages that quote the request are UTF-8 and short, and paths are whole") {
  for (const std::string& unit : {std::string("词"), std::string("é"), std::string("😀"),
                                  std::string("a"), std::string("\\\""), std::string("\n")}) {
    for (std::size_t padding = 0; padding < 4; ++padding) {
      std::string text(padding, 'x');
      for (int i = 0; i < 5'000; ++i) text += unit;
      Json request = run("{}");
      request["attention"]["score"] = text;
      request["input"]["text"] = "a";
      CHECK(check_error(request, "invalid_value", "/attention/score").size() < 600);
      request = run("{}");
      request[text] = 1;
      check_whole(request, "unknown_field", pointer_to("", text));
      request = run("{}");
      request["input"]["text"] = "a";
      request["overrides"][text] = {1};
      check_whole(request, "unknown_node", pointer_to("/overrides", text));
    }
  }
}

}  // namespace playground::testing
