#include "training/words/pair.h"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <string>

#include "training/grammar/frames.h"

namespace playground::training {
namespace {

using grammar::Language;
using grammar::Sample;
using grammar::Text;
using grammar::Token;

// Out of a hundred texts: those with noise of each kind, and those with unknown words.
constexpr std::int64_t noisy = 5;
constexpr std::int64_t with_unknown = 60;

std::string as_written(const Token& token) {
  std::string text = token.text;
  if (token.capital && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  return text;
}

// Of both texts of a pair: which words are unknown, and the slot that each takes.
using Slots = std::map<std::string, std::int64_t>;

bool chance(Dice& dice, std::int64_t percent) { return dice.below(100) < percent; }

// Words of the source that shall be unknown, each with a slot of its own, in any order.
Slots draw_unknown(const WordVocabulary& vocabulary, const std::vector<Token>& source, Dice& dice) {
  Slots slots;
  if (!chance(dice, with_unknown)) return slots;
  const std::int64_t share = dice.between(12, 100);
  std::vector<std::int64_t> numbers;
  for (std::int64_t i = 0; i < word_slots; ++i) numbers.push_back(i);
  for (std::size_t i = numbers.size(); i > 1; --i) {
    std::swap(numbers[i - 1],
              numbers[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(i)))]);
  }
  std::set<std::string> seen;
  for (const Token& token : source) {
    const bool is_new = seen.insert(token.text).second;
    if (!token.is_content || !is_new || !chance(dice, share)) continue;
    if (slots.size() == numbers.size()) break;
    const std::int64_t number = numbers[slots.size()];
    slots[token.text] = vocabulary.slot(form_of(as_written(token)), number);
  }
  return slots;
}

struct Side {
  const std::vector<Token>& tokens;
  Language language;
};

// The target in the other language, with what each of its tokens comes from (-1: nothing).
std::vector<int> aligned_to_source(const Sample& sample, const Side& target) {
  std::vector<int> from(target.tokens.size(), -1);
  for (const auto& [english, chinese] : sample.alignment) {
    const bool is_chinese = target.language == Language::chinese;
    int& own = from[static_cast<std::size_t>(is_chinese ? chinese : english)];
    if (own < 0) own = is_chinese ? english : chinese;
  }
  return from;
}

}  // namespace

WordVocabulary grammar_vocabulary() {
  constexpr std::int64_t texts = 60000;  // enough for the rarest word to come dozens of times
  std::set<std::string> words;
  for (std::int64_t number = 0; number < texts; ++number) {
    const Sample sample = grammar::realize(grammar::draw_meaning(0, number));
    for (const auto* tokens : {&sample.english.tokens, &sample.chinese.tokens,
                               &sample.english.explained, &sample.chinese.explained}) {
      for (const Token& token : *tokens) {
        words.insert(token.is_name ? as_written(token) : token.text);
      }
    }
  }
  return WordVocabulary({words.begin(), words.end()});
}

Pair make_pair(const WordVocabulary& vocabulary, const Sample& sample, WordTask task,
               Language language, const Changes& changes, Dice& dice) {
  const Text& text = language == Language::english ? sample.english : sample.chinese;
  const Text& other = language == Language::english ? sample.chinese : sample.english;
  const bool explains = task == WordTask::explain;
  const Side target{explains ? text.explained : other.tokens, explains ? language
                                                              : language == Language::english
                                                                  ? Language::chinese
                                                                  : Language::english};
  const std::vector<int> from = explains ? text.explained_from : aligned_to_source(sample, target);
  Slots slots;
  if (changes.unknown) slots = draw_unknown(vocabulary, text.tokens, dice);

  Pair pair;
  pair.task = task;
  pair.language = language;
  const bool no_articles = changes.noise && chance(dice, noisy);
  const bool no_full_stop = changes.noise && chance(dice, noisy);
  const auto is_left_out = [&](const std::vector<Token>& tokens, std::size_t i) {
    const std::string& word = tokens[i].text;
    return no_full_stop && i + 1 == tokens.size() && (word == "." || word == "。");
  };
  const auto id_of = [&](const std::string& word) {
    const auto slot = slots.find(word);
    return slot != slots.end() ? slot->second : vocabulary.find(word).value();
  };

  std::vector<std::int64_t> rows(text.tokens.size(), -1);  // of the source, by token
  pair.source = {vocabulary.start()};
  for (std::size_t i = 0; i < text.tokens.size(); ++i) {
    const std::string& word = text.tokens[i].text;
    const bool is_article = word == "the" || word == "a" || word == "an";
    if ((no_articles && is_article) || is_left_out(text.tokens, i)) continue;
    rows[i] = static_cast<std::int64_t>(pair.source.size());
    pair.source.push_back(id_of(word));
  }
  const auto row_of = [&](int token) {
    return token < 0 ? -1 : rows[static_cast<std::size_t>(token)];
  };
  for (auto* labels : {&pair.antecedents, &pair.subjects, &pair.nouns}) {
    labels->assign(pair.source.size(), -1);
  }
  for (std::size_t i = 0; i < text.tokens.size(); ++i) {
    if (rows[i] < 0) continue;
    const auto row = static_cast<std::size_t>(rows[i]);
    pair.antecedents[row] = row_of(text.tokens[i].antecedent);
    pair.subjects[row] = row_of(text.tokens[i].subject);
    pair.nouns[row] = row_of(text.tokens[i].noun);
  }

  // What is unknown in the source is copied. Its own properties are unknown, too: nouns take the
  // classifier of all things, and the article is "a".
  const auto is_unknown = [&](std::size_t token) {
    return from[token] >= 0 && target.tokens[token].is_content &&
           slots.contains(text.tokens[static_cast<std::size_t>(from[token])].text);
  };
  for (std::size_t i = 0; i < target.tokens.size(); ++i) {
    const Token& token = target.tokens[i];
    if (is_left_out(target.tokens, i)) continue;
    std::int64_t id = 0;
    if (explains) {
      id = id_of(token.text);
    } else if (is_unknown(i)) {
      id = slots.at(text.tokens[static_cast<std::size_t>(from[i])].text);
    } else if (token.is_classifier && token.noun >= 0 &&
               is_unknown(static_cast<std::size_t>(token.noun))) {
      id = vocabulary.find("个").value();
    } else if (token.text == "an" && i + 1 < target.tokens.size() && is_unknown(i + 1)) {
      id = vocabulary.find("a").value();
    } else {
      id = vocabulary.find(token.text).value();
    }
    pair.target.push_back(id);
    pair.sources.push_back(row_of(from[i]));
  }
  pair.target.push_back(vocabulary.end());
  pair.sources.push_back(-1);
  return pair;
}

Pair draw_pair(const WordVocabulary& vocabulary, std::int64_t seed, std::int64_t number) {
  const Sample sample = grammar::realize(grammar::draw_meaning(seed, number));
  Dice dice(seed + 1, number);
  const std::int64_t kind = dice.below(10);
  const Language language = kind % 2 == 0 ? Language::english : Language::chinese;
  const WordTask task = kind >= 8                       ? WordTask::explain
                        : language == Language::english ? WordTask::to_chinese
                                                        : WordTask::to_english;
  return make_pair(vocabulary, sample, task, language, {}, dice);
}

}  // namespace playground::training
