// A training run that was stopped, in a file, so that it can go on.
#pragma once

#include <string>

#include "training/words/trainer.h"

namespace playground::training {

void save_state(const std::string& path, WordTrainer& trainer);
// Does nothing if there is no such file. Throws std::invalid_argument if it is another recipe's.
void resume(const std::string& path, WordTrainer& trainer);
// The parameters alone; `count` of them.
std::vector<float> read_parameters(const std::string& path, std::int64_t count);

}  // namespace playground::training
