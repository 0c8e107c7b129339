#include "core/train/task.h"

#include <string_view>
#include <utility>

#include "core/base/message.h"
#include "core/text/utf8.h"
#include "core/text/vocabulary.h"
#include "core/train/example.h"
#include "core/train/words.h"

namespace playground {
namespace {

using task_words::WordList;

constexpr std::int64_t fewest_text_tokens = 8;
constexpr std::int64_t most_text_tokens = 100'000;

// Of each kind: the length unless one is given, the least and the most.
struct LengthRange {
  std::int64_t usual;
  std::int64_t least;
  std::int64_t most;
};

LengthRange lengths_of(TaskKind kind) {
  switch (kind) {
    case TaskKind::copy:
    case TaskKind::reverse:
      return {8, 1, 32};
    case TaskKind::sort:
      return {6, 1, 32};
    case TaskKind::addition:
      return {2, 1, 8};
    case TaskKind::majority:
      return {9, 1, 63};
    case TaskKind::induction:
      return {32, 8, 64};
    case TaskKind::pronouns:
      return {1, 1, 1};
    case TaskKind::brackets:
      return {8, 2, 32};
    case TaskKind::text:
      return {32, 8, 128};
  }
  return {};
}

void add_words(std::vector<std::string>& to, WordList words) {
  for (const std::string_view word : words) to.emplace_back(word);
}

std::vector<std::string> tokens_of_text(const TaskConfig& config) {
  require(is_valid_utf8(config.text), ErrorCode::invalid_value, {"/task/text"},
          {"the text must be valid UTF-8", "文本必须是有效的 UTF-8"});
  const std::int64_t count = count_tokens(config.text, config.tokenizer);
  require(count >= fewest_text_tokens, ErrorCode::invalid_value, {"/task/text"},
          {"a text to learn from needs at least {0} tokens; this one has {1}",
           "用来学习的文本至少要有 {0} 个词元；现在只有 {1} 个"},
          fewest_text_tokens, count);
  require(count <= most_text_tokens, ErrorCode::too_large, {"/task/text"},
          {"{0} tokens are beyond the limit of {1} tokens of a text",
           "{0} 个词元超出了文本最多 {1} 个的限制"},
          count, most_text_tokens);
  std::vector<std::string> tokens;
  for (TextToken& token : tokenize(config.text, config.tokenizer)) {
    tokens.push_back(std::move(token.text));
  }
  return tokens;
}

std::vector<std::string> words_of(const TaskConfig& config) {
  std::vector<std::string> words;
  switch (config.kind) {
    case TaskKind::copy:
    case TaskKind::reverse:
      add_words(words, task_words::letters());
      words.emplace_back("=");
      break;
    case TaskKind::sort:
      add_words(words, task_words::digits());
      words.emplace_back("=");
      break;
    case TaskKind::addition:
      add_words(words, task_words::digits());
      words.insert(words.end(), {"+", "="});
      break;
    case TaskKind::majority:
      words = {"a", "b", "?"};
      break;
    case TaskKind::induction:
      add_words(words, task_words::common(config.language));
      break;
    case TaskKind::pronouns: {
      for (const std::vector<std::string>& list : config.words) {
        words.insert(words.end(), list.begin(), list.end());
      }
      for (const std::string_view word : task_words::pronoun_sentence(config.language)) {
        if (word.size() > 1 || word == "?") words.emplace_back(word);
      }
      break;
    }
    case TaskKind::brackets:
      add_words(words, bracket_list);
      words.insert(words.end(), {"=", "."});
      break;
    case TaskKind::text:
      words = tokens_of_text(config);
      break;
  }
  return words;
}

}  // namespace

Task::Task(TaskConfig config) : config_(std::move(config)) {
  length_ = config_.length.value_or(lengths_of(config_.kind).usual);
  require_length(length_, "/task/length");
  require(config_.kind != TaskKind::text || !config_.text.empty(), ErrorCode::missing_field,
          {"/task/text"}, {"give the text to learn from", "请给出用来学习的文本"});
  if (config_.kind == TaskKind::pronouns) {
    config_.words = task_words::pronouns(config_.language, std::move(config_.words));
  }
  const std::vector<std::string> words = words_of(config_);
  vocabulary_ = make_vocabulary(words);
  if (config_.kind != TaskKind::text) return;
  for (const std::string& word : words) text_.push_back(id_of(vocabulary_, word));
}

std::int64_t Task::tokens(std::int64_t length) const {
  switch (config_.kind) {
    case TaskKind::copy:
    case TaskKind::reverse:
    case TaskKind::sort:
      return 2 * length;
    case TaskKind::addition:
      return 3 * length + 2;
    case TaskKind::majority:
      return (length % 2 == 0 ? length + 1 : length) + 1;
    case TaskKind::induction:
    case TaskKind::text:
      return length;
    case TaskKind::pronouns:
      return static_cast<std::int64_t>(task_words::pronoun_sentence(config_.language).size());
    case TaskKind::brackets:
      return length + deepest_bracket + 1;
  }
  return length;
}

void Task::require_length(std::int64_t length, const char* path) const {
  const LengthRange lengths = lengths_of(config_.kind);
  require(length >= lengths.least && length <= lengths.most, ErrorCode::invalid_value, {path},
          {"must lie in {0}..{1} for this task", "对这个任务必须在 {0} 到 {1} 之间"}, lengths.least,
          lengths.most);
}

std::int64_t Task::longest() const { return lengths_of(config_.kind).most; }

TaskBatch Task::batch(std::int64_t sentences, std::int64_t length, std::int64_t number) const {
  Dice dice(config_.seed, number);
  TaskBatch batch;
  batch.examples.rows = SentenceRows::even(sentences, tokens(length));
  const auto read = static_cast<std::size_t>(tokens(length));
  for (std::int64_t i = 0; i < sentences; ++i) {
    const Example example = make_example(*this, text_, length, dice);
    for (std::size_t t = 0; t < read; ++t) {
      batch.examples.ids.push_back(example.tokens[t]);
      const bool counts = example.counts[t + 1];
      batch.examples.targets.push_back(counts ? example.tokens[t + 1] : -1);
      batch.sources.push_back(counts ? example.sources[t + 1] : -1);
    }
  }
  return batch;
}

}  // namespace playground
