#include "training/stories/tasks.h"

#include <algorithm>
#include <utility>

namespace playground::stories {
namespace {

Text story(const WordVocabulary& vocabulary, StoryKind kind, Language language, bool unknown,
           std::int64_t number) {
  for (std::int64_t attempt = 0;; ++attempt) {
    Dice dice(unseen_seed + attempt, number);
    Text text = make_text(vocabulary, tell_story(kind, language, dice), unknown, dice);
    const auto is_slot = [&](std::int64_t id) { return vocabulary.slot_number(id).has_value(); };
    if (!unknown || std::any_of(text.ids.begin(), text.ids.end(), is_slot)) return text;
  }
}

std::vector<Case> quotes_of(const WordVocabulary& vocabulary, const Text& text) {
  std::vector<Case> cases;
  for (std::size_t i = 0; i < text.ids.size(); ++i) {
    if (text.targets[i] == vocabulary.find("”")) {
      cases.push_back({{static_cast<std::int64_t>(i)}, {}});
    }
  }
  return cases;
}

std::vector<Case> repeats_of(const Text& text) {
  std::vector<Case> cases;
  for (std::size_t i = 0; i < text.ids.size(); ++i) {
    if (text.repeats[i]) cases.push_back({{static_cast<std::int64_t>(i)}, {}});
  }
  return cases;
}

std::vector<Case> agreements_of(const Text& text) {
  for (std::size_t i = 0; i < text.ids.size(); ++i) {
    if (text.contrasts[i] >= 0) return {{{static_cast<std::int64_t>(i)}, {text.contrasts[i]}}};
  }
  return {};
}

// The first answer as a whole.
std::vector<Case> answers_of(const Text& text) {
  Case answer;
  for (std::size_t i = 0; i < text.ids.size(); ++i) {
    if (text.answers[i]) {
      answer.rows.push_back(static_cast<std::int64_t>(i));
    } else if (!answer.rows.empty()) {
      break;
    }
  }
  std::erase_if(answer.rows,
                [&](std::int64_t row) { return text.targets[static_cast<std::size_t>(row)] < 0; });
  if (answer.rows.empty()) return {};
  return {answer};
}

// Behind "because" and the like, where the sentence decides whom a pronoun means: it is likelier
// than all others that could stand there.
std::vector<Case> pronouns_of(const WordVocabulary& vocabulary, const Text& text) {
  constexpr std::string_view sets[][6] = {{"he", "she", "it", "they"},
                                          {"他", "她", "它", "他们", "她们", "它们"}};
  constexpr std::string_view joining[] = {"because", "but", "so", "因为", "但是", "所以"};
  std::vector<Case> cases;
  const auto& keys = text.keys[static_cast<std::size_t>(StoryRole::pronoun)];
  for (std::size_t i = 1; i < text.ids.size(); ++i) {
    const bool joins = std::any_of(
        std::begin(joining), std::end(joining),
        [&](std::string_view word) { return vocabulary.find(word) == text.ids[i - 1]; });
    if (keys[i] < 0 || !joins) continue;
    Case one{{static_cast<std::int64_t>(i) - 1}, {}};
    for (const std::string_view word : sets[text.language == Language::chinese ? 1 : 0]) {
      const auto id = vocabulary.find(word);
      if (id && id != text.ids[i]) one.rivals.push_back(*id);
    }
    cases.push_back(std::move(one));
  }
  return cases;
}

}  // namespace

std::vector<Task> tasks_of(const WordVocabulary& words) {
  const auto stories = [&words](StoryKind kind, bool unknown, bool english_only) {
    return [&words, kind, unknown, english_only](std::int64_t number) {
      const bool english = english_only || number % 2 == 0;
      return story(words, kind, english ? Language::english : Language::chinese, unknown, number);
    };
  };
  const auto repeats = [&words](RepeatedWords kind, std::int64_t length) {
    return [&words, kind, length](std::int64_t number) {
      Dice dice(unseen_seed, number);
      return make_repeat(words, kind, length, dice);
    };
  };
  std::vector<Task> tasks;
  for (const std::int64_t length : {5, 10, 15}) {
    tasks.push_back({"repeats of unknown words, " + std::to_string(length) + " long",
                     repeats(RepeatedWords::unknown, length), repeats_of});
  }
  for (const std::int64_t length : {5, 10, 15}) {
    tasks.push_back({"repeats of known words, " + std::to_string(length) + " long",
                     repeats(RepeatedWords::known, length), repeats_of});
  }
  tasks.push_back({"closing quotation mark", stories(StoryKind::tale, false, false),
                   [&words](const Text& text) { return quotes_of(words, text); }});
  tasks.push_back(
      {"agreement past another noun", stories(StoryKind::attractor, false, true), agreements_of});
  tasks.push_back({"agreement past another noun, unknown words",
                   stories(StoryKind::attractor, true, true), agreements_of});
  tasks.push_back({"answers from stories", stories(StoryKind::question, false, false), answers_of});
  tasks.push_back({"answers from stories, unknown words", stories(StoryKind::question, true, false),
                   answers_of});
  tasks.push_back({"pronouns behind because, but, so", stories(StoryKind::tale, false, false),
                   [&words](const Text& text) { return pronouns_of(words, text); }});
  return tasks;
}

Drawn draw(const Task& task, std::int64_t cases) {
  Drawn drawn;
  for (std::int64_t number = 0; drawn.count < cases; ++number) {
    Text text = task.draw(number);
    std::vector<Case> own = task.cases(text);
    if (own.empty()) continue;
    drawn.count += static_cast<std::int64_t>(own.size());
    drawn.texts.push_back(std::move(text));
    drawn.cases.push_back(std::move(own));
  }
  return drawn;
}

}  // namespace playground::stories
