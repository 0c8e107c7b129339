// A model of words: a trained encoder-decoder that reads a sentence and answers it, or a trained
// decoder that writes a text on.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/fast/backward/prediction.h"
#include "core/fast/model.h"
#include "core/kernels/packed_product.h"
#include "core/model/config.h"
#include "core/words/glossary.h"
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
  Glossary glossary = {};
};

// What a model is asked.
struct WordQuestion {
  std::vector<CutWord> sentence;
  WordTask task = WordTask::to_chinese;  // of a model that has tasks
  std::vector<HeadName> without = {};    // heads that are switched off: they add nothing
};

struct GenerateOptions {
  std::int64_t max_tokens = 40;
  double temperature = 0;  // 0: always the likeliest word
  std::int64_t top_k = 0;  // drawn among so many; 0: among all
  std::int64_t seed = default_seed;
};

struct WordChoice {
  std::int64_t id;
  float probability;
  float chance = 0;  // of being drawn, at the temperature and among the words that were asked for
};

// A word that was chosen, and where the source head looked at the position that chose it.
struct GeneratedWord {
  WordChoice word;
  std::vector<WordChoice> alternatives;  // the likeliest words
  std::vector<float> from = {};          // weights by token; empty: the model has no such head
};

// How many alternatives are told of each word.
inline constexpr std::size_t shown_alternatives = 5;
// How many texts are kept at a time while an answer is looked for.
inline constexpr std::int64_t answer_beams = 4;

class WordModel {
 public:
  // Throws `invalid_value` for a configuration that is neither an encoder-decoder nor a decoder, or
  // has no rotary positions, `missing_field` where a parameter is missing, and as `run_experiment`.
  explicit WordModel(WordModelParts parts);
  ~WordModel();
  WordModel(WordModel&&) noexcept;

  const std::string& name() const { return parts_.name; }
  const Config& config() const { return parts_.config; }
  const WordVocabulary& vocabulary() const { return parts_.vocabulary; }
  const std::vector<CatalogueHead>& heads() const { return parts_.heads; }
  std::int64_t parameters() const { return parameters_; }
  // Whether an encoder reads the sentence, and a task says what is wanted; else the model writes
  // on.
  bool translates() const { return parts_.config.block->kind == BlockKind::encoder_decoder; }
  bool has(const HeadName& head) const;

  // The head that says what a word comes from: the best one for `alignment` in the cross-attention,
  // of a model that writes on the best one for `induction`. Null if there is none.
  const CatalogueHead* source_head() const;

  // The sentence as the encoder reads it, or what a model writes on: the start comes first.
  std::vector<std::int64_t> read(const std::vector<CutWord>& sentence) const;
  // The other language than most words of the sentence have.
  WordTask task_for(const std::vector<CutWord>& sentence) const;

  // The sentence as an answer names it: in a translation its unknown words are those of the
  // glossary, where that has them.
  std::vector<CutWord> named_in_answer(const WordQuestion& question) const;
  // Words of an answer, slots with those words. In English, what stands before one of them goes
  // with it: "an octopus", and so does its number: "three octopuses".
  std::vector<CutWord> named(const std::vector<std::int64_t>& ids,
                             const WordQuestion& question) const;

  // By id: what may be chosen, the end and words; of slots those that the sentence fills.
  std::vector<bool> allowed(const std::vector<CutWord>& sentence) const;

  // For `run_experiment`: the encoder reads the sentence, the decoder the task and the words given;
  // a model that writes on reads the sentence and the words given. Heads that are switched off have
  // zeros in their rows of the output projection, as an override.
  Config experiment(const WordQuestion& question, const std::vector<std::int64_t>& words,
                    std::map<std::string, GivenNumbers> overrides = {}) const;

  // Word by word, until the model ends or there are `max_tokens`. By the fast engine: the sentence
  // is read once, and each word costs only itself.
  std::vector<GeneratedWord> generate(const WordQuestion& question,
                                      const GenerateOptions& options) const;

  // The answer without its end, of a model that translates. By beam search (Sutskever et al.,
  // 2014): the likeliest `beams` texts are made longer word by word, and of those that end the
  // answer has the largest mean of the logarithms of its words' probabilities.
  std::vector<std::int64_t> beam_search(
      const WordQuestion& question, std::int64_t beams = answer_beams,
      std::int64_t max_tokens = GenerateOptions{}.max_tokens) const;

 private:
  // What was read before the first word; its size is for `max_tokens` words.
  Cache begin(const WordQuestion& question, std::int64_t max_tokens) const;
  // The ids behind it that the first word depends on.
  std::vector<std::int64_t> first_ids(const WordQuestion& question) const;
  // By cache, the scores (B, V) of all words behind those that it holds and these ids, equally many
  // for each, which it holds then.
  std::vector<float> score_next(std::span<Cache* const> caches,
                                const std::vector<std::int64_t>& ids, HeadRow* row = nullptr) const;

  WordModelParts parts_;
  std::int64_t width_;
  std::int64_t parameters_ = 0;
  PackedMatrix head_;  // (C, V): scores of the words
  std::unique_ptr<Model> model_;
};

// The id of the weights of a head's attention, and of the output projection behind it.
std::string weights_of(const HeadName& head);
std::string output_projection_of(const HeadName& head);

// Scores become probabilities.
void softmax(std::span<float> scores);

// The likeliest of a row of probabilities, most first; among equals the first.
std::vector<WordChoice> likeliest(const float* probabilities, const std::vector<bool>& allowed,
                                  std::size_t count);

}  // namespace playground
