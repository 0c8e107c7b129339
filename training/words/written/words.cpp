#include "training/words/written/words.h"

#include <nlohmann/json.hpp>

#include "training/words/written/embedded.h"

namespace playground::training {
namespace {

const nlohmann::ordered_json& written_words() {
  static const auto words = nlohmann::ordered_json::parse(written_words_json);
  return words;
}

}  // namespace

const std::vector<GlossaryEntry>& written_glossary() {
  static const std::vector<GlossaryEntry> all = [] {
    std::vector<GlossaryEntry> entries;
    for (const auto& one : written_words().at("glossary")) {
      entries.push_back({one.at("chinese"), one.at("english"), one.value("both_ways", true)});
    }
    return entries;
  }();
  return all;
}

const std::vector<PinyinSyllable>& written_pinyin() {
  static const std::vector<PinyinSyllable> all = [] {
    std::vector<PinyinSyllable> syllables;
    for (const auto& [syllable, characters] : written_words().at("pinyin").items()) {
      syllables.push_back({syllable, characters});
    }
    return syllables;
  }();
  return all;
}

const std::vector<std::string>& written_compounds() {
  static const std::vector<std::string> all = written_words().at("compounds");
  return all;
}

const std::vector<std::string>& written_vocabulary() {
  static const std::vector<std::string> all = written_words().at("vocabulary");
  return all;
}

const std::vector<WordReading>& written_readings() {
  static const std::vector<WordReading> all = [] {
    std::vector<WordReading> readings;
    for (const auto& group : written_words().at("readings")) {
      for (const auto& [word, as] : group.items()) readings.push_back({word, as});
    }
    return readings;
  }();
  return all;
}

}  // namespace playground::training
