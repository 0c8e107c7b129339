// The tokenizer on random texts. Seeds are fixed, so that a failure can be repeated.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/text/characters.h"
#include "core/text/tokenizer.h"
#include "core/text/utf8.h"

namespace playground {
namespace {

constexpr Tokenizer tokenizers[] = {Tokenizer::word, Tokenizer::whitespace, Tokenizer::character};

// Pieces at which tokens begin, end, join or break off.
const std::vector<std::string> pieces = {
    "a",      "é",      "Ж",          "0",          "7",      ".",  ",",  "'", "’",      " ",
    "\t",     "\u3000", "\u00A0",     "我",         "か",     "ー", "。", "!", "-",      "½",
    "\u0301", "\uFE0F", "\u20E3",     "\u200D",     "\u200C", "😀", "👩", "❤", "🏽",     "🇩",
    "🇪",      "🏴",     "\U000E0067", "\U000E007F", "𠮷",     "→",  "한", "न", "\u094D", "\uFEFF",
};

std::vector<std::string> split_code_points(std::string_view text) {
  std::vector<std::string> parts;
  while (const auto code_point = decode_utf8(text)) {
    parts.emplace_back(text.substr(0, code_point->size));
    text.remove_prefix(code_point->size);
  }
  return parts;
}

bool is_space(const std::string& part) { return is_white_space(decode_utf8(part)->value); }

// The fault of the tokens of a text; "" if there is none.
std::string complaint(const std::string& text, Tokenizer tokenizer) {
  const auto parts = split_code_points(text);
  const auto tokens = tokenize(text, tokenizer);
  if (count_tokens(text, tokenizer) != static_cast<std::int64_t>(tokens.size())) return "count";
  std::string rebuilt;
  std::size_t place = 0;
  // Dropped white space up to `end`.
  const auto skip_to = [&](std::size_t end) {
    for (; place < end; ++place) {
      if (!is_space(parts[place])) return false;
      rebuilt += parts[place];
    }
    return true;
  };
  for (const TextToken& token : tokens) {
    const auto start = static_cast<std::size_t>(token.start);
    const auto end = static_cast<std::size_t>(token.end);
    if (start < place || start >= end || end > parts.size()) return "order";
    if (!skip_to(start)) return "something dropped that is not white space";
    std::string slice;
    for (; place < end; ++place) {
      if (tokenizer != Tokenizer::character && is_space(parts[place])) return "white space inside";
      slice += parts[place];
    }
    if (slice != token.text) return "start and end are not those of the text";
    rebuilt += slice;
  }
  if (!skip_to(parts.size())) return "something dropped at the end";
  return rebuilt == text ? "" : "tokens and white space are not the text";
}

// nlohmann/json, which has a decoder of its own, refuses to print what is not UTF-8.
bool json_accepts(const std::string& text) {
  try {
    return !nlohmann::json(text).dump().empty();
  } catch (const nlohmann::json::type_error&) {
    return false;
  }
}

std::string random_bytes(std::mt19937& random) {
  // Mostly bytes that may follow each other, or nearly all texts would fail at the first byte.
  static constexpr unsigned char leads[] = {0xC2, 0xDF, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4};
  std::string text;
  for (auto left = random() % 24; left > 0; --left) {
    switch (random() % 5) {
      case 0:
        text += static_cast<char>(random() % 256);
        break;
      case 1:
        text += static_cast<char>(random() % 128);
        break;
      case 2:
        text += pieces[random() % pieces.size()];
        break;
      default:
        text += static_cast<char>(leads[random() % std::size(leads)]);
        for (auto more = random() % 4; more > 0; --more) {
          text += static_cast<char>(0x80 + random() % 64);
        }
    }
  }
  return text;
}

std::string random_pieces(std::mt19937& random) {
  std::string text;
  for (auto left = random() % 40; left > 0; --left) text += pieces[random() % pieces.size()];
  return text;
}

TEST_CASE("bytes are split if and only if they are UTF-8, and nothing else is thrown") {
  std::mt19937 random(20240601);
  int valid = 0;
  int invalid = 0;
  for (int i = 0; i < 40000; ++i) {
    const std::string text = random_bytes(random);
    const bool accepted = json_accepts(text);
    (accepted ? valid : invalid) += 1;
    for (const Tokenizer tokenizer : tokenizers) {
      bool cut = true;
      try {
        if (const auto wrong = complaint(text, tokenizer); !wrong.empty()) FAIL(wrong);
      } catch (const std::invalid_argument&) {
        cut = false;
      }
      if (cut != accepted)
        FAIL("judged differently: " << nlohmann::json::binary({text.begin(), text.end()}));
    }
  }
  CHECK(valid > 1000);
  CHECK(invalid > 1000);
}

TEST_CASE("tokens and dropped white space are the text, and start and end say where") {
  std::mt19937 random(20240602);
  for (int i = 0; i < 40000; ++i) {
    const std::string text = random_pieces(random);
    for (const Tokenizer tokenizer : tokenizers) {
      const auto wrong = complaint(text, tokenizer);
      CAPTURE(text);
      REQUIRE(wrong == "");
    }
  }
}

TEST_CASE("a word token begins with what extends a character only after white space") {
  std::mt19937 random(20240603);
  int seen = 0;
  for (int i = 0; i < 20000; ++i) {
    const std::string text = random_pieces(random);
    std::int64_t previous_end = 0;
    for (const TextToken& token : tokenize(text, Tokenizer::word)) {
      const bool extends = extends_character(decode_utf8(token.text)->value);
      if (extends && token.start > 0) {
        CAPTURE(text);
        REQUIRE(token.start > previous_end);
        ++seen;
      }
      previous_end = token.end;
    }
  }
  CHECK(seen > 100);
}

TEST_CASE("splitting a word token again gives that token") {
  std::mt19937 random(20240604);
  for (int i = 0; i < 20000; ++i) {
    for (const TextToken& token : tokenize(random_pieces(random), Tokenizer::word)) {
      const auto again = tokenize(token.text, Tokenizer::word);
      CAPTURE(token.text);
      REQUIRE(again.size() == 1);
      REQUIRE(again.front().text == token.text);
    }
  }
}

// Quadratic time would take minutes on each pattern.
TEST_CASE("a hundred thousand of any pattern are split in linear time") {
  constexpr int times = 100000;
  std::vector<std::string> patterns = pieces;
  patterns.insert(patterns.end(), {"a'", "1.", "a''", "1.\u0301", "a \u0301", "👩\u200D", "🇩🇪"});
  for (const std::string& pattern : patterns) {
    std::string text;
    for (int i = 0; i < times; ++i) text += pattern;
    CAPTURE(pattern);
    std::int64_t characters = 0;
    for (const Tokenizer tokenizer : tokenizers) characters = count_tokens(text, tokenizer);
    CHECK(characters == times * count_code_points(pattern));
  }
}

}  // namespace
}  // namespace playground
