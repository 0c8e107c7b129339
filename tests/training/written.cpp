// What is written by hand for the training: whom pronouns mean.
#include <doctest/doctest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "core/words/english.h"
#include "tests/training/support.h"
#include "training/words/embedded.h"
#include "training/words/places.h"
#include "training/words/written_pronouns.h"

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

}  // namespace
}  // namespace playground::training::testing
