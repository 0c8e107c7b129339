// Trains a model of words: train_words --recipe file [--model file] [--state file] [--steps n]
#include "training/words/program.h"
#include "training/words/trainer.h"
#include "wasm/files/disk.h"

namespace playground::training {
namespace {

void train(const TrainOptions& options) {
  const WordVocabulary vocabulary = grammar_vocabulary();
  WordTrainer trainer(read_recipe(options.recipe, vocabulary), vocabulary);
  const std::vector<std::string> names = names_of(trainer.recipe(), role_names);
  train_to_end(trainer, options, vocabulary.size(), names);
  if (options.model.empty()) return;
  write_file(options.model,
             model_file_of(trainer, vocabulary, names, grammar_glossary(vocabulary)));
}

}  // namespace
}  // namespace playground::training

int main(int count, char** given) {
  return playground::training::run_program({given + 1, given + count}, playground::training::train);
}
