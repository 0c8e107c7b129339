// Which keys the queries of a panel see.
#pragma once

#include <cstdint>
#include <limits>

namespace playground {

// Query i sees key j if j < keys, i - window < j, and (j <= i or j < prefix), and `allowed` is not
// 0. So `prefix` 0 is causal, and `prefix` = `keys` hides nothing.
struct Visibility {
  std::int64_t keys;
  std::int64_t prefix = 0;
  std::int64_t window = std::numeric_limits<std::int32_t>::max();
  const float* allowed = nullptr;  // (T, S), 0 where hidden; null: all are allowed
  std::int64_t allowed_stride = 0;
};

struct KeyRange {
  std::int64_t first;
  std::int64_t last;  // one past the last
};

// How many queries attend together; each has one bit of a byte.
inline constexpr std::int64_t queries_per_panel = 8;

// The queries of one call: how many, and the position of the first one among the keys.
struct QueryRange {
  std::int64_t count;
  std::int64_t position;
};

// For the panel of queries from `first` on: returns the keys that any of them sees, and fills
// `seen` for these, bit l of byte j set where query l of the panel sees key j. Where fewer queries
// are left, the last one is repeated.
KeyRange visible_keys(const QueryRange& queries, const Visibility& visibility, std::int64_t first,
                      std::uint8_t* seen);

}  // namespace playground
