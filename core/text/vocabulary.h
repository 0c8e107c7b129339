// The set of all tokens of a request.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace playground {

// Sorted by code point, case-sensitive, without repeats; the id of a token is its index.
std::vector<std::string> make_vocabulary(const std::vector<std::string>& tokens);

// The id of a token, which must be in the vocabulary.
std::int64_t id_of(const std::vector<std::string>& vocabulary, std::string_view token);

}  // namespace playground
