// A model of words: a trained encoder-decoder that reads a sentence and answers word by word.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/fast/backward/prediction.h"
#include "core/fast/model.h"
#include "core/model/config.h"
#include "core/words/vocabulary.h"

namespace playground {

// What a head was found to do, on sentences that it was not trained on.
struct HeadRole {
  std::string role;      // "pronoun", "subject", "adjective", "alignment"
  double score = 0;      // the mean weight where it should look, 0..1
  double knock_out = 0;  // by how many points of a hundred the answers get worse without it
};

// The share of answers that are right from the first to the last word, 0..1.
struct RightAnswers {
  double with = 0;     // the head
  double without = 0;  // what it adds
};

// A head in the catalogue of a model.
struct CatalogueHead {
  HeadName head;
  bool guided = false;  // told where to look while it was trained
  bool cause = false;   // without it the answers get worse by 20 points or more
  std::vector<HeadRole> roles;
  std::optional<RightAnswers> right = {};  // of the task that it helps most; where examined
};

// What a file holds.
struct WordModelParts {
  std::string name;
  Config config;  // without sentences; `weights.values` has every parameter, in the layout in_out
  WordVocabulary vocabulary;
  std::vector<CatalogueHead> heads;
};

struct GenerateOptions {
  std::int64_t max_tokens = 40;
  double temperature = 0;  // 0: always the likeliest word
  std::int64_t top_k = 0;  // drawn among so many; 0: among all
  std::int64_t seed = default_seed;
};

struct WordChoice {
  std::int64_t id;
  double probability;
};

struct GeneratedWord {
  WordChoice word;
  std::vector<WordChoice> alternatives;  // the likeliest words, the word among them
};

class WordModel {
 public:
  // Throws `invalid_value` for a configuration that is no encoder-decoder with rotary positions,
  // `missing_field` where a parameter is missing, and as `run_experiment`.
  explicit WordModel(WordModelParts parts);
  ~WordModel();
  WordModel(WordModel&&) noexcept;

  const std::string& name() const { return parts_.name; }
  const Config& config() const { return parts_.config; }
  const WordVocabulary& vocabulary() const { return parts_.vocabulary; }
  const std::vector<CatalogueHead>& heads() const { return parts_.heads; }
  std::int64_t parameters() const { return parameters_; }

  // The sentence as the encoder reads it.
  std::vector<std::int64_t> read(const std::vector<CutWord>& sentence) const;
  // The other language than most words of the sentence have.
  WordTask task_for(const std::vector<CutWord>& sentence) const;

  // Words of an answer to the sentence, slots with the words that it has there.
  std::vector<CutWord> named(const std::vector<std::int64_t>& ids,
                             const std::vector<CutWord>& sentence) const;

  // For `run_experiment`: the encoder reads the sentence, the decoder the task and the words given.
  Config experiment(const std::vector<CutWord>& sentence, WordTask task,
                    const std::vector<std::int64_t>& words) const;

  // Word by word, until the model ends or there are `max_tokens`. Chooses no token that is no word,
  // and no slot that the sentence does not fill.
  std::vector<GeneratedWord> generate(const std::vector<CutWord>& sentence, WordTask task,
                                      const GenerateOptions& options) const;

 private:
  WordModelParts parts_;
  std::int64_t width_;
  std::int64_t parameters_ = 0;
  std::unique_ptr<Model> model_;
};

}  // namespace playground
