// The frames of the grammar: what texts tell of, drawn from a seed.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "training/grammar/sample.h"

namespace playground::grammar {

// All of them, by name.
std::vector<std::string_view> frame_names();

// The text with this number: the same seed and number give the same text. `frame` empty: any.
Meaning draw_meaning(std::int64_t seed, std::int64_t number, std::string_view frame = {});

}  // namespace playground::grammar
