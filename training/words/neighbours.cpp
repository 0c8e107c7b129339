#include "training/words/neighbours.h"

#include <array>
#include <string_view>

#include "training/words/unknown.h"

namespace playground::training {
namespace {

using grammar::Token;

constexpr std::string_view any_word = "*";  // that can be unknown

std::string side_by_side(std::string_view first, std::string_view second) {
  return std::string(first) + ' ' + std::string(second);
}

}  // namespace

void Neighbours::add(const grammar::Text& text) {
  // As it is in the vocabulary, and, of what can be unknown, as any such word.
  const auto ways = [](const Token& token) {
    const std::string written = token.is_name ? as_written(token) : token.text;
    return std::array<std::string, 2>{written, token.is_content ? std::string(any_word) : written};
  };
  for (std::size_t i = 1; i < text.tokens.size(); ++i) {
    for (const std::string& first : ways(text.tokens[i - 1])) {
      for (const std::string& second : ways(text.tokens[i])) {
        pairs_.insert(side_by_side(first, second));
      }
    }
  }
}

bool Neighbours::are(const WordVocabulary& vocabulary, std::int64_t first,
                     std::int64_t second) const {
  const auto word = [&](std::int64_t id) {
    return vocabulary.slot_number(id)
               ? any_word
               : std::string_view(vocabulary.tokens()[static_cast<std::size_t>(id)]);
  };
  return pairs_.contains(side_by_side(word(first), word(second)));
}

}  // namespace playground::training
