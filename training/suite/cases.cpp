#include "training/suite/cases.h"

#include <algorithm>
#include <utility>

#include "training/grammar/frames.h"
#include "training/words/lists.h"
#include "training/words/trainer.h"
#include "training/words/withheld.h"

namespace playground::training {
namespace {

using grammar::Entity;
using grammar::Language;

constexpr std::int64_t unseen_seed = 1'000'003;  // of texts: no recipe has it
constexpr std::int64_t most_texts = 330'000;

constexpr WordTask to_zh = WordTask::to_chinese;
constexpr WordTask to_en = WordTask::to_english;
constexpr WordTask explain = WordTask::explain;
constexpr Language english = Language::english;
constexpr Language chinese = Language::chinese;

constexpr Wanted all_answers[] = {
    {"English to Chinese", to_zh, english},
    {"Chinese to English", to_en, chinese},
    {"explain, English", explain, english},
    {"explain, Chinese", explain, chinese},
    {"explain, English, withheld pairs", explain, english, false, true},
    {"explain, Chinese, withheld pairs", explain, chinese, false, true},
    {"English to Chinese, unknown words", to_zh, english, true},
    {"Chinese to English, unknown words", to_en, chinese, true},
};

bool is_unknown(const WordVocabulary& vocabulary, const Case& one, std::int64_t row) {
  return vocabulary.slot_number(one.pair.source[static_cast<std::size_t>(row)]).has_value();
}

const Entity* entity_at(const Case& one, std::int64_t row) {
  const std::int64_t entity = one.pair.entities[static_cast<std::size_t>(row)];
  return entity < 0 ? nullptr : &one.sample.entities[static_cast<std::size_t>(entity)];
}

// Whether a pronoun that stands for one cannot stand for the other.
bool differ(const Entity& one, const Entity& other) {
  return one.many != other.many || (!one.many && one.gender != other.gender);
}

bool is_invented(const WordVocabulary& vocabulary, const Case& one, std::int64_t /*row*/,
                 std::int64_t key) {
  return is_unknown(vocabulary, one, key);
}

bool has_wrong_one(const WordVocabulary& /*vocabulary*/, const Case& one, std::int64_t /*row*/,
                   std::int64_t key) {
  const Entity* meant = entity_at(one, key);
  return meant != nullptr &&
         std::any_of(one.sample.entities.begin(), one.sample.entities.end(),
                     [&](const Entity& other) { return differ(*meant, other); });
}
bool avoids_wrong_one(const Case& one, std::int64_t key, std::int64_t strongest) {
  const Entity* looked_at = entity_at(one, strongest);
  return looked_at == nullptr || !differ(*entity_at(one, key), *looked_at);
}

// Between the subject and the verb stands another noun, of the other number.
bool has_attractor(const WordVocabulary& vocabulary, const Case& one, std::int64_t row,
                   std::int64_t key, bool unknown) {
  const Entity* subject = entity_at(one, key);
  if (subject == nullptr || is_unknown(vocabulary, one, key) != unknown) return false;
  for (std::int64_t between = key + 1; between < row; ++between) {
    const Entity* other = entity_at(one, between);
    if (other != nullptr && other->many != subject->many) return true;
  }
  return false;
}
bool has_attractor_known(const WordVocabulary& vocabulary, const Case& one, std::int64_t row,
                         std::int64_t key) {
  return has_attractor(vocabulary, one, row, key, false);
}
bool has_attractor_unknown(const WordVocabulary& vocabulary, const Case& one, std::int64_t row,
                           std::int64_t key) {
  return has_attractor(vocabulary, one, row, key, true);
}

// "The keys to the cabinet are rusty."
constexpr std::string_view attractors[] = {"attractor", "who that", "attract near", "attract with"};

constexpr Probe all_probes[] = {
    {{"word to the word it comes from, English to Chinese", to_zh, english},
     Role::alignment,
     nullptr},
    {{"word to the word it comes from, Chinese to English", to_en, chinese},
     Role::alignment,
     nullptr},
    {{"pronoun, withheld pairs, English", to_zh, english, false, true}, Role::pronoun, nullptr},
    {{"pronoun, withheld pairs, Chinese", to_en, chinese, false, true}, Role::pronoun, nullptr},
    {{"pronoun for an invented noun, English", to_zh, english, true}, Role::pronoun, is_invented},
    {{"pronoun for an invented noun, Chinese", to_en, chinese, true}, Role::pronoun, is_invented},
    {{"pronoun: not one of wrong number or gender, English", to_zh, english},
     Role::pronoun,
     has_wrong_one,
     avoids_wrong_one},
    {{"pronoun: not one of wrong number or gender, Chinese", to_en, chinese},
     Role::pronoun,
     has_wrong_one,
     avoids_wrong_one},
    {{"verb to subject, English", to_zh, english}, Role::subject, nullptr},
    {{"verb to subject, Chinese", to_en, chinese}, Role::subject, nullptr},
    {{"verb to subject past a noun of the other number, English", to_zh, english, false, false,
      attractors},
     Role::subject,
     has_attractor_known},
    {{"the same, an invented subject", to_zh, english, true, false, attractors},
     Role::subject,
     has_attractor_unknown},
    {{"adjective or determiner to noun, English", to_zh, english}, Role::adjective, nullptr},
    {{"adjective or classifier to noun, Chinese", to_en, chinese}, Role::adjective, nullptr},
};

// The next text that is wanted, from `number` on, or none. Then `number` is that of the text after.
template <class IsWanted>
bool draw_next(const WordVocabulary& vocabulary, const Wanted& wanted, std::int64_t& number,
               Case& drawn, const IsWanted& is_wanted) {
  while (number < most_texts) {
    const auto frame =
        static_cast<std::size_t>(number) % std::max<std::size_t>(1, wanted.frames.size());
    drawn.sample = grammar::realize(grammar::draw_meaning(
        unseen_seed, number, wanted.frames.empty() ? std::string_view() : wanted.frames[frame]));
    Dice dice(unseen_seed, number++);
    const grammar::Text& text =
        wanted.language == english ? drawn.sample.english : drawn.sample.chinese;
    if (wanted.task == explain && !has_pronoun(text)) continue;
    if (wanted.task == to_zh && drawn.sample.from_chinese) continue;
    if (wanted.withheld && !is_withheld(drawn.sample)) continue;
    drawn.pair = make_pair(vocabulary, drawn.sample, wanted.task, wanted.language,
                           {false, wanted.unknown, false}, dice);
    if (is_wanted(drawn)) return true;
  }
  return false;
}

}  // namespace

std::span<const Wanted> answers() { return all_answers; }
std::span<const Probe> probes() { return all_probes; }

std::vector<Pair> draw_answers(const WordVocabulary& vocabulary, const Wanted& wanted,
                               std::int64_t cases) {
  const auto has_what_it_says = [&](const Case& one) {
    return !wanted.unknown ||
           std::any_of(one.pair.source.begin(), one.pair.source.end(),
                       [&](std::int64_t id) { return vocabulary.slot_number(id).has_value(); });
  };
  std::vector<Pair> pairs;
  Case drawn;
  for (std::int64_t number = 0; static_cast<std::int64_t>(pairs.size()) < cases;) {
    if (!draw_next(vocabulary, wanted, number, drawn, has_what_it_says)) break;
    pairs.push_back(drawn.pair);
  }
  return pairs;
}

std::vector<Pair> draw_lists(const WordVocabulary& vocabulary, std::int64_t words,
                             std::int64_t cases) {
  std::vector<Pair> pairs;
  for (std::int64_t number = 0; number < cases; ++number) {
    Dice dice(unseen_seed, number);
    pairs.push_back(make_list(vocabulary, to_zh, english, {words, 100}, dice));
  }
  return pairs;
}

bool asks(const WordVocabulary& vocabulary, const Probe& probe, const Case& one, std::int64_t row) {
  const std::vector<std::int64_t>& labels = labels_of(probe.role, one.pair);
  const std::int64_t key = labels[static_cast<std::size_t>(row)];
  return key >= 0 && (probe.asks == nullptr || probe.asks(vocabulary, one, row, key));
}

std::vector<Case> draw_cases(const WordVocabulary& vocabulary, const Probe& probe,
                             std::int64_t rows) {
  std::int64_t asked = 0;
  const auto is_asked = [&](const Case& one) {
    const auto labels = static_cast<std::int64_t>(labels_of(probe.role, one.pair).size());
    const std::int64_t before = asked;
    for (std::int64_t row = 0; row < labels; ++row) {
      asked += asks(vocabulary, probe, one, row) ? 1 : 0;
    }
    return asked > before;
  };
  std::vector<Case> cases;
  Case drawn;
  for (std::int64_t number = 0; asked < rows;) {
    if (!draw_next(vocabulary, probe.wanted, number, drawn, is_asked)) break;
    cases.push_back(drawn);
  }
  return cases;
}

}  // namespace playground::training
