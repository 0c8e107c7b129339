// What the models of words in a folder are, for `attention models`.
#pragma once

#include <string>

namespace playground {

// A line for each safetensors file, packed or not, by name: {"file", "bytes", "name", "kind",
// "parameters", "vocabulary", "heads"}, or {"file", "error"} as in a response where it is no model
// of words. Throws InputError at "/path" unless the folder can be read.
std::string list_models(const std::string& folder);

}  // namespace playground
