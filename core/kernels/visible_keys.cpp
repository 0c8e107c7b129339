#include "core/kernels/visible_keys.h"

#include <algorithm>

#include "core/kernels/vector.h"

namespace playground {
namespace {

KeyRange seen_by(const Visibility& visibility, std::int64_t query) {
  const std::int64_t first = std::max<std::int64_t>(0, query - visibility.window + 1);
  const std::int64_t last = std::min(visibility.keys, std::max(query + 1, visibility.prefix));
  return {first, std::max(first, last)};
}

void set_bit(const KeyRange& keys, std::uint8_t bit, std::uint8_t* seen) {
  PLAYGROUND_KEEP_ROLLED
  for (std::int64_t j = keys.first; j < keys.last; ++j) seen[j] |= bit;
}

}  // namespace

KeyRange visible_keys(const QueryRange& queries, const Visibility& visibility, std::int64_t first,
                      std::uint8_t* seen) {
  KeyRange any{visibility.keys, 0};
  KeyRange all{0, visibility.keys};
  for (std::int64_t l = 0; l < queries_per_panel; ++l) {
    const KeyRange range =
        seen_by(visibility, queries.position + std::min(first + l, queries.count - 1));
    all = {std::max(all.first, range.first), std::min(all.last, range.last)};
    if (range.first == range.last) continue;
    any = {std::min(any.first, range.first), std::max(any.last, range.last)};
  }
  if (any.first >= any.last) return {0, 0};
  if (all.first >= all.last) all = {any.last, any.last};
  std::fill(seen + any.first / lanes * lanes, seen + rounded_up(any.last), 0);
  std::fill(seen + all.first, seen + all.last, 0xff);
  for (std::int64_t l = 0; l < queries_per_panel; ++l) {
    const std::int64_t row = std::min(first + l, queries.count - 1);
    const KeyRange range = seen_by(visibility, queries.position + row);
    const auto bit = static_cast<std::uint8_t>(1 << l);
    set_bit({range.first, std::min(all.first, range.last)}, bit, seen);
    set_bit({std::max(all.last, range.first), range.last}, bit, seen);
    if (visibility.allowed == nullptr) continue;
    const float* allowed = visibility.allowed + row * visibility.allowed_stride;
    PLAYGROUND_KEEP_ROLLED
    for (std::int64_t j = range.first; j < range.last; ++j) {
      if (allowed[j] == 0) seen[j] ^= bit;
    }
  }
  return any;
}

}  // namespace playground
