#include "training/grammar/realizer.h"

#include <charconv>

namespace playground::grammar {
namespace {

int number_in(std::string_view digits) {
  int number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// Ids in patterns are apart from those of parts.
constexpr int pattern_ids = 1000;

}  // namespace

std::vector<Said> Realizer::say(std::string_view pattern) {
  while (!pattern.empty()) {
    const std::size_t end = std::min(pattern.find(' '), pattern.size());
    const std::string_view piece = pattern.substr(0, end);
    pattern.remove_prefix(std::min(end + 1, pattern.size()));
    if (piece.starts_with('{')) {
      part(piece.substr(1, piece.size() - 2));
      continue;
    }
    const std::size_t mark = piece.find('#');
    const bool is_aligned = mark != std::string_view::npos;
    add(piece.substr(0, mark), is_aligned ? pattern_ids + number_in(piece.substr(mark + 1)) : 0);
  }
  return std::move(said_);
}

void Realizer::part(std::string_view slot) {
  const std::size_t colon = slot.find(':');
  const auto& one = meaning_.parts.at(static_cast<std::size_t>(number_in(slot.substr(0, colon))));
  if (const auto* said = std::get_if<Mention>(&one)) {
    mention(*said, colon == std::string_view::npos ? Case::subject : Case::object);
  } else if (const auto* told = std::get_if<Clause>(&one)) {
    clause(*told);
  } else {
    const Word& word = std::get<Word>(one);
    add(of(word), word.id);
  }
}

void Realizer::mention(const Mention& mention, Case grammatical_case) {
  const Entity& own = entity(mention);
  const std::size_t first = said_.size();
  if (mention.pronoun && !explains_) {
    Said& said = add(pronoun(own, grammatical_case), mention.id);
    said.entity = mention.entity;
    said.is_pronoun = true;
  } else if (own.name != nullptr) {
    Said& said = add(name(*own.name), mention.id);
    said.entity = mention.entity;
    said.is_head = !mention.pronoun;
    said.is_name = true;
    said.is_content = true;
  } else {
    noun_phrase(mention);
  }
  for (std::size_t i = first; i < said_.size(); ++i) said_[i].phrase = mention.id;
}

}  // namespace playground::grammar
