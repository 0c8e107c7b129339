#include "training/stories/telling/story.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace playground::stories {
namespace {

constexpr int in_quotes = 25;  // of a hundred questions
constexpr int second_question = 80;

// `fresh`: of somebody and something that were not told of.
void tell_scene(Cast& cast, Teller& teller, bool fresh = false) {
  Bindings bindings;
  const std::int64_t kind = cast.dice().below(100);
  if (kind < 25) {
    teller.tell(cast.any(dialogues()), bindings, fresh);
  } else {
    teller.tell(cast.any(scenes()), bindings, fresh);
  }
}

const Adjective* adjective_for(const Entity& entity, Cast& cast) {
  const bool living = entity.noun->kind == Kind::person || entity.noun->kind == Kind::animal;
  const Adjective* adjective = nullptr;
  do adjective = &cast.any(adjectives());
  while (adjective->of_living != living);
  return adjective;
}

enum class Numbers { any, unlike };

void tell_description(Numbers numbers, Cast& cast, Teller& teller) {
  const Line& line = cast.any(descriptions());
  Bindings bindings;
  std::vector<int> taken;
  for (const char letter : {'a', 'n', 't', 'b', 'o'}) {
    const std::string place = std::string("{") + letter + ":bare}";
    if (line.english.find(place) == std::string_view::npos) continue;
    // The subject is the first of them.
    const bool many =
        taken.empty() || numbers == Numbers::any ? cast.chance(50) : !cast.at(taken.front()).many;
    const int entity = cast.countable(letter, many, taken);
    bindings.entities[letter] = entity;
    taken.push_back(entity);
    if (letter == 'a') bindings.adjectives['i'] = adjective_for(cast.at(entity), cast);
  }
  teller.tell(line, bindings);
}

void tell_tale(Cast& cast, Teller& teller) {
  const std::int64_t length = cast.dice().between(1, 6);
  Bindings bindings;
  if (length > 1 || cast.chance(30)) teller.tell(cast.any(openings()), bindings);
  for (std::int64_t i = 1; i < length || (i == 1 && teller.tokens().empty()); ++i) {
    if (cast.chance(8)) {
      tell_description(Numbers::any, cast, teller);
    } else {
      tell_scene(cast, teller);
    }
  }
}

struct Told {
  const Fact* fact;
  Bindings bindings;
  std::size_t begin = 0;  // its tokens
  std::size_t end = 0;
  std::vector<int> heads = {};  // those of whom and what it tells of
};

bool counts(const Fact& fact, char letter) {
  return fact.told.english.find(std::string("{") + letter + ":k}") != std::string_view::npos;
}

Told tell_fact(const Fact& fact, Cast& cast, Teller& teller) {
  Told told{&fact, {}, teller.tokens().size()};
  for (const char letter : {'t', 'n'}) {
    if (!counts(fact, letter)) continue;
    std::vector<int> taken;
    for (int i = 0; i < static_cast<int>(cast.all().size()); ++i) {
      if (cast.at(i).name == nullptr) taken.push_back(i);
    }
    told.bindings.entities[letter] = cast.countable(letter, true, taken);
  }
  teller.tell(fact.told, told.bindings, true);
  told.end = teller.tokens().size();
  for (const auto& [letter, entity] : told.bindings.entities) {
    told.heads.push_back(cast.at(entity).full);
  }
  std::sort(told.heads.begin(), told.heads.end());
  return told;
}

// Words that say nothing of who, what, where or how many.
bool is_empty(std::string_view word) {
  constexpr std::string_view words[] = {"the", "a", "an", ".", "了", "在", "。", "的"};
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

// Of whom and what was told, the last that the tokens from `begin` to `end` name.
int clue_of(const Told& told, const std::vector<StoryToken>& tokens, std::size_t begin,
            std::size_t end) {
  int clue = -1;
  for (const int head : told.heads) {
    for (std::size_t i = begin; i < end; ++i) {
      if (tokens[i].text == tokens[static_cast<std::size_t>(head)].text) clue = head;
    }
  }
  return clue;
}

// Of the tokens behind `begin`, which answer the question at `question`.
void mark_answer(const Told& told, Teller& teller, std::size_t question, std::size_t begin) {
  std::vector<StoryToken>& tokens = teller.tokens();
  const int clue = clue_of(told, tokens, question, begin);
  for (std::size_t i = begin; i < tokens.size(); ++i) {
    tokens[i].is_answer = true;
    if (is_empty(tokens[i].text)) continue;
    for (std::size_t j = told.begin; j < told.end; ++j) {
      if (tokens[j].text == tokens[i].text) tokens[i].told = static_cast<int>(j);
    }
    if (tokens[i].told >= 0) tokens[i].clue = clue;
  }
}

// Question and answer between quotation marks, each said by somebody.
void ask_in_quotes(Told& told, Teller& teller) {
  const auto quoted = [](std::string_view text) { return "“ " + std::string(text) + " ”"; };
  const std::string question[] = {quoted(told.fact->question.english),
                                  quoted(told.fact->question.chinese)};
  const std::string answer[] = {quoted(told.fact->answer.english),
                                quoted(told.fact->answer.chinese)};
  const std::size_t asked = teller.tokens().size();
  teller.tell({question[0], question[1]}, told.bindings);
  const std::size_t begin = teller.tokens().size() + 1;
  teller.tell({answer[0], answer[1]}, told.bindings);
  mark_answer(told, teller, asked, begin);
}

void ask(Told& told, Cast& cast, Teller& teller) {
  if (cast.chance(in_quotes)) return ask_in_quotes(told, teller);
  const std::size_t asked = teller.tokens().size();
  teller.tell(told.fact->question, told.bindings);
  const std::size_t begin = teller.tokens().size();
  teller.tell(told.fact->answer, told.bindings);
  mark_answer(told, teller, asked, begin);
}

void tell_with_question(Cast& cast, Teller& teller) {
  const std::int64_t count = cast.dice().between(2, 3);
  const Fact& first = cast.any(facts());
  std::vector<Told> told;
  for (std::int64_t i = 0; i < count; ++i) {
    // Often what is told is like it: the question decides.
    told.push_back(tell_fact(cast.chance(60) ? first : cast.any(facts()), cast, teller));
    if (cast.chance(25)) tell_scene(cast, teller, true);  // that changes no answer
  }
  const std::int64_t asked = cast.dice().below(count);
  ask(told[static_cast<std::size_t>(asked)], cast, teller);
  if (!cast.chance(second_question)) return;
  const std::int64_t other = (asked + cast.dice().between(1, count - 1)) % count;
  ask(told[static_cast<std::size_t>(other)], cast, teller);
}

}  // namespace

Story tell_story(StoryKind kind, Language language, Dice& dice) {
  Cast cast(dice);
  Teller teller(language, cast);
  switch (kind) {
    case StoryKind::tale:
      tell_tale(cast, teller);
      break;
    case StoryKind::question:
      tell_with_question(cast, teller);
      break;
    case StoryKind::description:
      for (std::int64_t i = dice.between(1, 3); i > 0; --i) {
        tell_description(Numbers::any, cast, teller);
      }
      break;
    case StoryKind::attractor:
      tell_description(Numbers::unlike, cast, teller);
      break;
  }
  return {language, teller.take()};
}

}  // namespace playground::stories
