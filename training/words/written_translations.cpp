#include "training/words/written_translations.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "core/words/english.h"
#include "training/grammar/phrases.h"
#include "training/words/embedded.h"
#include "training/words/unknown.h"
#include "training/words/usual.h"

namespace playground::training {
namespace {

// Out of a hundred texts.
constexpr std::int64_t with_more_unknown = 40;
constexpr std::int64_t most_unknown = 60;  // of a hundred words of those

struct Sentence {
  std::vector<WrittenWord> english;
  std::vector<WrittenWord> chinese;
  std::vector<std::pair<int, int>> alignment;  // (of English, of Chinese), ascending
};

std::vector<std::string> texts_of(const std::vector<WrittenWord>& words) {
  std::vector<std::string> texts;
  for (const WrittenWord& word : words) texts.push_back(in_small_letters(word.text));
  return texts;
}

std::vector<std::pair<int, int>> align(const std::vector<WrittenWord>& english,
                                       const std::vector<WrittenWord>& chinese) {
  std::vector<std::pair<int, int>> alignment;
  for (const auto& [i, j] : grammar::align_phrase(texts_of(english), texts_of(chinese))) {
    const int one = english[static_cast<std::size_t>(i)].number;
    const int other = chinese[static_cast<std::size_t>(j)].number;
    if (one < 0 && other < 0) alignment.emplace_back(i, j);
  }
  for (int i = 0; i < static_cast<int>(english.size()); ++i) {
    for (int j = 0; j < static_cast<int>(chinese.size()); ++j) {
      const int number = english[static_cast<std::size_t>(i)].number;
      if (number >= 0 && number == chinese[static_cast<std::size_t>(j)].number) {
        alignment.emplace_back(i, j);
      }
    }
  }
  std::sort(alignment.begin(), alignment.end());
  return alignment;
}

const std::vector<Sentence>& sentences_of(const WordVocabulary& vocabulary) {
  static const std::vector<Sentence> all = [&] {
    std::vector<Sentence> sentences;
    for (const auto& file : nlohmann::json::parse(written_translations_json)) {
      for (const auto& one : file) {
        Sentence sentence{read_written(vocabulary, one.at("english").get<std::string>()),
                          read_written(vocabulary, one.at("chinese").get<std::string>()),
                          {}};
        sentence.alignment = align(sentence.english, sentence.chinese);
        sentences.push_back(std::move(sentence));
      }
    }
    return sentences;
  }();
  return all;
}

// A sentence that becomes a pair.
class PairMaker {
 public:
  PairMaker(const WordVocabulary& vocabulary, const Sentence& sentence, WordTask task)
      : vocabulary_(vocabulary),
        to_chinese_(task == WordTask::to_chinese),
        source_(to_chinese_ ? sentence.english : sentence.chinese),
        target_(to_chinese_ ? sentence.chinese : sentence.english),
        from_(target_.size()) {
    pair_.task = task;
    pair_.language = to_chinese_ ? grammar::Language::english : grammar::Language::chinese;
    times_.assign(source_.size(), 0);
    for (const auto& [english, chinese] : sentence.alignment) {
      const auto source = static_cast<std::size_t>(to_chinese_ ? english : chinese);
      from_[static_cast<std::size_t>(to_chinese_ ? chinese : english)].push_back(source);
      ++times_[source];
    }
  }

  Pair make(Dice& dice) {
    draw_slots(dice);
    pair_.source = {vocabulary_.start()};
    for (std::size_t i = 0; i < source_.size(); ++i) {
      pair_.source.push_back(slots_[i] >= 0 ? slots_[i] : source_[i].id);
    }
    for (auto* labels : {&pair_.antecedents, &pair_.subjects, &pair_.nouns}) {
      labels->assign(pair_.source.size(), unlabelled);
    }
    for (auto* labels : {&pair_.entities, &pair_.forced}) labels->assign(pair_.source.size(), -1);
    for (std::size_t i = 0; i < target_.size(); ++i) add_target(i);
    pair_.target.push_back(vocabulary_.end());
    pair_.sources.push_back(-1);
    return std::move(pair_);
  }

 private:
  // Of words in brackets, and of some that have one counterpart, which has no other.
  void draw_slots(Dice& dice) {
    slots_.assign(source_.size(), -1);
    SlotNumbers numbers(dice);
    std::map<std::string, std::int64_t> known;
    const std::int64_t share =
        chance(dice, with_more_unknown) ? dice.between(1, most_unknown) : std::int64_t{0};
    for (std::size_t i = 0; i < source_.size() && numbers.has_more(); ++i) {
      const WrittenWord& word = source_[i];
      const bool is_drawn = is_long(word.text) && is_copied(i) && chance(dice, share);
      if (word.number < 0 && word.id >= 0 && !is_drawn) continue;
      const auto [slot, is_new] = known.emplace(in_small_letters(word.text), -1);
      if (is_new) slot->second = vocabulary_.slot(form_of(word.text), numbers.take());
      slots_[i] = slot->second;
    }
  }
  bool is_copied(std::size_t source) const {
    const auto is_same = [&](const WrittenWord& word) { return word.id == source_[source].id; };
    if (std::count_if(source_.begin(), source_.end(), is_same) != 1) return false;
    const auto comes_from_it = [&](const auto& from) {
      return from.size() == 1 && from.front() == source;
    };
    return times_[source] == 1 && std::any_of(from_.begin(), from_.end(), comes_from_it);
  }

  void add_target(std::size_t i) {
    const WrittenWord& word = target_[i];
    const bool has_source = !from_[i].empty();
    const std::int64_t slot = has_source ? slots_[from_[i].front()] : -1;
    const std::int64_t row = has_source ? static_cast<std::int64_t>(from_[i].front()) + 1
                                        : (ends_sentence(word.text) ? -1 : unlabelled);
    const std::int64_t id =
        to_chinese_ ? vocabulary_.find(usual(word.text)).value_or(word.id) : word.id;
    pair_.target.push_back(slot >= 0 ? slot : id);
    pair_.sources.push_back(row);
  }

  const WordVocabulary& vocabulary_;
  bool to_chinese_;
  const std::vector<WrittenWord>& source_;
  const std::vector<WrittenWord>& target_;
  std::vector<std::vector<std::size_t>> from_;  // by word of the target
  std::vector<int> times_;                      // by word of the source: how many come from it
  std::vector<std::int64_t> slots_;             // by word of the source; -1: known
  Pair pair_;
};

}  // namespace

std::vector<WrittenWord> read_written(const WordVocabulary& vocabulary, std::string_view text) {
  std::vector<WrittenWord> words;
  while (!text.empty()) {
    const std::size_t open = std::min(text.find('['), text.size());
    for (const CutWord& word : vocabulary.cut(text.substr(0, open))) {
      words.push_back({word.text, word.slot < 0 ? word.id : -1});
    }
    text.remove_prefix(open);
    if (text.empty()) break;
    const std::size_t close = text.find(']');
    const std::size_t behind =
        std::min(text.find_first_not_of("0123456789", close + 1), text.size());
    words.push_back({std::string(text.substr(1, close - 1)), -1,
                     std::stoi(std::string(text.substr(close + 1, behind - close - 1)))});
    text.remove_prefix(behind);
  }
  return words;
}

Pair draw_written_translation(const WordVocabulary& vocabulary, WordTask task, Dice& dice) {
  const std::vector<Sentence>& all = sentences_of(vocabulary);
  const auto number = static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(all.size())));
  return PairMaker(vocabulary, all[number], task).make(dice);
}

}  // namespace playground::training
