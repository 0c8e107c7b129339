// The embedding of a token, which is the same in every sentence.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace playground {

// manual_seed((seed + FNV-1a-32(token)) mod 2^32), then randn(row.size()); the hash (Fowler, Noll
// and Vo) is over the UTF-8 of the token.
// Seed 123, width 3: "journey" is [0.33316287, -1.1860331, -1.6996554].
void fill_token_embedding(std::int64_t seed, std::string_view token, std::span<float> row);

}  // namespace playground
