#include "training/words/withheld.h"

#include <cstdint>
#include <string>

namespace playground::training {
namespace {

using grammar::Token;

constexpr std::uint64_t out_of = 100;
constexpr std::uint64_t withheld = 4;

// FNV-1a.
std::uint64_t hash_of(const std::string& text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char letter : text) {
    hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3U;
  }
  return hash ^ (hash >> 32U);
}

}  // namespace

bool is_withheld(const grammar::Sample& sample) {
  const std::vector<Token>& tokens = sample.english.tokens;
  const auto is_combination = [&](int pronoun, const std::string& cue) {
    // The first two that were told of before.
    const Token* one = nullptr;
    for (int i = 0; i < pronoun; ++i) {
      const Token& token = tokens[static_cast<std::size_t>(i)];
      if (token.entity < 0) continue;
      if (one == nullptr) {
        one = &token;
      } else if (token.entity != one->entity) {
        return hash_of(one->text + ' ' + token.text + ' ' + cue) % out_of < withheld;
      }
    }
    return false;
  };
  for (const Token& token : tokens) {
    const bool is_cue = token.is_content && token.subject >= 0 &&
                        tokens[static_cast<std::size_t>(token.subject)].antecedent >= 0;
    if (is_cue && is_combination(token.subject, token.text)) return true;
  }
  return false;
}

}  // namespace playground::training
