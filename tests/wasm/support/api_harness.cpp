#include "tests/wasm/support/api_harness.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <set>
#include <stdexcept>
#include <utility>

#include "tests/wasm/support/schema_validator.h"
#include "wasm/api.h"
#include "wasm/files/disk.h"
#include "wasm/schema.h"

namespace playground::testing {

namespace {

const Json& schemas() {
  static const Json parsed = Json::parse(write_schema());
  return parsed;
}

std::multiset<std::string> numbers_in(const std::string& text) {
  std::multiset<std::string> numbers;
  std::string number;
  for (const char character : text + " ") {
    if (std::isdigit(static_cast<unsigned char>(character))) {
      number += character;
    } else if (!number.empty()) {
      numbers.insert(std::exchange(number, {}));
    }
  }
  return numbers;
}

// A Han character is what U+4E00 to U+9FFF take in UTF-8: three bytes that begin with E4 to E9.
std::size_t han_in(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char character) {
    const auto byte = static_cast<unsigned char>(character);
    return byte >= 0xE4 && byte <= 0xE9;
  }));
}

// Both languages say the same: the message in Chinese has the numbers of the English one.
void check_languages(const Json& error) {
  const std::string en = error["message"];
  const std::string zh = error["message_zh"];
  CAPTURE(en);
  CAPTURE(zh);
  CHECK(han_in(zh) > han_in(en));  // which may quote the request
  CHECK(numbers_in(en) == numbers_in(zh));
}

// The API that all tests share, with the models that experiments name.
Api& shared_api() {
  static Api api(false, read_file);
  static const bool is_loaded = [] {
    for (const auto& entry : std::filesystem::directory_iterator(TESTS_FOLDER "/../models")) {
      if (entry.path().extension() != ".gz") continue;
      const Json request = {{"command", "load"}, {"path", entry.path().string()}};
      REQUIRE(Json::parse(api.call(request.dump()))["ok"] == true);
    }
    return true;
  }();
  REQUIRE(is_loaded);
  return api;
}

}  // namespace

const Json& request_schema() { return schemas()["request"]; }
const Json& response_schema() { return schemas()["response"]; }

Json answer_text(std::string_view request) {
  const std::string text = shared_api().call(request);
  Json response = Json::parse(text, nullptr, false);
  REQUIRE_MESSAGE(!response.is_discarded(), "not JSON: ", text.substr(0, 300));
  CHECK(text.find('\n') == std::string::npos);
  const std::string problem = problem_with(response, response_schema());
  CHECK_MESSAGE(problem.empty(), problem, " in ", text.substr(0, 300));
  return response;
}

Json answer(const Json& request) { return answer_text(request.dump()); }

Json answer_text_once(std::string_view request) {
  Json response = answer_text(request);
  if (response["ok"] == true && response["result"].contains("session")) {
    answer({{"command", "release"}, {"session", response["result"]["session"]}});
  }
  if (response["ok"] == true && response["result"].contains("trainer")) {
    answer({{"command", "release"}, {"trainer", response["result"]["trainer"]}});
  }
  return response;
}

Json answer_once(const Json& request) { return answer_text_once(request.dump()); }

Json result_of(const Json& request) {
  Json response = answer(request);
  REQUIRE_MESSAGE(response["ok"] == true, request.dump(), " gives ", response.dump());
  return std::move(response["result"]);
}

bool acts(const Json& settings, const std::string& field) {
  const Json& fields = settings["fields"];
  return std::find(fields.begin(), fields.end(), field) != fields.end();
}

std::string check_error(const Json& request, std::string_view code, std::string_view path) {
  return check_text_error(request.dump(), code, path);
}

std::string check_text_error(std::string_view text, std::string_view code, std::string_view path) {
  const Json response = answer_text(text);
  CAPTURE(text.substr(0, 500));
  REQUIRE_MESSAGE(response["ok"] == false, "accepted");
  CHECK(response["error"]["code"] == code);
  CHECK(response["error"]["path"] == path);
  check_languages(response["error"]);
  return response["error"]["message"];
}

bool is_out_of_memory(const std::string& response) {
  const Json parsed = Json::parse(response);
  return parsed["ok"] == false && parsed["error"]["code"] == "out_of_memory";
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

const Json& node_of(const Json& result, std::string_view id) {
  for (const Json& node : result["graph"]) {
    if (node["id"] == id) return node;
  }
  throw std::out_of_range("there is no node " + std::string(id));
}

Json read_json(const std::string& path) {
  std::ifstream file(std::string(TESTS_FOLDER) + "/" + path);
  REQUIRE_MESSAGE(file, "cannot read ", path);
  return Json::parse(file);
}

}  // namespace playground::testing
