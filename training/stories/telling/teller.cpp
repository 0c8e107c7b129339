#include "training/stories/telling/teller.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "training/grammar/words.h"

namespace playground::stories {
namespace {

constexpr int as_pronoun = 75;  // of a hundred mentions that are clear

bool ends_sentence(std::string_view text) {
  constexpr std::string_view marks[] = {".", ",", "?", "!", "。", "，", "？", "！"};
  return std::find(std::begin(marks), std::end(marks), text) != std::end(marks);
}

bool is_verb_letter(char letter) {
  return letter == 'v' || letter == 'x' || letter == 'y' || letter == 'e';
}

Takes takes_of(char letter) {
  if (letter == 'x') return Takes::living;
  if (letter == 'y') return Takes::thing;
  if (letter == 'e') return Takes::food;
  return Takes::nothing;
}

template <class T, class Draw>
T& bound(std::map<char, T>& bindings, char letter, const Draw& draw) {
  const auto known = bindings.find(letter);
  if (known != bindings.end()) return known->second;
  return bindings[letter] = draw();
}

struct Agreement {
  std::string_view form;
  std::string_view one;
  std::string_view many;
};
constexpr Agreement agreements[] = {
    {"is", "is", "are"},    {"was", "was", "were"},           {"has", "has", "have"},
    {"does", "does", "do"}, {"belongs", "belongs", "belong"}, {"this", "this", "these"},
};

}  // namespace

StoryToken& Teller::say(std::string_view text) {
  StoryToken token;
  token.text = text;
  token.is_name = text.front() >= 'A' && text.front() <= 'Z';
  tokens_.push_back(std::move(token));
  return tokens_.back();
}

StoryToken& Teller::say_content(std::string_view text) {
  StoryToken& token = say(text);
  token.is_content = true;
  return token;
}

void Teller::bind(std::string_view pattern, Bindings& bindings, bool fresh) {
  for (std::size_t i = 0; i + 1 < pattern.size(); ++i) {
    if (pattern[i] != '{') continue;
    const char letter = pattern[i + 1];
    if (is_verb_letter(letter)) {
      bound(bindings.verbs, letter, [&] {
        const Verb* verb = nullptr;
        do verb = &cast_.any(verbs());
        while (verb->takes != takes_of(letter));
        return verb;
      });
    } else if (letter == 'j' || letter == 'i') {
      bound(bindings.adjectives, letter, [&] {
        const Adjective* adjective = nullptr;
        do adjective = &cast_.any(adjectives());
        while (adjective->of_living != (letter == 'j'));
        return adjective;
      });
    } else {
      bound(bindings.entities, letter, [&] {
        std::vector<int> taken;
        for (const auto& [other, entity] : bindings.entities) taken.push_back(entity);
        return cast_.choose(letter, taken, fresh);
      });
    }
  }
}

void Teller::tell(const Line& line, Bindings& bindings, bool fresh) {
  ++sentence_;
  line_begin_ = static_cast<int>(tokens_.size());
  named_ = -1;
  // The letters of both languages are drawn in the order of English.
  bind(line.english, bindings, fresh);
  const std::string_view pattern = language_ == Language::english ? line.english : line.chinese;
  std::istringstream words{std::string(pattern)};
  for (std::string word; words >> word;) {
    int subject = -1;
    const std::size_t slash = word.find('/');
    if (slash != std::string::npos) {
      const Entity& entity = cast_.at(bindings.entities.at(word[slash + 1]));
      if (entity.head >= line_begin_) subject = entity.head;
      word.resize(slash);
    }
    if (word.front() != '{') {
      plain_word(word, subject);
      continue;
    }
    const std::size_t colon = word.find(':');
    const std::string form =
        colon == std::string::npos ? "" : word.substr(colon + 1, word.size() - colon - 2);
    place(word[1], form, bindings, subject);
  }
}

void Teller::plain_word(const std::string& word, int subject) {
  StoryToken& said = say(word);
  said.subject = subject;
  if (word == "“") open_ = token();
  if (open_ >= 0 && (ends_sentence(word) || word == "”")) said.opening = open_;
  if (word == "”") open_ = -1;
}

void Teller::place(char letter, std::string_view form, Bindings& bindings, int subject) {
  if (is_verb_letter(letter)) {
    verb(*bindings.verbs.at(letter), form, subject);
  } else if (letter == 'j' || letter == 'i') {
    const Adjective& adjective = *bindings.adjectives.at(letter);
    say_content(language_ == Language::english ? adjective.english : adjective.chinese).subject =
        subject;
  } else {
    entity_form(bindings.entities.at(letter), form);
  }
}

void Teller::verb(const Verb& verb, std::string_view form, int subject) {
  if (language_ == Language::chinese) {
    say_content(verb.chinese).subject = subject;
  } else if (form == "past") {
    say_content(grammar::past(verb.english)).subject = subject;
  } else if (form == "ing") {
    say_content(grammar::ing(verb.english)).subject = subject;
  } else if (form == "s") {
    const auto is_subject = [&](const Entity& one) { return one.head == subject; };
    const auto& all = cast_.all();
    const bool many = std::find_if(all.begin(), all.end(), is_subject)->many;
    const std::string single = grammar::third_person(verb.english);
    StoryToken& token = say(many ? std::string(verb.english) : single);
    token.subject = subject;
    token.other = many ? single : std::string(verb.english);
  } else {
    say_content(verb.english).subject = subject;
  }
}

void Teller::entity_form(int at, std::string_view form) {
  Entity& entity = cast_.at(at);
  if (form == "he" || form == "him" || form == "his") {
    pronoun(at, form);
  } else if (form == "s" || form == "o") {
    if (is_clear(at) && cast_.chance(as_pronoun)) {
      pronoun(at, form == "s" ? "he" : "him");
    } else {
      mention(at, "");
    }
  } else if (form == "k") {
    say(number(language_, entity.number));
  } else if (form == "m") {
    say(entity.noun->classifier);
  } else if (form == "in") {
    location(at, false);
  } else if (form == "inside") {
    location(at, true);
  } else if (form.empty() || form == "the" || form == "a" || form == "bare" || form == "all") {
    mention(at, form);
  } else {
    agreeing(at, form);
  }
}

void Teller::agreeing(int at, std::string_view form) {
  const Entity& entity = cast_.at(at);
  if (language_ == Language::chinese) {  // only "this"
    say("这");
    if (entity.many) tokens_.back().text = "这些";
    return;
  }
  const auto* const found = std::find_if(std::begin(agreements), std::end(agreements),
                                         [&](const Agreement& row) { return row.form == form; });
  if (found == std::end(agreements)) throw std::invalid_argument("no form " + std::string(form));
  StoryToken& token = say(entity.many ? found->many : found->one);
  if (entity.head < line_begin_) return;
  token.other = entity.many ? found->one : found->many;
  token.subject = entity.head;
}

}  // namespace playground::stories
