#include "training/stories/text.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace playground::stories {
namespace {

// Out of a hundred texts, and of stories those with unknown words.
constexpr std::int64_t are_repeats = 15;
constexpr std::int64_t are_questions = 46;
constexpr std::int64_t are_descriptions = 12;
constexpr std::int64_t with_unknown = 60;

bool chance(Dice& dice, std::int64_t percent) { return dice.below(100) < percent; }

std::vector<std::int64_t> shuffled_slots(Dice& dice) {
  std::vector<std::int64_t> numbers;
  for (std::int64_t i = 0; i < word_slots; ++i) numbers.push_back(i);
  for (std::size_t i = numbers.size(); i > 1; --i) {
    std::swap(numbers[i - 1],
              numbers[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(i)))]);
  }
  return numbers;
}

// Which words are unknown, each with a slot of its own, in any order.
using Slots = std::map<std::string, std::int64_t>;

Slots draw_unknown(const WordVocabulary& vocabulary, const Story& story, Dice& dice) {
  Slots slots;
  if (!chance(dice, with_unknown)) return slots;
  const std::int64_t share = dice.between(12, 100);
  const std::vector<std::int64_t> numbers = shuffled_slots(dice);
  std::set<std::string> seen;
  for (const StoryToken& token : story.tokens) {
    if (!token.is_content || !seen.insert(token.text).second || !chance(dice, share)) continue;
    if (slots.size() == numbers.size()) break;
    slots[token.text] = vocabulary.slot(form_of(token.text), numbers[slots.size()]);
  }
  return slots;
}

// What follows from the words alone: whom heads look at, and the word that each row predicts.
void finish(const WordVocabulary& vocabulary, Text& text) {
  const std::size_t rows = text.ids.size();
  std::map<std::int64_t, std::int64_t> latest;
  for (std::size_t i = 0; i < rows; ++i) {
    const auto row = static_cast<std::int64_t>(i);
    const auto same = latest.find(text.ids[i]);
    const std::int64_t before = same == latest.end() ? -1 : same->second;
    text.keys[static_cast<std::size_t>(StoryRole::previous)].push_back(row - 1);
    text.keys[static_cast<std::size_t>(StoryRole::same_word)].push_back(before);
    text.keys[static_cast<std::size_t>(StoryRole::induction)].push_back(before < 0 ? -1
                                                                                   : before + 1);
    latest[text.ids[i]] = row;
    const std::int64_t next = i + 1 < rows ? text.ids[i + 1] : vocabulary.end();
    // An unknown word cannot be foreseen before it came once.
    const bool is_new = vocabulary.slot_number(next) && !latest.contains(next);
    text.targets.push_back(is_new ? -1 : next);
  }
  for (const StoryRole role : {StoryRole::subject, StoryRole::quote, StoryRole::pronoun,
                               StoryRole::alignment, StoryRole::clue, StoryRole::partner}) {
    text.keys[static_cast<std::size_t>(role)].resize(rows, -1);
  }
  text.agreeing.resize(rows, -1);
  text.answers.resize(rows, false);
  text.contrasts.resize(rows, -1);
  text.repeats.resize(rows, false);
}

// Words of the vocabulary that are letters, in the language.
std::vector<std::int64_t> pool_of(const WordVocabulary& vocabulary, Language language) {
  std::vector<std::int64_t> pool;
  for (std::int64_t id = 0; id < vocabulary.size(); ++id) {
    const std::string& word = vocabulary.tokens()[static_cast<std::size_t>(id)];
    const char first = word.front();
    const bool is_english = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z');
    const bool is_wanted =
        language == Language::english ? is_english : form_of(word) == WordForm::chinese;
    if (vocabulary.is_word(id) && is_wanted) pool.push_back(id);
  }
  return pool;
}

// Draws words that were not drawn before.
class Bag {
 public:
  Bag(const WordVocabulary& vocabulary, Language language, RepeatedWords words, Dice& dice)
      : vocabulary_(vocabulary),
        language_(language),
        words_(words),
        dice_(dice),
        pool_(pool_of(vocabulary, language)),
        numbers_(shuffled_slots(dice)) {}

  std::int64_t draw() {
    const bool unknown =
        words_ == RepeatedWords::unknown || (words_ == RepeatedWords::both && chance(dice_, 50));
    if (unknown && !numbers_.empty()) {
      const std::int64_t number = numbers_.back();
      numbers_.pop_back();
      WordForm form = WordForm::chinese;
      if (language_ == Language::english) {
        constexpr WordForm forms[] = {WordForm::plain, WordForm::plain, WordForm::name,
                                      WordForm::name,  WordForm::plain, WordForm::plural,
                                      WordForm::past,  WordForm::ing};
        form = forms[static_cast<std::size_t>(dice_.below(std::size(forms)))];
      }
      return vocabulary_.slot(form, number);
    }
    for (;;) {
      const std::int64_t id =
          pool_[static_cast<std::size_t>(dice_.below(static_cast<std::int64_t>(pool_.size())))];
      if (drawn_.insert(id).second) return id;
    }
  }

 private:
  const WordVocabulary& vocabulary_;
  Language language_;
  RepeatedWords words_;
  Dice& dice_;
  std::vector<std::int64_t> pool_;
  std::vector<std::int64_t> numbers_;
  std::set<std::int64_t> drawn_;
};

}  // namespace

Text make_text(const WordVocabulary& vocabulary, const Story& story, bool unknown, Dice& dice) {
  Slots slots;
  if (unknown) slots = draw_unknown(vocabulary, story, dice);
  Text text;
  text.language = story.language;
  text.ids = {vocabulary.start()};
  for (const StoryToken& token : story.tokens) {
    const auto slot = slots.find(token.text);
    const bool is_slot = token.is_content && slot != slots.end();
    text.ids.push_back(is_slot ? slot->second : vocabulary.find(token.text).value());
  }
  finish(vocabulary, text);
  for (std::size_t i = 0; i < story.tokens.size(); ++i) {
    const StoryToken& token = story.tokens[i];
    const auto label = [&](StoryRole role, int at) {
      if (at >= 0) text.keys[static_cast<std::size_t>(role)][i + 1] = at + 1;
    };
    label(StoryRole::subject, token.subject);
    label(StoryRole::quote, token.opening);
    label(StoryRole::pronoun, token.antecedent);
    label(StoryRole::partner, token.partner);
    text.answers[i] = token.is_answer;
    if (token.told >= 0) {
      text.keys[static_cast<std::size_t>(StoryRole::alignment)][i] = token.told + 1;
      text.keys[static_cast<std::size_t>(StoryRole::clue)][i] = token.clue + 1;
    }
    if (token.other.empty()) continue;
    text.contrasts[i] = vocabulary.find(token.other).value_or(-1);
    if (token.subject >= 0) text.agreeing[i] = token.subject + 1;
  }
  return text;
}

Text make_repeat(const WordVocabulary& vocabulary, RepeatedWords words, std::int64_t length,
                 Dice& dice) {
  Text text;
  text.language = chance(dice, 50) ? Language::english : Language::chinese;
  text.ids = {vocabulary.start()};
  Bag bag(vocabulary, text.language, words, dice);
  const auto add = [&](std::int64_t count) {
    for (; count > 0; --count) text.ids.push_back(bag.draw());
  };
  add(dice.below(7));
  const std::size_t first = text.ids.size();
  add(length);
  if (chance(dice, 50)) {
    constexpr std::string_view marks[][2] = {{",", "."}, {"，", "。"}};
    const auto& own = marks[static_cast<std::size_t>(text.language)];
    text.ids.push_back(vocabulary.find(own[dice.below(2)]).value());
  } else {
    add(dice.below(5));
  }
  const std::size_t again = text.ids.size();
  for (std::size_t i = 0; i < static_cast<std::size_t>(length); ++i) {
    text.ids.push_back(text.ids[first + i]);
  }
  finish(vocabulary, text);
  // What was drawn by chance teaches nothing.
  for (std::size_t i = 0; i < text.ids.size(); ++i) {
    text.repeats[i] = i >= again && i + 1 < text.ids.size();
    if (!text.repeats[i]) text.targets[i] = -1;
  }
  return text;
}

WordVocabulary story_vocabulary() {
  constexpr std::int64_t stories = 30000;  // enough for the rarest word to come dozens of times
  std::set<std::string> words;
  for (std::int64_t number = 0; number < stories; ++number) {
    Dice dice(0, number);
    const auto kind = static_cast<StoryKind>(number % 3);
    const auto language = number / 3 % 2 == 0 ? Language::english : Language::chinese;
    for (const StoryToken& token : tell_story(kind, language, dice).tokens) {
      words.insert(token.text);
      if (!token.other.empty()) words.insert(token.other);
    }
  }
  return WordVocabulary({words.begin(), words.end()});
}

Text draw_text(const WordVocabulary& vocabulary, std::int64_t seed, std::int64_t number) {
  Dice dice(seed, number);
  const auto language = chance(dice, 50) ? Language::english : Language::chinese;
  const std::int64_t kind = dice.below(100);
  if (kind < are_repeats) {
    const auto words = static_cast<RepeatedWords>(dice.below(3));
    return make_repeat(vocabulary, words, dice.between(5, 20), dice);
  }
  const StoryKind story = kind < are_repeats + are_questions ? StoryKind::question
                          : kind < are_repeats + are_questions + are_descriptions
                              ? StoryKind::description
                              : StoryKind::tale;
  return make_text(vocabulary, tell_story(story, language, dice), true, dice);
}

}  // namespace playground::stories
