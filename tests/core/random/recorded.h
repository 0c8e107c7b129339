// The draws of PyTorch (tests/golden), and the same draws by our generator.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/random/generator.h"

namespace playground::testing {

nlohmann::json read_golden(const std::string& file_name);

// All numbers of a nested list, in order.
std::vector<float> flatten(const nlohmann::json& numbers);

// One entry of random.json, drawn by us: `draw["count"]` values of kind `draw["kind"]`.
std::vector<float> perform(Generator& generator, const nlohmann::json& draw);

// Bit for bit, so that 0 and -0 differ.
bool same_bits(const std::vector<float>& a, const std::vector<float>& b);

// Performs every run of the group of that name in random.json and compares each draw bit for bit.
void check_recorded(const std::string& group);

}  // namespace playground::testing
