// The published schema as a text for readers of two languages.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "tests/wasm/support/api_harness.h"
#include "wasm/json/text.h"

namespace playground::testing {

namespace {

bool has_han(const std::string& text) {
  // In UTF-8, the characters U+4000 to U+9FFF start with E4 to E9.
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0xE4 && byte <= 0xE9) return true;
  }
  return false;
}

// `english` and `chinese` are keywords of the same meaning. Some titles, such as ReLU, have no
// Chinese characters.
void check_pair(const Json& schema, const std::string& path, const char* english,
                const char* chinese) {
  const bool has_english = schema.contains(english) && schema[english].is_string();
  CHECK_MESSAGE(has_english == schema.contains(chinese), path, " needs both ", english, " and ",
                chinese);
  if (!has_english || !schema.contains(chinese)) return;
  const std::string text = schema[english];
  CHECK_MESSAGE(!has_han(text), path, ": ", text);
  const std::string translated = schema[chinese];
  const bool is_title = std::string_view(english) == "title";
  CHECK_MESSAGE((is_title ? !translated.empty() : has_han(translated)), path, ": ", translated);
}

// The number of descriptions.
int check_languages(const Json& schema, const std::string& path) {
  if (!schema.is_structured()) return 0;
  int descriptions = 0;
  if (schema.is_object()) {
    check_pair(schema, path, "title", "x-title-zh");
    check_pair(schema, path, "description", "x-description-zh");
    descriptions += schema.contains("x-description-zh") ? 1 : 0;
  }
  for (const auto& member : schema.items()) {
    descriptions += check_languages(member.value(), pointer_to(path, member.key()));
  }
  return descriptions;
}

}  // namespace

TEST_CASE("every title and description of the schema is in English and in Chinese") {
  CHECK(check_languages(request_schema(), "request") >= 70);
  CHECK(check_languages(response_schema(), "response") >= 30);
}

TEST_CASE("a description is a sentence or several in both languages") {
  for (const char* name : {"request", "response"}) {
    const Json schema = result_of({{"command", "schema"}})[name].flatten();
    for (const auto& [pointer, value] : schema.items()) {
      const bool is_english = pointer.ends_with("/description");
      const bool is_chinese = pointer.ends_with("/x-description-zh");
      if (!value.is_string() || (!is_english && !is_chinese)) continue;
      const std::string text = value;
      CHECK_MESSAGE(text.ends_with(is_english ? "." : "。"), name, pointer, ": ", text);
    }
  }
}

}  // namespace playground::testing
