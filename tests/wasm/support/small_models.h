// Files of small models of words with drawn parameters.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/words/model.h"

namespace playground::testing {

// The configuration of each, as in its file.
extern const char* const config_text;
extern const char* const causal_config_text;

// "small", which translates, and "tale", which writes on.
WordModelParts make_parts();
WordModelParts make_causal_parts();
const std::string& small_file();
const std::string& causal_file();

std::span<const std::uint8_t> bytes_of(const std::string& file);

}  // namespace playground::testing
