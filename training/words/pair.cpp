#include "training/words/pair.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "training/words/unknown.h"
#include "training/words/usual.h"

namespace playground::training {
namespace {

using grammar::Language;
using grammar::Sample;
using grammar::Text;
using grammar::Token;

// Out of a hundred texts.
constexpr std::int64_t noisy = 5;    // with noise of each kind
constexpr std::int64_t forced = 50;  // of those that are explained

bool is_article(std::string_view word) { return word == "the" || word == "a" || word == "an"; }
bool is_sign(std::string_view word) {
  constexpr std::string_view signs[] = {",", "，", "、", ":", "：", "“", "”"};
  return ends_text(word) || std::find(std::begin(signs), std::end(signs), word) != std::end(signs);
}

// What each token of the other language comes from (-1: nothing).
std::vector<int> aligned_to_source(const Sample& sample, std::size_t targets, bool from_english) {
  std::vector<int> from(targets, -1);
  for (const auto& [english, chinese] : sample.alignment) {
    int& own = from[static_cast<std::size_t>(from_english ? chinese : english)];
    if (own < 0) own = from_english ? english : chinese;
  }
  return from;
}

// A text that becomes a pair.
class PairMaker {
 public:
  PairMaker(const WordVocabulary& vocabulary, const Sample& sample, WordTask task,
            Language language)
      : vocabulary_(vocabulary),
        text_(language == Language::english ? sample.english : sample.chinese),
        explains_(task == WordTask::explain),
        to_chinese_(task == WordTask::to_chinese),
        target_(target_of(sample, language, explains_)) {
    pair_.task = task;
    pair_.language = language;
  }

  Pair make(const Changes& changes, Dice& dice) {
    no_articles_ = changes.noise && chance(dice, noisy);
    no_full_stop_ = changes.noise && chance(dice, noisy);
    const bool small_letters = changes.noise && chance(dice, noisy);
    if (changes.unknown) {
      const std::vector<bool> can_be_copied = find_copied();
      unknown_ = draw_unknown({vocabulary_, text_.tokens, can_be_copied, small_letters}, dice);
    }
    add_source();
    if (explains_ && changes.forced && chance(dice, forced)) force(dice);
    for (std::size_t i = 0; i < target_.tokens.size(); ++i) add_target(i);
    pair_.target.push_back(vocabulary_.end());
    pair_.sources.push_back(-1);
    return std::move(pair_);
  }

 private:
  struct Target {
    std::vector<Token> tokens;
    std::vector<int> from;  // the token of the source; -1: none
  };
  static Target target_of(const Sample& sample, Language language, bool explains) {
    const bool is_english = language == Language::english;
    const Text& text = is_english ? sample.english : sample.chinese;
    if (explains) return {text.explained, text.explained_from};
    std::vector<Token> other = is_english ? sample.chinese.tokens : sample.english.tokens;
    if (is_english) {
      for (Token& token : other) token.text = usual(token.text);
    }
    std::vector<int> from = aligned_to_source(sample, other.size(), is_english);
    return {std::move(other), std::move(from)};
  }

  std::int64_t id_of(const std::string& word) const {
    const auto slot = unknown_.slots.find(word);
    return slot != unknown_.slots.end() ? slot->second : vocabulary_.find(word).value();
  }
  std::int64_t row_of(int token) const {
    return token < 0 ? -1 : rows_[static_cast<std::size_t>(token)];
  }

  // Words of any kind that stand once in the answer, as they come from the source.
  std::vector<bool> find_copied() const {
    std::vector<int> times(text_.tokens.size(), 0);
    for (const int from : target_.from) {
      if (from >= 0) ++times[static_cast<std::size_t>(from)];
    }
    std::vector<bool> copied;
    for (std::size_t i = 0; i < times.size(); ++i) {
      const Token& token = text_.tokens[i];
      const bool stays = !is_sign(token.text) && !(no_articles_ && is_article(token.text));
      copied.push_back(times[i] == 1 && token.antecedent < 0 && stays);
    }
    return copied;
  }

  bool is_left_out(const std::vector<Token>& tokens, std::size_t i) const {
    return no_full_stop_ && i + 1 == tokens.size() && ends_text(tokens[i].text);
  }

  void add_source() {
    rows_.assign(text_.tokens.size(), -1);
    pair_.source = {vocabulary_.start()};
    for (std::size_t i = 0; i < text_.tokens.size(); ++i) {
      const std::string& word = text_.tokens[i].text;
      if ((no_articles_ && is_article(word)) || is_left_out(text_.tokens, i)) continue;
      const auto in_front = unknown_.in_front.find(i);
      if (in_front != unknown_.in_front.end()) pair_.source.push_back(in_front->second);
      rows_[i] = static_cast<std::int64_t>(pair_.source.size());
      pair_.source.push_back(id_of(word));
    }
    for (auto* labels :
         {&pair_.antecedents, &pair_.subjects, &pair_.nouns, &pair_.entities, &pair_.forced}) {
      labels->assign(pair_.source.size(), -1);
    }
    for (std::size_t i = 0; i < text_.tokens.size(); ++i) {
      if (rows_[i] < 0) continue;
      const auto row = static_cast<std::size_t>(rows_[i]);
      pair_.antecedents[row] = row_of(text_.tokens[i].antecedent);
      pair_.subjects[row] = row_of(text_.tokens[i].subject);
      pair_.nouns[row] = row_of(text_.tokens[i].noun);
      pair_.entities[row] = text_.tokens[i].entity;
      if (unknown_.in_front.contains(i)) pair_.nouns[row - 1] = rows_[i];
    }
  }

  // "Grapes" in general are explained as "the grape".
  bool is_called_so(const Token& noun) const {
    const std::vector<Token>& phrase = text_.phrases.at(static_cast<std::size_t>(noun.entity));
    return std::any_of(phrase.begin(), phrase.end(),
                       [&](const Token& token) { return token.text == noun.text; });
  }

  // Every pronoun that is explained looks at a noun or a name of another entity.
  void force(Dice& dice) {
    for (std::size_t i = 0; i < text_.tokens.size(); ++i) {
      const Token& pronoun = text_.tokens[i];
      const auto first = std::find(target_.from.begin(), target_.from.end(), static_cast<int>(i));
      if (pronoun.antecedent < 0 || first == target_.from.end()) continue;
      const auto at = static_cast<std::size_t>(first - target_.from.begin());
      if (target_.tokens[at].text == pronoun.text) continue;  // "his" stays
      const int meant = text_.tokens[static_cast<std::size_t>(pronoun.antecedent)].entity;
      std::vector<std::size_t> others;
      for (std::size_t j = 0; j < text_.tokens.size(); ++j) {
        const int entity = text_.tokens[j].entity;
        if (entity >= 0 && entity != meant && is_called_so(text_.tokens[j])) others.push_back(j);
      }
      if (others.empty()) continue;
      const std::size_t other =
          others[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(others.size())))];
      pair_.forced[static_cast<std::size_t>(rows_[i])] = rows_[other];
      replace(static_cast<int>(i),
              text_.phrases.at(static_cast<std::size_t>(text_.tokens[other].entity)));
    }
  }

  // What comes from a token of the source.
  void replace(int token, const std::vector<Token>& phrase) {
    Target changed;
    for (std::size_t i = 0; i < target_.tokens.size(); ++i) {
      if (target_.from[i] != token) {
        changed.tokens.push_back(target_.tokens[i]);
        changed.from.push_back(target_.from[i]);
      } else if (i == 0 || target_.from[i - 1] != token) {
        changed.tokens.insert(changed.tokens.end(), phrase.begin(), phrase.end());
        changed.from.insert(changed.from.end(), phrase.size(), token);
      }
    }
    target_ = std::move(changed);
  }

  const Token* source_of(std::size_t i) const {
    return target_.from[i] < 0 ? nullptr : &text_.tokens[static_cast<std::size_t>(target_.from[i])];
  }
  // What is unknown in the source is copied. Other words of the answer that only tell of an aligned
  // word, such as a preposition, stay.
  bool is_unknown(std::size_t i) const {
    const Token* from = source_of(i);
    return from != nullptr && unknown_.slots.contains(from->text) &&
           (target_.tokens[i].is_content || !from->is_content);
  }
  bool is_unknown(int i) const { return i >= 0 && is_unknown(static_cast<std::size_t>(i)); }

  bool has_in_front(std::size_t i) const {
    return target_.from[i] >= 0 &&
           unknown_.in_front.contains(static_cast<std::size_t>(target_.from[i]));
  }

  // Of an unknown word its properties are unknown, too: nouns take the classifier of all things and
  // no plural, several of them are 他们, adjectives have 的 behind them, and the article is "a".
  void add_target(std::size_t i) {
    const Token& token = target_.tokens[i];
    const int before = static_cast<int>(i) - 1;
    if (is_left_out(target_.tokens, i)) return;
    if (has_in_front(i)) {
      pair_.target.push_back(unknown_.in_front.at(static_cast<std::size_t>(target_.from[i])));
      pair_.sources.push_back(row_of(target_.from[i]) - 1);
    }
    if (explains_) return add(i, id_of(token.text));
    const bool shows_plural = (token.text == "们" && is_unknown(before)) ||
                              (token.text == "那些" && is_unknown(token.noun));
    if (to_chinese_ && shows_plural) return;
    if (is_unknown(i)) {
      add(i, unknown_.slots.at(source_of(i)->text));
      const bool is_before_noun = token.is_content && token.noun >= 0;
      const bool has_de = i + 1 < target_.tokens.size() && target_.tokens[i + 1].text == "的";
      if (to_chinese_ && is_before_noun && !has_de) {
        pair_.target.push_back(vocabulary_.find("的").value());
        pair_.sources.push_back(-1);
      }
    } else if (token.is_classifier && is_unknown(token.noun)) {
      add(i, vocabulary_.find("个").value());
    } else if (token.text == "an" && i + 1 < target_.tokens.size() &&
               (is_unknown(i + 1) || has_in_front(i + 1))) {
      add(i, vocabulary_.find("a").value());
    } else if (to_chinese_ && is_many_unknown(token)) {
      add(i, vocabulary_.find("他们").value());
    } else {
      add(i, vocabulary_.find(token.text).value());
    }
  }
  bool is_many_unknown(const Token& token) const {
    return is_unknown(token.antecedent) && (token.text == "它们" || token.text == "她们");
  }

  void add(std::size_t i, std::int64_t id) {
    pair_.target.push_back(id);
    pair_.sources.push_back(row_of(target_.from[i]));
  }

  const WordVocabulary& vocabulary_;
  const Text& text_;
  bool explains_;
  bool to_chinese_;
  Target target_;
  UnknownWords unknown_;
  bool no_articles_ = false;
  bool no_full_stop_ = false;
  std::vector<std::int64_t> rows_;  // of the source, by token
  Pair pair_;
};

}  // namespace

bool ends_text(std::string_view word) {
  constexpr std::string_view signs[] = {".", "。", "?", "？", "!", "！"};
  return std::find(std::begin(signs), std::end(signs), word) != std::end(signs);
}

bool has_pronoun(const Text& text) {
  return std::any_of(text.tokens.begin(), text.tokens.end(),
                     [](const Token& token) { return token.antecedent >= 0; });
}

Pair make_pair(const WordVocabulary& vocabulary, const Sample& sample, WordTask task,
               Language language, const Changes& changes, Dice& dice) {
  return PairMaker(vocabulary, sample, task, language).make(changes, dice);
}

}  // namespace playground::training
