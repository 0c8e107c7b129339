// What is written by hand for the training: whom pronouns mean, and translations.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "core/words/english.h"
#include "tests/training/support.h"
#include "training/words/grammar_words.h"
#include "training/words/places.h"
#include "training/words/usual.h"
#include "training/words/written/embedded.h"
#include "training/words/written/kinds.h"
#include "training/words/written/pronouns.h"
#include "training/words/written/translations.h"
#include "training/words/written/words.h"

namespace playground::training::testing {
namespace {

using Ids = std::vector<std::int64_t>;

Ids ids_of(const std::vector<CutWord>& words) {
  Ids ids;
  for (const CutWord& word : words) ids.push_back(word.id);
  return ids;
}

TEST_CASE("whom a pronoun means stands in its sentence, and is all that is explained of it") {
  std::set<std::string> texts;
  for (const auto& file : nlohmann::json::parse(written_pronouns_json)) {
    for (const auto& one : file) {
      const std::string text = one.at("text");
      CAPTURE(text);
      CHECK(texts.insert(text).second);
      const std::string small = in_small_letters(text);
      const auto pronouns = spans_of(in_small_letters(one.at("pronoun").get<std::string>()), small);
      REQUIRE(pronouns.size() >= one.value("occurrence", std::size_t{1}));
      CHECK(spans_of(in_small_letters(one.at("means").get<std::string>()), small).size() == 1);
      const std::vector<CutWord> words = vocabulary().cut(text);
      const Span pronoun = pronouns[one.value("occurrence", std::size_t{1}) - 1];
      const auto at = std::find_if(words.begin(), words.end(),
                                   [&](const CutWord& word) { return pronoun.overlaps(word); });
      REQUIRE(at != words.end());
      CHECK(at->slot < 0);
      const Ids before = ids_of(words);
      const Ids after = ids_of(vocabulary().cut(one.value("explained", text), words));
      REQUIRE(after.size() >= before.size());
      const auto behind = words.end() - at - 1;
      CHECK(std::equal(before.begin(), before.end() - behind - 1, after.begin()));
      CHECK(std::equal(before.end() - behind, before.end(), after.end() - behind));
      const bool copies = std::all_of(after.begin(), after.end(), [&](std::int64_t id) {
        return !vocabulary().slot_number(id) ||
               std::find(before.begin(), before.end(), id) != before.end();
      });
      CHECK(copies);
    }
  }
  CHECK(texts.size() > 2000);
}

TEST_CASE("a sentence by hand is explained as the pronoun's row says") {
  for (const auto language : {grammar::Language::english, grammar::Language::chinese}) {
    int explained = 0;
    for (std::int64_t number = 0; number < 300; ++number) {
      CAPTURE(number);
      Dice dice(3, number);
      const Pair pair = draw_written_pronoun(vocabulary(), language, dice);
      CHECK(pair.task == WordTask::explain);
      const auto pronoun = std::find_if(pair.antecedents.begin(), pair.antecedents.end(),
                                        [](std::int64_t row) { return row >= 0; });
      REQUIRE(pronoun != pair.antecedents.end());
      const auto noun = static_cast<std::size_t>(*pronoun);
      const std::int64_t row = pronoun - pair.antecedents.begin();
      bool says_noun = false;
      for (std::size_t i = 0; i < pair.target.size(); ++i) {
        const std::int64_t from = pair.sources[i];
        if (from < 0) continue;
        if (from == row) {
          says_noun = says_noun || pair.target[i] == pair.source[noun];
        } else {
          CHECK(pair.target[i] == pair.source[static_cast<std::size_t>(from)]);
        }
      }
      explained += says_noun ? 1 : 0;
    }
    CHECK(explained > 200);  // "his" stays
  }
}

TEST_CASE("nouns and names of a sentence by hand give place to others, some of the time") {
  std::set<Ids> written;
  for (const auto& file : nlohmann::json::parse(written_pronouns_json)) {
    for (const auto& one : file) {
      const std::string text = one.at("text");
      written.insert(ids_of(vocabulary().cut(text)));
    }
  }
  int known = 0;
  int changed = 0;
  for (std::int64_t number = 0; number < 2000; ++number) {
    Dice dice(4, number);
    const Pair pair = draw_written_pronoun(vocabulary(), grammar::Language::english, dice);
    Ids source(pair.source.begin() + 1, pair.source.end());
    // Neither what is unknown nor what is left out changes it.
    const bool has_slots = std::any_of(source.begin(), source.end(), [](std::int64_t id) {
      return vocabulary().slot_number(id).has_value();
    });
    if (has_slots || !ends_text(vocabulary().tokens()[static_cast<std::size_t>(source.back())])) {
      continue;
    }
    ++known;
    changed += written.contains(source) ? 0 : 1;
  }
  CHECK(changed > known / 5);
  CHECK(changed < known / 2);
}

TEST_CASE("words of a kind may stand for each other in both languages") {
  const Kinds kinds(vocabulary());
  const auto id = [](const char* word) { return vocabulary().find(word).value(); };
  const BothWords cats{id("cats"), id("猫")};
  const auto readings = kinds.readings(id("cats"));
  REQUIRE(readings.size() == 1);
  CHECK(readings.front() == cats);
  CHECK(kinds.readings(id("猫")).size() == 2);  // "cat" and "cats"
  CHECK(kinds.readings(id("quickly")).empty());
  std::set<BothWords> others;
  for (std::int64_t number = 0; number < 200; ++number) {
    Dice dice(5, number);
    others.insert(kinds.draw_another(cats, dice));
  }
  CHECK(others.contains({id("dogs"), id("狗")}));
  CHECK_FALSE(others.contains({id("dog"), id("狗")}));
  CHECK_FALSE(others.contains({id("horses"), id("马")}));  // 匹, not 只
  CHECK_FALSE(others.contains({id("teachers"), id("老师")}));
}

TEST_CASE("a translation by hand stands there once") {
  std::set<std::string> texts;
  for (const std::string_view files :
       {written_translations_json, written_visitors_json, written_well_known_json}) {
    for (const auto& file : nlohmann::json::parse(files)) {
      for (const auto& one : file) {
        // Two Chinese proverbs may be one English one.
        const std::string text =
            one.at("english").get<std::string>() + " = " + one.at("chinese").get<std::string>();
        CAPTURE(text);
        CHECK(texts.insert(text).second);
      }
    }
  }
  CHECK(texts.size() > 30000);
}

TEST_CASE("every word that only sentences by hand teach is read and said in them") {
  std::array<std::set<std::int64_t>, 2> read;
  for (const WordTask task : {WordTask::to_chinese, WordTask::to_english}) {
    for (std::int64_t number = 0; number < 200000; ++number) {
      Dice dice(7, number);
      const Pair pair = draw_written_translation(vocabulary(), task, dice);
      for (const Ids& ids : {pair.source, pair.target}) {
        read[task == WordTask::to_chinese ? 0 : 1].insert(ids.begin(), ids.end());
      }
    }
  }
  for (const std::string& word : written_vocabulary()) {
    CAPTURE(word);
    CHECK_FALSE(grammar_words().words.contains(word));
    const auto id = vocabulary().find(word);
    REQUIRE(id);
    CHECK(read[0].contains(*id));
    CHECK(read[1].contains(*id));
  }
}

TEST_CASE("nouns and names of a translation by hand give place to others in both languages") {
  std::set<Ids> written;
  for (const std::string_view files :
       {written_translations_json, written_visitors_json, written_well_known_json}) {
    for (const auto& file : nlohmann::json::parse(files)) {
      for (const auto& one : file) {
        written.insert(ids_of(vocabulary().cut(one.at("english").get<std::string>())));
      }
    }
  }
  const Kinds kinds(vocabulary());
  int as_written = 0;
  int with_other = 0;
  int with_unknown = 0;
  for (std::int64_t number = 0; number < 2000; ++number) {
    CAPTURE(number);
    Dice dice(6, number);
    const Pair pair = draw_written_translation(vocabulary(), WordTask::to_chinese, dice);
    REQUIRE(pair.sources.size() == pair.target.size());
    Ids source(pair.source.begin() + 1, pair.source.end());
    bool has_unknown = false;
    for (std::size_t i = 0; i + 1 < pair.target.size(); ++i) {
      const bool is_unknown = vocabulary().slot_number(pair.target[i]).has_value();
      has_unknown = has_unknown || is_unknown;
      // Of a word that stands there twice it is told once.
      if (is_unknown && std::ranges::count(pair.target, pair.target[i]) == 1) {
        REQUIRE(pair.sources[i] > 0);
      }
      if (pair.sources[i] < 0) continue;
      const std::int64_t from = pair.source[static_cast<std::size_t>(pair.sources[i])];
      const auto text_of = [](std::int64_t id) {
        return vocabulary().tokens()[static_cast<std::size_t>(id)];
      };
      const auto is_said = [&](const BothWords& word) {
        return usual(text_of(word.chinese)) == text_of(pair.target[i]);
      };
      CHECK((from == pair.target[i] || std::ranges::any_of(kinds.readings(from), is_said)));
    }
    if (has_unknown) {
      ++with_unknown;
    } else if (ends_text(vocabulary().tokens()[static_cast<std::size_t>(source.back())])) {
      ++(written.contains(source) ? as_written : with_other);
    }
  }
  CHECK(as_written > 800);
  CHECK(with_other > 150);
  CHECK(with_unknown > 20);
}

TEST_CASE("what only the glossary knows is the same unknown word in both languages") {
  int with_slots = 0;
  for (std::int64_t number = 0; number < 2000; ++number) {
    for (const WordTask task : {WordTask::to_chinese, WordTask::to_english}) {
      CAPTURE(number);
      Dice dice(7, number);
      const Pair pair = draw_written_translation(vocabulary(), task, dice);
      const auto slots_of = [](const Ids& ids) {
        std::set<std::int64_t> slots;
        for (const std::int64_t id : ids) {
          if (vocabulary().slot_number(id)) slots.insert(id);
        }
        return slots;
      };
      CHECK(slots_of(pair.source) == slots_of(pair.target));
      with_slots += slots_of(pair.source).empty() ? 0 : 1;
    }
  }
  CHECK(with_slots > 100);
}

}  // namespace
}  // namespace playground::training::testing
