#include "core/kernels/packed_keys.h"

#include "core/kernels/vector.h"

namespace playground {

void reserve(PackedKeys& packed, std::int64_t heads, std::int64_t head_dim, std::int64_t tokens) {
  const bool fits =
      packed.heads == heads && packed.head_dim == head_dim && packed.capacity >= tokens;
  if (fits) return;
  packed.heads = heads;
  packed.head_dim = head_dim;
  packed.capacity = rounded_up(tokens);
  packed.keys.clear();
  packed.values.clear();
  packed.keys.resize(static_cast<std::size_t>(heads * head_dim * packed.capacity));
  packed.values.resize(static_cast<std::size_t>(heads * rounded_up(head_dim) * packed.capacity));
}

void store(PackedKeys& packed, const KeyRows& rows, std::int64_t first) {
  const std::int64_t dim = packed.head_dim;
  for (std::int64_t head = 0; head < packed.heads; ++head) {
    float* keys = packed.keys.data() + head * packed.capacity * dim;
    float* values = packed.values.data() + head * packed.capacity * rounded_up(dim);
    for (std::int64_t row = 0; row < rows.count; ++row) {
      const std::int64_t at = first + row;
      const float* key = rows.keys + row * rows.key_stride + head * dim;
      const float* value = rows.values + row * rows.value_stride + head * dim;
      float* to = keys + at / lanes * lanes * dim + at % lanes;
      PLAYGROUND_KEEP_ROLLED
      for (std::int64_t d = 0; d < dim; ++d) to[d * lanes] = key[d];
      for (std::int64_t d = 0; d < dim; d += lanes) {
        store(values + d * packed.capacity + at * lanes, load_up_to(value + d, dim - d));
      }
    }
  }
}

}  // namespace playground
