// The responses of models of words.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/run/experiment.h"
#include "core/words/model.h"

namespace playground {

std::string write_loaded(std::int64_t handle, const WordModel& model);

// What a word of the answer comes from: the weights of the alignment head, by token of the context.
struct GeneratedText {
  std::vector<CutWord> sentence;
  WordTask task;
  std::vector<GeneratedWord> words;
  std::vector<std::vector<float>> from;  // by word; empty: the model has no such head
};
std::string write_generated(const WordModel& model, const GeneratedText& generated,
                            double compute_ms);

}  // namespace playground
