#include "training/grammar/sample.h"

#include <algorithm>
#include <map>
#include <stdexcept>

#include "core/words/chinese.h"
#include "core/words/english.h"
#include "training/grammar/pattern_labels.h"
#include "training/grammar/phrases.h"
#include "training/grammar/realizer.h"

namespace playground::grammar {
namespace {

bool ends_sentence(std::string_view text) {
  return text == "." || text == "?" || text == "!" || text == "“" || text == "。" || text == "？";
}

std::string lower(std::string_view text) {
  std::string all(text);
  if (is_capital(all.front())) all.front() = static_cast<char>(all.front() + 32);
  return all;
}

std::vector<Token> tokens_of(const std::vector<Said>& said) {
  std::vector<Token> tokens;
  std::map<int, int> place_of;  // of a mention's head, by id
  std::map<int, int> named_at;  // where an entity was told of latest, or first
  for (std::size_t i = 0; i < said.size(); ++i) {
    if (said[i].entity >= 0 && said[i].id > 0) place_of[said[i].id] = static_cast<int>(i);
    if (said[i].is_head) named_at.emplace(said[i].entity, static_cast<int>(i));
  }
  // A verb may come before its subject is told of.
  const auto place = [&](int id) {
    const auto found = place_of.find(id);
    return found == place_of.end() ? -1 : found->second;
  };
  for (std::size_t i = 0; i < said.size(); ++i) {
    const Said& one = said[i];
    Token token;
    token.text = lower(one.text);
    token.is_name = one.is_name || one.text == "i" || is_capital(one.text.front());
    token.capital = i == 0 || token.is_name || ends_sentence(said[i - 1].text);
    if (one.is_pronoun) {
      const auto named = named_at.find(one.entity);
      if (named == named_at.end()) throw std::logic_error("a pronoun without a noun");
      token.antecedent = named->second;
    }
    if (one.is_head) {
      named_at[one.entity] = static_cast<int>(i);
      token.entity = one.entity;
    }
    token.subject = place(one.subject);
    token.noun = place(one.noun);
    token.is_content = one.is_content;
    token.is_classifier = one.is_classifier;
    tokens.push_back(std::move(token));
  }
  return tokens;
}

// Words with the same id, by it, in the order in which they are said.
std::map<int, std::vector<int>> places_by_id(const std::vector<Said>& said) {
  std::map<int, std::vector<int>> places;
  for (std::size_t i = 0; i < said.size(); ++i) {
    if (said[i].id != 0) places[said[i].id].push_back(static_cast<int>(i));
  }
  return places;
}

std::vector<std::string> texts_at(const std::vector<int>& places, const std::vector<Said>& said) {
  std::vector<std::string> texts;
  for (const int place : places) texts.push_back(said[static_cast<std::size_t>(place)].text);
  return texts;
}

std::vector<std::pair<int, int>> aligned(const std::vector<Said>& english,
                                         const std::vector<Said>& chinese) {
  std::vector<std::pair<int, int>> pairs;
  const auto in_chinese = places_by_id(chinese);
  for (const auto& [id, places] : places_by_id(english)) {
    const auto found = in_chinese.find(id);
    if (found == in_chinese.end()) continue;
    const std::vector<int>& others = found->second;
    if (english[static_cast<std::size_t>(places.front())].in_phrase) {
      const auto of_phrase = align_phrase(texts_at(places, english), texts_at(others, chinese));
      for (const auto& [i, j] : of_phrase) {
        pairs.emplace_back(places[static_cast<std::size_t>(i)],
                           others[static_cast<std::size_t>(j)]);
      }
      continue;
    }
    for (const int place : places) {
      for (const int other : others) pairs.emplace_back(place, other);
    }
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

// Both say the same, but in the explained one phrases stand in place of pronouns.
std::vector<int> sources_of(const std::vector<Said>& explained, const std::vector<Said>& said) {
  std::map<int, int> pronouns;  // by phrase
  std::vector<int> others;
  for (std::size_t i = 0; i < said.size(); ++i) {
    const int place = static_cast<int>(i);
    if (said[i].is_pronoun) {
      pronouns[said[i].phrase] = place;
    } else {
      others.push_back(place);
    }
  }
  std::vector<int> sources;
  std::size_t next = 0;
  for (const Said& one : explained) {
    const auto pronoun = pronouns.find(one.phrase);
    sources.push_back(pronoun != pronouns.end() ? pronoun->second : others.at(next++));
  }
  return sources;
}

// One English noun for several Chinese ones: the first of them is what it is translated into.
bool is_other_way(const Entity& one) {
  return one.noun != nullptr && one.noun != &noun(one.noun->english);
}

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }
bool is_latin(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
}

}  // namespace

Sample realize(const Meaning& meaning) {
  const std::vector<Said> english = say_in_english(meaning, false);
  const std::vector<Said> chinese = say_in_chinese(meaning, false);
  const std::vector<Said> english_explained = say_in_english(meaning, true);
  const std::vector<Said> chinese_explained = say_in_chinese(meaning, true);
  Sample sample;
  sample.frame = meaning.frame;
  sample.english = {
      tokens_of(english), tokens_of(english_explained), sources_of(english_explained, english), {}};
  sample.chinese = {
      tokens_of(chinese), tokens_of(chinese_explained), sources_of(chinese_explained, chinese), {}};
  label_pattern_words(sample.english.tokens, Language::english);
  label_pattern_words(sample.chinese.tokens, Language::chinese);
  sample.entities = meaning.entities;
  sample.from_chinese = meaning.from_chinese ||
                        std::any_of(meaning.entities.begin(), meaning.entities.end(), is_other_way);
  for (int entity = 0; entity < static_cast<int>(meaning.entities.size()); ++entity) {
    sample.english.phrases.push_back(tokens_of(phrase_in_english(meaning, entity)));
    sample.chinese.phrases.push_back(tokens_of(phrase_in_chinese(meaning, entity)));
  }
  sample.alignment = aligned(english, chinese);
  return sample;
}

std::string written(const std::vector<Token>& tokens, Language language) {
  std::string all;
  std::string_view before;
  bool after_opening = true;
  for (const Token& token : tokens) {
    std::string text = token.text;
    if (token.capital && language == Language::english && is_latin(text.front())) {
      text.front() = static_cast<char>(text.front() - 32);
    }
    const bool closes =
        text == "." || text == "," || text == "?" || text == "!" || text == "”" || text == "'s";
    if (language == Language::english && !closes && !after_opening) all += ' ';
    // A number in a Chinese sentence.
    const bool between_scripts = (is_chinese(before) && is_digit(text.front())) ||
                                 (!before.empty() && is_digit(before.front()) && is_chinese(text));
    if (language == Language::chinese && between_scripts) all += ' ';
    before = token.text;
    all += text;
    after_opening = text == "“";
  }
  return all;
}

}  // namespace playground::grammar
