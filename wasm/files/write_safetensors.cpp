#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "wasm/files/safetensors.h"
#include "wasm/files/stored_numbers.h"
#include "wasm/json/json_writer.h"

namespace playground {
namespace {

void append_little_endian(std::uint64_t number, std::size_t bytes, std::string& to) {
  for (std::size_t i = 0; i < bytes; ++i) to += static_cast<char>(number >> (8 * i) & 0xffU);
}

// Puts a file together, tensor by tensor.
class FileWriter {
 public:
  explicit FileWriter(const std::map<std::string, std::string>& metadata) {
    header_.begin_object().key("__metadata__").begin_object();
    for (const auto& [key, text] : metadata) header_.member(key, text);
    header_.end_object();
  }

  void add(const std::string& name, StoredType type, const Shape& shape, std::string_view bytes) {
    const std::size_t begin = numbers_.size();
    numbers_ += bytes;
    header_.key(name).begin_object();
    header_.member("dtype", stored_type_names[static_cast<std::size_t>(type)])
        .key("shape")
        .array(shape);
    header_.key("data_offsets").array(std::array{begin, numbers_.size()}).end_object();
  }

  std::string take() {
    std::string text = header_.end_object().take();
    text.resize((text.size() + length_bytes - 1) / length_bytes * length_bytes, ' ');
    std::string file;
    append_little_endian(text.size(), length_bytes, file);
    return file + text + numbers_;
  }

 private:
  JsonWriter header_;
  std::string numbers_;
};

float root_mean_square(std::span<const float> values) {
  double sum = 0;
  for (const float value : values) sum += static_cast<double>(value) * static_cast<double>(value);
  return static_cast<float>(std::sqrt(sum / static_cast<double>(values.size())));
}

// All rows have the unit of the matrix, in its root mean square, unless a number of theirs is
// beyond 127 of it.
void add_rounded(const std::string& name, const Tensor& matrix, float unit_of_matrix,
                 FileWriter& file) {
  const auto rows = static_cast<std::size_t>(matrix.shape[0]);
  const std::size_t width = matrix.values.size() / rows;
  const float least = unit_of_matrix * root_mean_square(matrix.values);
  std::string numbers;
  std::string scales;
  for (std::size_t i = 0; i < rows; ++i) {
    const auto row = std::span(matrix.values).subspan(i * width, width);
    float most = 0;
    for (const float value : row) most = std::max(most, std::abs(value));
    // A unit below the normal halves would be of no use.
    const std::uint32_t half = half_above(std::max({least, most / most_i8, 0x1p-14F}));
    append_little_endian(half, 2, scales);
    const float unit = from_half(half);
    for (const float value : row) {
      numbers += static_cast<char>(static_cast<std::int8_t>(std::lround(value / unit)));
    }
  }
  file.add(name, StoredType::i8, matrix.shape, numbers);
  file.add(name + std::string(scale_suffix), StoredType::f16, {matrix.shape[0]}, scales);
}

}  // namespace

std::string write_stored(const Safetensors& stored) {
  FileWriter file(stored.metadata);
  for (const auto& [name, tensor] : stored.tensors) {
    file.add(name, tensor.type, tensor.shape,
             {reinterpret_cast<const char*>(tensor.bytes.data()), tensor.bytes.size()});
  }
  return file.take();
}

std::string write_safetensors(const std::map<std::string, std::string>& metadata,
                              const std::map<std::string, Tensor>& tensors,
                              std::optional<float> rounded) {
  FileWriter file(metadata);
  for (const auto& [name, tensor] : tensors) {
    if (rounded && tensor.shape.size() >= 2) {
      add_rounded(name, tensor, *rounded, file);
      continue;
    }
    std::string numbers;
    for (const float value : tensor.values) {
      if (rounded) {
        append_little_endian(nearest_half(value), 2, numbers);
      } else {
        append_little_endian(bits_of(value), 4, numbers);
      }
    }
    file.add(name, rounded ? StoredType::f16 : StoredType::f32, tensor.shape, numbers);
  }
  return file.take();
}

}  // namespace playground
