#include "core/kernels/matrix_unit.h"

#if defined(__x86_64__) && defined(__linux__) && !defined(__clang__) && __GNUC__ >= 12

#include <cpuid.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace playground::matrix_unit {

bool is_there() {
  constexpr unsigned features = 7;                 // of CPUID
  constexpr unsigned tiles = 1U << 24 | 1U << 22;  // AMX-TILE, AMX-BF16: EDX of its first page
  constexpr unsigned rounds = 1U << 5;             // AVX512_BF16: EAX of the second
  constexpr long request_permission = 0x1023;      // ARCH_REQ_XCOMP_PERM
  constexpr long tile_data = 18;                   // XFEATURE_XTILEDATA
  unsigned a = 0;
  unsigned b = 0;
  unsigned c = 0;
  unsigned d = 0;
  if (__get_cpuid_count(features, 0, &a, &b, &c, &d) == 0 || (d & tiles) != tiles) return false;
  if (__get_cpuid_count(features, 1, &a, &b, &c, &d) == 0 || (a & rounds) == 0) return false;
  return syscall(SYS_arch_prctl, request_permission, tile_data) == 0;
}

}  // namespace playground::matrix_unit

// What follows is only called where the processor has these.
#pragma GCC push_options
#pragma GCC target("avx512f,avx512bw,avx512bf16,amx-tile,amx-bf16")
// GCC 12 finds uninitialized values in its own header (its bug 105593).
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wuninitialized"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#include <immintrin.h>

namespace playground::matrix_unit {
namespace {

constexpr std::int64_t row_bytes = 64;
constexpr std::int64_t tile_floats = side * row_bytes / 4;

std::int64_t steps_of(std::int64_t depth) { return (depth + reach - 1) / reach; }

// As `_tile_loadconfig` reads it: eight tiles of 16 rows of 64 bytes.
struct TileSizes {
  std::uint8_t palette = 1;
  std::uint8_t start = 0;
  std::uint8_t reserved[14] = {};
  std::uint16_t bytes[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  std::uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

// The first `count` floats, then zeros.
__m512 load_up_to(const float* from, std::int64_t count) {
  if (count >= side) return _mm512_loadu_ps(from);
  const auto mask = static_cast<__mmask16>(count <= 0 ? 0 : (1U << count) - 1);
  return _mm512_maskz_loadu_ps(mask, from);
}

// 16 rounded cells after 16 others.
__m512i rounded(__m512 first, __m512 second) {
  return reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(second, first));
}

// Of `reach` rows each two, cell by cell in turn, and zeros for rows that are not there.
struct PairedRows {
  __m512i rows[side];
};

PairedRows paired(const float* cells, std::int64_t stride, std::int64_t count,
                  std::int64_t columns) {
  alignas(64) static constexpr std::uint16_t order[] = {0,  16, 1,  17, 2,  18, 3,  19, 4,  20, 5,
                                                        21, 6,  22, 7,  23, 8,  24, 9,  25, 10, 26,
                                                        11, 27, 12, 28, 13, 29, 14, 30, 15, 31};
  const __m512i in_turn = _mm512_load_si512(order);
  PairedRows pairs;
  for (std::int64_t i = 0; i < side; ++i) {
    const std::int64_t row = 2 * i;
    const float* from = cells + row * stride;
    const __m512 even = row < count ? load_up_to(from, columns) : __m512{};
    const __m512 odd = row + 1 < count ? load_up_to(from + stride, columns) : __m512{};
    pairs.rows[i] = _mm512_permutexvar_epi16(in_turn, rounded(even, odd));
  }
  return pairs;
}

// Stores the transpose, a pair of cells being one: first within squares of 4, then the squares.
void store_transposed(const PairedRows& pairs, float* to) {
  const auto& x = pairs.rows;
  __m512i y[side];
  for (std::int64_t i = 0; i < side; i += 4) {
    const __m512i a = _mm512_unpacklo_epi32(x[i], x[i + 1]);
    const __m512i b = _mm512_unpackhi_epi32(x[i], x[i + 1]);
    const __m512i c = _mm512_unpacklo_epi32(x[i + 2], x[i + 3]);
    const __m512i d = _mm512_unpackhi_epi32(x[i + 2], x[i + 3]);
    y[i] = _mm512_unpacklo_epi64(a, c);
    y[i + 1] = _mm512_unpackhi_epi64(a, c);
    y[i + 2] = _mm512_unpacklo_epi64(b, d);
    y[i + 3] = _mm512_unpackhi_epi64(b, d);
  }
  for (std::int64_t i = 0; i < 4; ++i) {
    const __m512i a = _mm512_shuffle_i32x4(y[i], y[i + 4], 0x88);
    const __m512i b = _mm512_shuffle_i32x4(y[i], y[i + 4], 0xDD);
    const __m512i c = _mm512_shuffle_i32x4(y[i + 8], y[i + 12], 0x88);
    const __m512i d = _mm512_shuffle_i32x4(y[i + 8], y[i + 12], 0xDD);
    float* row = to + i * side;
    _mm512_storeu_si512(row, _mm512_shuffle_i32x4(a, c, 0x88));
    _mm512_storeu_si512(row + 4 * side, _mm512_shuffle_i32x4(b, d, 0x88));
    _mm512_storeu_si512(row + 8 * side, _mm512_shuffle_i32x4(a, c, 0xDD));
    _mm512_storeu_si512(row + 12 * side, _mm512_shuffle_i32x4(b, d, 0xDD));
  }
}

// Four tiles at a time, as each product waits for the one before it into the same sums.
void multiply_four(const float* rows, const float* panel, std::int64_t steps, Sums sums,
                   bool adds) {
  const std::int64_t next = steps * tile_floats;
  const std::int64_t bytes = sums.stride * 4;
  const std::int64_t apart = side * sums.stride;
  if (adds) {
    _tile_loadd(0, sums.cells, bytes);
    _tile_loadd(1, sums.cells + apart, bytes);
    _tile_loadd(2, sums.cells + 2 * apart, bytes);
    _tile_loadd(3, sums.cells + 3 * apart, bytes);
  } else {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  }
  for (std::int64_t i = 0; i < steps; ++i, rows += tile_floats, panel += tile_floats) {
    _tile_loadd(4, panel, row_bytes);
    _tile_loadd(5, rows, row_bytes);
    _tile_dpbf16ps(0, 5, 4);
    _tile_loadd(6, rows + next, row_bytes);
    _tile_dpbf16ps(1, 6, 4);
    _tile_loadd(7, rows + 2 * next, row_bytes);
    _tile_dpbf16ps(2, 7, 4);
    _tile_loadd(5, rows + 3 * next, row_bytes);
    _tile_dpbf16ps(3, 5, 4);
  }
  _tile_stored(0, sums.cells, bytes);
  _tile_stored(1, sums.cells + apart, bytes);
  _tile_stored(2, sums.cells + 2 * apart, bytes);
  _tile_stored(3, sums.cells + 3 * apart, bytes);
}

void multiply_one(const float* rows, const float* panel, std::int64_t steps, Sums sums, bool adds) {
  const std::int64_t bytes = sums.stride * 4;
  if (adds) {
    _tile_loadd(0, sums.cells, bytes);
  } else {
    _tile_zero(0);
  }
  for (std::int64_t i = 0; i < steps; ++i, rows += tile_floats, panel += tile_floats) {
    _tile_loadd(4, panel, row_bytes);
    _tile_loadd(5, rows, row_bytes);
    _tile_dpbf16ps(0, 5, 4);
  }
  _tile_stored(0, sums.cells, bytes);
}

}  // namespace

void pack_rows(const float* cells, std::int64_t stride, std::int64_t count, std::int64_t depth,
               float* to) {
  for (std::int64_t first = 0; first < count; first += side) {
    for (std::int64_t k = 0; k < depth; k += reach) {
      for (std::int64_t row = first; row < first + side; ++row, to += side) {
        const float* from = cells + row * stride + k;
        const bool is_row = row < count;
        _mm512_storeu_si512(to,
                            rounded(is_row ? load_up_to(from, depth - k) : __m512{},
                                    is_row ? load_up_to(from + side, depth - k - side) : __m512{}));
      }
    }
  }
}

void pack_columns(const float* cells, std::int64_t stride, std::int64_t count, std::int64_t depth,
                  float* to) {
  for (std::int64_t first = 0; first < count; first += side) {
    for (std::int64_t k = 0; k < depth; k += reach, to += tile_floats) {
      store_transposed(paired(cells + k * stride + first, stride, depth - k, count - first), to);
    }
  }
}

void pack_panel(const float* cells, std::int64_t stride, std::int64_t depth, float* to) {
  for (std::int64_t k = 0; k < depth; k += reach) {
    const PairedRows pairs = paired(cells + k * stride, stride, depth - k, side);
    for (const __m512i& row : pairs.rows) {
      _mm512_storeu_si512(to, row);
      to += side;
    }
  }
}

void multiply(const float* packed_rows, std::int64_t rows, const float* packed_panel,
              std::int64_t depth, Sums sums, bool adds) {
  constexpr TileSizes sizes;
  _tile_loadconfig(&sizes);
  const std::int64_t steps = steps_of(depth);
  const std::int64_t tiles = (rows + side - 1) / side;
  for (std::int64_t i = 0, count = 0; i < tiles; i += count) {
    count = tiles - i < 4 ? 1 : 4;
    const auto own = count == 1 ? multiply_one : multiply_four;
    own(packed_rows + i * steps * tile_floats, packed_panel, steps,
        {sums.cells + i * side * sums.stride, sums.stride}, adds);
  }
}

}  // namespace playground::matrix_unit

#pragma GCC diagnostic pop
#pragma GCC pop_options

#else

namespace playground::matrix_unit {

bool is_there() { return false; }

void pack_rows(const float*, std::int64_t, std::int64_t, std::int64_t, float*) {}
void pack_columns(const float*, std::int64_t, std::int64_t, std::int64_t, float*) {}
void pack_panel(const float*, std::int64_t, std::int64_t, float*) {}
void multiply(const float*, std::int64_t, const float*, std::int64_t, Sums, bool) {}

}  // namespace playground::matrix_unit

#endif
