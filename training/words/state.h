// A training run that was stopped, in a file, so that it can go on.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace playground::training {

// `state` is that of a trainer, and belongs to a recipe, which is given as its text.
void save_state(const std::string& path, std::int64_t step, std::span<const float> state,
                const std::string& recipe);
// The step; none if there is no such file. Throws std::invalid_argument if it is another recipe's.
std::optional<std::int64_t> load_state(const std::string& path, std::span<float> state,
                                       const std::string& recipe);
// The parameters alone; `count` of them.
std::vector<float> read_parameters(const std::string& path, std::int64_t count);

}  // namespace playground::training
