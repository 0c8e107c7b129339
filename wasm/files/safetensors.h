// Tensors in a file, as other programs write and read them: a length of 8 bytes, a header in JSON,
// then the numbers (https://github.com/huggingface/safetensors).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/shape.h"
#include "core/tensor/tensor.h"

namespace playground {

// A tensor "x" of I8 has its numbers in units of "x.scale", F16 or F32: one for each row, or fewer,
// each for as many rows, of which the last may have less.
enum class StoredType { f32, f16, bf16, i8 };

struct StoredTensor {
  StoredType type = StoredType::f32;
  Shape shape;
  std::span<const std::uint8_t> bytes;  // of the file
};

struct Safetensors {
  std::map<std::string, std::string> metadata;
  std::map<std::string, StoredTensor> tensors;
};

// `file` must outlive what is read. Everything is checked before a number is used: throws
// `invalid_value` or `too_large`, saying what is wrong with the file, and as `parse_request`.
Safetensors read_safetensors(std::span<const std::uint8_t> file);

// The numbers of each tensor, those of I8 times the scales of their rows; the scales are left out.
// Throws `missing_field` or `shape_mismatch` where scales are missing or do not fit, and
// `invalid_value` where a number is not finite.
std::map<std::string, Tensor> tensors_of(const Safetensors& file);

// The bytes of the tensors as they are. At the end stand, in this order, those that `last` names; a
// name that ends in "." stands for all that begin with it.
std::string write_stored(const Safetensors& stored, std::span<const std::string_view> last = {});

// Rows of a matrix that are rounded together: from `first` up to `last`.
struct RoundedRows {
  std::size_t first;
  std::size_t last;
};

// The halves of a matrix's rows, each rounded for itself, by a core of its own during the training.
constexpr std::array<RoundedRows, 2> rounded_halves(std::size_t rows) {
  const std::size_t middle = (rows + 1) / 2;
  return {{{0, middle}, {middle, rows}}};
}

// The scale of each of these rows that are stored as I8, a half: this share of their root mean
// square, unless a number of the row is beyond 127 of it. The larger the share, the smaller the
// file packs.
std::vector<float> row_scales(std::span<const float> matrix, std::size_t rows, float share);

// The rows become what a file with these scales gives back.
void round_rows(std::span<float> matrix, std::size_t rows, float share);

// `rounded`: matrices as I8 with the `row_scales` of this share, vectors as F16; else all as F32.
// Each of the `rounded_halves` has its scales for itself: one, or where its rows need several, one
// for each row of the matrix.
std::string write_safetensors(const std::map<std::string, std::string>& metadata,
                              const std::map<std::string, Tensor>& tensors,
                              std::optional<float> rounded);

}  // namespace playground
