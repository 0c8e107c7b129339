#include "training/words/written/kinds.h"

#include <string>
#include <string_view>
#include <tuple>

#include "core/words/english.h"
#include "training/grammar/words.h"

namespace playground::training {

Kinds::Kinds(const WordVocabulary& vocabulary) {
  using Key = std::tuple<grammar::Classes, grammar::Gender, std::string_view, std::string_view>;
  std::map<Key, std::vector<BothWords>> kinds;
  const auto add = [&](const Key& key, const std::string& english, std::string_view chinese) {
    const auto first = vocabulary.find(english);
    const auto second = vocabulary.find(std::string(chinese));
    if (first && second) kinds[key].push_back({*first, *second});
  };
  for (const grammar::Noun& noun : grammar::nouns()) {
    const std::string english(noun.english);
    const std::string_view one = is_vowel(english.front()) ? "an" : "a";
    add({noun.classes, noun.gender, noun.classifier, one}, english, noun.chinese);
    if (!noun.has_plural()) continue;
    add({noun.classes, noun.gender, noun.classifier, "several"}, plural(english), noun.chinese);
  }
  for (const grammar::Name& name : grammar::names()) {
    add({grammar::proper, name.gender, "", "name"}, std::string(name.english), name.chinese);
  }
  for (auto& [key, words] : kinds) {
    for (const BothWords& word : words) {
      if (!kind_of_.emplace(word, kinds_.size()).second) continue;
      readings_[word.english].push_back(word);
      readings_[word.chinese].push_back(word);
    }
    kinds_.push_back(std::move(words));
  }
}

std::span<const BothWords> Kinds::readings(std::int64_t id) const {
  const auto found = readings_.find(id);
  return found == readings_.end() ? std::span<const BothWords>() : found->second;
}

BothWords Kinds::draw_another(const BothWords& word, Dice& dice) const {
  const std::vector<BothWords>& words = kinds_[kind_of_.at(word)];
  return words[static_cast<std::size_t>(dice.below(static_cast<std::int64_t>(words.size())))];
}

}  // namespace playground::training
