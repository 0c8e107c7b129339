// Files of models, for native programs.
#pragma once

#include <string>

namespace playground {

// Throws `invalid_value` at "/path" for a file that cannot be read, `too_large` for one with more
// bytes than the tensors of any model.
std::string read_file(const std::string& path);

}  // namespace playground
