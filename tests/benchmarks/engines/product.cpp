// The product kernel alone, for a matrix that was packed before: the core has it, but the JSON API
// does not use it.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "core/kernels/packed_product.h"

namespace {

playground::PackedMatrix& packed() {
  static playground::PackedMatrix matrix;
  return matrix;
}

}  // namespace

extern "C" {

void* product_allocate(std::size_t size) { return std::malloc(size); }

// Packs b (inner, columns), the right factor of all later products.
void product_pack(const float* b, std::int32_t inner, std::int32_t columns) {
  packed() = playground::pack(b, inner, columns);
}

// result (rows, columns) = a (rows, inner) b.
void product_multiply(const float* a, std::int32_t rows, float* result) {
  static playground::Scratch scratch;
  playground::multiply(a, rows, packed(), result, {}, scratch);
}

}  // extern "C"
