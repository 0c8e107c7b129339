// Trains the model that writes stories: train_stories --recipe file [--model file] [--state file]
// [--steps n]
#include <cstdio>

#include "training/stories/suite.h"
#include "training/stories/trainer.h"
#include "training/words/program.h"
#include "wasm/files/disk.h"

namespace playground::stories {
namespace {

// How much worse the rounded numbers of the file are than those of the trainer.
void tell_cost_of_rounding(const std::string& file, const StoryTrainer& trainer,
                           const WordVocabulary& vocabulary) {
  constexpr std::int64_t texts = 1000;
  const WordModelParts read =
      read_model_file({reinterpret_cast<const std::uint8_t*>(file.data()), file.size()});
  const fast::Arena& arena = trainer.arena();
  std::vector<float> rounded(static_cast<std::size_t>(arena.size()));
  for (const fast::Arena::Slice& slice : arena.slices()) {
    const std::vector<float>& values = read.config.weights.values.at(slice.id).values;
    std::copy(values.begin(), values.end(), rounded.begin() + slice.first);
  }
  const std::vector<float> own(trainer.parameters().begin(), trainer.parameters().end());
  const Config& model = trainer.recipe().model;
  std::printf("loss on unseen texts %.4f, of the rounded numbers %.4f\n",
              loss_of(model, vocabulary, own, arena, texts),
              loss_of(model, vocabulary, rounded, arena, texts));
}

void train(const training::TrainOptions& options) {
  const WordVocabulary vocabulary = story_vocabulary();
  StoryTrainer trainer(read_recipe(options.recipe, vocabulary), vocabulary);
  const std::vector<std::string> names = training::names_of(trainer.recipe(), story_role_names);
  training::train_to_end(trainer, options, vocabulary.size(), names);
  if (options.model.empty()) return;
  const std::string file = training::model_file_of(trainer, vocabulary, names);
  write_file(options.model, file);
  tell_cost_of_rounding(file, trainer, vocabulary);
}

}  // namespace
}  // namespace playground::stories

int main(int count, char** given) {
  return playground::training::run_program({given + 1, given + count}, playground::stories::train);
}
