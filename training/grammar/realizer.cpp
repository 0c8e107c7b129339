#include "training/grammar/realizer.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace playground::grammar {
namespace {

int number_in(std::string_view digits) {
  int number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// Ids in patterns are apart from those of parts.
constexpr int pattern_ids = 1000;
constexpr int variable_ids = 2000;
constexpr int most_times = 20;
constexpr int adjective_ids = 1000;
constexpr int number_ids = 2000;

int id_of(char letter, int time) { return variable_ids + (letter - 'a') * most_times + time; }

}  // namespace

std::vector<Said> Realizer::say(std::string_view pattern) {
  while (!pattern.empty()) {
    const std::size_t end = std::min(pattern.find(' '), pattern.size());
    const std::string_view piece = pattern.substr(0, end);
    pattern.remove_prefix(std::min(end + 1, pattern.size()));
    // Behind a choice of nothing stand two spaces.
    if (piece.empty()) continue;
    if (piece.starts_with('{')) {
      part(piece.substr(1, piece.size() - 2));
      continue;
    }
    const std::size_t mark = piece.find('#');
    const std::size_t of = piece.find('@');
    const bool is_aligned = mark != std::string_view::npos;
    const int number = is_aligned ? number_in(piece.substr(mark + 1)) : 0;
    Said& said = add(piece.substr(0, std::min(mark, of)), is_aligned ? pattern_ids + number : 0);
    said.in_phrase = number >= phrase_marks;
    said.is_content = is_aligned && piece.ends_with('*');
    if (of != std::string_view::npos) said.subject = latest_mention_of(piece[of + 1]);
  }
  return std::move(said_);
}

std::vector<Said> Realizer::phrase(int entity) {
  Mention pronoun;
  pronoun.entity = entity;
  pronoun.pronoun = true;
  mention(pronoun, Case::subject);
  return std::move(said_);
}

void Realizer::part(std::string_view slot) {
  const std::size_t colon = slot.find(':');
  if (slot.front() >= 'a' && slot.front() <= 'z') {
    const bool has_form = colon != std::string_view::npos;
    return variable(slot.front(), has_form ? slot.substr(colon + 1) : std::string_view());
  }
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

int Realizer::latest_mention_of(char letter) { return id_of(letter, times_[letter]); }

const Variable& Realizer::variable_at(char letter) const {
  const auto found = std::find_if(meaning_.variables.begin(), meaning_.variables.end(),
                                  [&](const Variable& one) { return one.letter == letter; });
  if (found == meaning_.variables.end()) throw std::logic_error("no such variable");
  return *found;
}

void Realizer::variable(char letter, std::string_view form) {
  const Variable* found = &variable_at(letter);
  if (found->verb != nullptr || found->adjective != nullptr || found->number > 0) {
    return said_of(*found, form);
  }
  Mention mention;
  mention.entity = found->entity;
  const bool is_phrase =
      form.empty() || form == "a" || form == "s" || form == "bare" || form == "obj";
  if (!is_phrase && form != "he" && form != "him" && form != "his") {
    mention.id = id_of(letter, times_[letter]);
    return beside(entity(mention), form, mention);
  }
  const int time = ++times_[letter];
  mention.id = id_of(letter, time);
  mention.number_id = mention.id + number_ids;
  if (time == 1) mention.adjective = found->first_adjective;
  mention.adjective_id = mention.id + adjective_ids;
  if (form == "a") mention.determiner = Determiner::indefinite;
  mention.without_article = form == "s" || form == "bare";
  mention.in_general = form == "s";
  mention.pronoun = !is_phrase;
  if (form == "his") return possessive(entity(mention), mention);
  this->mention(mention, form == "him" || form == "obj" ? Case::object : Case::subject);
}

// "past@b": of b, whatever it was drawn for.
void Realizer::said_of(Variable variable, std::string_view form) {
  const std::size_t of = form.find('@');
  if (of != std::string_view::npos) variable.entity = variable_at(form[of + 1]).entity;
  int subject = 0;
  for (const Variable& one : meaning_.variables) {
    const bool is_entity = one.verb == nullptr && one.adjective == nullptr && one.number == 0;
    if (is_entity && one.entity == variable.entity) subject = latest_mention_of(one.letter);
  }
  const int id = id_of(variable.letter, ++times_[variable.letter]);
  word(variable, form.substr(0, of), id, variable.number > 0 ? 0 : subject);
}

void Realizer::mention(const Mention& mention, Case grammatical_case) {
  const Entity& own = entity(mention);
  const std::size_t first = said_.size();
  if (own.speaker != nullptr) {
    const bool is_subject = grammatical_case == Case::subject;
    Said& said = add(speaker(*own.speaker, is_subject), mention.id);
    said.entity = mention.entity;
  } else if (mention.pronoun && !explains_) {
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
