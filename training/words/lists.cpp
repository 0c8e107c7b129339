#include "training/words/lists.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "training/grammar/words.h"
#include "training/words/unknown.h"

namespace playground::training {
namespace {

using grammar::Language;

constexpr std::int64_t most_words = 16;

using Ids = std::pair<std::int64_t, std::int64_t>;  // in the source, in the answer

template <class Range>
Ids known(const WordVocabulary& vocabulary, const Range& range, bool from_english, bool same,
          Dice& dice) {
  const auto& one =
      range[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(range.size())))];
  const std::string_view source = from_english ? one.english : one.chinese;
  const std::string_view other = from_english ? one.chinese : one.english;
  return {vocabulary.find(source).value(), vocabulary.find(same ? source : other).value()};
}

class List {
 public:
  List(const WordVocabulary& vocabulary, WordTask task, Language language, Dice& dice)
      : vocabulary_(vocabulary),
        english_(language == Language::english),
        same_(task == WordTask::explain),
        dice_(dice) {
    pair_.task = task;
    pair_.language = language;
    pair_.source = {vocabulary.start()};
  }

  Pair draw(const ListOf& of) {
    const std::int64_t words = of.words;
    const std::vector<Ids> pool = draw_pool(dice_.between(1, words), of.unknown);
    // Chinese words that are unknown would be one word if nothing stood between them.
    const bool has_commas = !english_ || chance(dice_, 50);
    const bool has_and = has_commas && chance(dice_, 50);
    for (std::int64_t i = 0; i < words; ++i) {
      const bool is_last = i > 0 && i + 1 == words;
      if (is_last && has_and) {
        add(sign("and", "和"));
      } else if (i > 0 && has_commas) {
        add(sign(",", "，"));
      }
      const bool is_new = i < static_cast<std::int64_t>(pool.size());
      add(pool[static_cast<std::size_t>(
          is_new ? i : dice_.below(static_cast<std::int64_t>(pool.size())))]);
    }
    if (chance(dice_, 30)) add(sign(".", "。"));
    return finish();
  }

 private:
  std::vector<Ids> draw_pool(std::int64_t size, std::int64_t unknown) {
    SlotNumbers numbers(dice_);
    std::vector<Ids> pool;
    for (std::int64_t i = 0; i < size; ++i) {
      if (chance(dice_, unknown)) {
        const auto form = static_cast<WordForm>(dice_.below(english_ ? 5 : word_forms));
        const bool is_other = !english_ && chance(dice_, 70);
        const std::int64_t id =
            vocabulary_.slot(is_other ? WordForm::chinese : form, numbers.take());
        pool.emplace_back(id, id);
      } else {
        pool.push_back(draw_known());
      }
    }
    return pool;
  }

  Ids draw_known() {
    const std::int64_t kind = dice_.below(5);
    if (kind == 0) return known(vocabulary_, grammar::names(), english_, same_, dice_);
    if (kind == 1) return known(vocabulary_, grammar::adjectives(), english_, same_, dice_);
    return known(vocabulary_, grammar::nouns(), english_, same_, dice_);
  }

  Ids sign(std::string_view english, std::string_view chinese) const {
    const std::string_view source = english_ ? english : chinese;
    const std::string_view other = english_ ? chinese : english;
    return {vocabulary_.find(source).value(), vocabulary_.find(same_ ? source : other).value()};
  }

  void add(const Ids& ids) {
    pair_.sources.push_back(static_cast<std::int64_t>(pair_.source.size()));
    pair_.source.push_back(ids.first);
    pair_.target.push_back(ids.second);
  }

  Pair finish() {
    pair_.target.push_back(vocabulary_.end());
    pair_.sources.push_back(-1);
    for (auto* labels :
         {&pair_.antecedents, &pair_.subjects, &pair_.nouns, &pair_.entities, &pair_.forced}) {
      labels->assign(pair_.source.size(), -1);
    }
    return std::move(pair_);
  }

  const WordVocabulary& vocabulary_;
  bool english_;
  bool same_;
  Dice& dice_;
  Pair pair_;
};

}  // namespace

Pair make_list(const WordVocabulary& vocabulary, WordTask task, Language language, const ListOf& of,
               Dice& dice) {
  return List(vocabulary, task, language, dice).draw(of);
}

Pair draw_list(const WordVocabulary& vocabulary, WordTask task, Language language, Dice& dice) {
  const std::int64_t words = dice.between(1, most_words);
  return make_list(vocabulary, task, language, {words, dice.below(101)}, dice);
}

}  // namespace playground::training
