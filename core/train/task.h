// What a model may learn: tasks with examples without end, of which the right answer is known.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/fast/backward/prediction.h"
#include "core/random/generator.h"
#include "core/text/tokenizer.h"
#include "core/train/words.h"

namespace playground {

// `length` counts what is given: letters of `copy`, `reverse`, `sort` (digits), `majority` and
// `brackets`, digits of each number of `addition`, tokens of `induction` and `text`.
enum class TaskKind {
  copy,       // a b c = a b c
  reverse,    // a b c = c b a
  sort,       // 3 1 2 = 1 2 3
  addition,   // 1 2 + 3 4 = 6 4 0, the digits of the sum from the last to the first
  majority,   // a b a ? a
  induction,  // random words, some of which come again in the same order
  pronouns,   // the bear tipped the boat because it was heavy ? bear
  brackets,   // ( [ ( ) = ] ) .
  text,       // the next token of a text
};

struct TaskConfig {
  TaskKind kind = TaskKind::induction;
  std::optional<std::int64_t> length;
  WordLanguage language = WordLanguage::en;  // of the words of induction and pronouns
  PronounWords words;                        // of pronouns; an empty list: words of ours
  bool fixed_offset = false;                 // of induction: the words come again at one distance
  std::string text;                          // of text, required there
  Tokenizer tokenizer = Tokenizer::word;     // of text
  std::int64_t seed = default_seed;
};

// Examples of one length, and for each token that counts where its answer stands.
struct TaskBatch {
  Examples examples;
  // (B, T): the token that one has to look at to answer; -1: no single one.
  std::vector<std::int64_t> sources;
};

class Task {
 public:
  // Throws `invalid_value` or `missing_field` at the field to change.
  explicit Task(TaskConfig config);

  // Of pronouns with all words.
  const TaskConfig& config() const { return config_; }
  const std::vector<std::string>& vocabulary() const { return vocabulary_; }
  std::int64_t length() const { return length_; }
  // T of the examples of a given `length`.
  std::int64_t tokens(std::int64_t length) const;
  std::int64_t longest() const;  // the greatest length
  // Throws `invalid_value` at `path` unless there are examples of this length.
  void require_length(std::int64_t length, const char* path) const;

  // `number` names the batch: the same number gives the same examples.
  TaskBatch batch(std::int64_t sentences, std::int64_t length, std::int64_t number) const;

 private:
  TaskConfig config_;
  std::vector<std::string> vocabulary_;
  std::vector<std::int64_t> text_;  // ids of the text
  std::int64_t length_ = 0;
};

}  // namespace playground
