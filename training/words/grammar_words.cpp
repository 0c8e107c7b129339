#include "training/words/grammar_words.h"

#include <cstdint>

#include "training/grammar/frames.h"
#include "training/words/unknown.h"

namespace playground::training {
namespace {

using grammar::Token;

GrammarWords drawn() {
  constexpr std::int64_t texts = 60000;  // enough for the rarest word to come dozens of times
  GrammarWords all;
  for (std::int64_t number = 0; number < texts; ++number) {
    const grammar::Sample sample = grammar::realize(grammar::draw_meaning(0, number));
    for (const grammar::Text* text : {&sample.english, &sample.chinese}) {
      for (const auto* tokens : {&text->tokens, &text->explained}) {
        for (const Token& token : *tokens) {
          all.words.insert(token.is_name ? as_written(token) : token.text);
        }
      }
      all.neighbours.add(*text);
    }
  }
  return all;
}

}  // namespace

const GrammarWords& grammar_words() {
  static const GrammarWords all = drawn();
  return all;
}

}  // namespace playground::training
