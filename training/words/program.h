// What the programs that train models have in common: their options, states in files, the log.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/kernels/matmul.h"
#include "training/words/state.h"
#include "wasm/files/model_file.h"

namespace playground::training {

struct TrainOptions {
  std::string recipe;
  std::string model;                  // the file to write
  std::string state;                  // to go on from, and to be kept
  std::optional<std::int64_t> steps;  // fewer than the recipe's, for a try
};

// Reads --recipe file [--model file] [--state file] [--steps n] and calls `train`. Returns what the
// program should; what is thrown is told on the standard error.
int run_program(const std::vector<std::string>& given,
                const std::function<void(const TrainOptions&)>& train);

// Prints how training goes, with means of the steps since the line before.
class TrainLog {
 public:
  static constexpr std::int64_t steps_between_lines = 100;

  // `names`: of the guided heads.
  TrainLog(std::vector<std::string> names, std::int64_t first, std::int64_t last)
      : names_(std::move(names)), first_(first), last_(last) {}

  void add(double loss, std::int64_t right, std::int64_t counted,
           const std::vector<double>& guided);
  void print(std::int64_t step);

 private:
  std::vector<std::string> names_;
  std::int64_t first_;
  std::int64_t last_;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
  double loss_ = 0;
  std::int64_t right_ = 0;
  std::int64_t counted_ = 0;
  std::vector<double> guided_;
};

// The roles that guided heads are told to have.
template <class Recipe, std::size_t N>
std::vector<std::string> names_of(const Recipe& recipe, const std::string_view (&roles)[N]) {
  std::vector<std::string> names;
  for (const auto& guided : recipe.guided) {
    names.emplace_back(roles[static_cast<std::size_t>(guided.role)]);
  }
  return names;
}

// Goes on from the state that is there, to the end.
template <class Trainer>
void train_to_end(Trainer& trainer, const TrainOptions& options, std::int64_t vocabulary,
                  const std::vector<std::string>& names) {
  const auto& recipe = trainer.recipe();
  if (const auto step = load_state(options.state, trainer.state(), recipe.text)) {
    trainer.restore(*step);
  }
  std::printf("%s: %lld tokens in the vocabulary, %lld parameters, from step %lld\n",
              recipe.name.c_str(), static_cast<long long>(vocabulary),
              static_cast<long long>(trainer.arena().size()),
              static_cast<long long>(trainer.step()));
  if (!use_matrix_unit(recipe.bfloat16)) {
    std::puts("this processor has no matrix unit: products in floats, which take longer");
  }
  const std::int64_t last = std::min(options.steps.value_or(recipe.steps), recipe.steps);
  TrainLog log(names, trainer.step(), last);
  while (trainer.step() < last) {
    const auto step = trainer.take_step();
    log.add(step.loss, step.right, step.counted, step.guided);
    if (trainer.step() % TrainLog::steps_between_lines != 0) continue;
    log.print(trainer.step());
    if (!options.state.empty()) {
      save_state(options.state, trainer.step(), trainer.state(), recipe.text);
    }
  }
}

// The file of the model, with the heads that were guided and the glossary, if it has one.
template <class Trainer>
std::string model_file_of(const Trainer& trainer, const WordVocabulary& vocabulary,
                          const std::vector<std::string>& names, Glossary glossary = {}) {
  const auto& recipe = trainer.recipe();
  WordModelParts parts{recipe.name, recipe.model, vocabulary, {}, std::move(glossary)};
  for (const auto& slice : trainer.arena().slices()) {
    const auto values = trainer.parameters().subspan(static_cast<std::size_t>(slice.first),
                                                     static_cast<std::size_t>(count(slice.shape)));
    parts.config.weights.values[slice.id] = {slice.shape, {values.begin(), values.end()}, ""};
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    parts.heads.push_back({recipe.guided[i].head, true, false, {{names[i]}}});
  }
  return write_model_file(parts, {recipe.model_text, recipe.text},
                          static_cast<float>(recipe.rounding));
}

}  // namespace playground::training
