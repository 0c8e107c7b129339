#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
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
  const double sum = std::transform_reduce(values.begin(), values.end(), 0.0, std::plus<>(),
                                           [](double value) { return value * value; });
  return static_cast<float>(std::sqrt(sum / static_cast<double>(values.size())));
}

void add_rounded(const std::string& name, const Tensor& matrix, float share, FileWriter& file) {
  const auto rows = static_cast<std::size_t>(matrix.shape[0]);
  const std::size_t width = matrix.values.size() / rows;
  const std::span<const float> values(matrix.values);
  bool is_one_each = true;    // half has one scale
  std::vector<float> scales;  // by row
  std::vector<float> scales_of_half;
  for (const auto& [first, last] : rounded_halves(rows)) {
    if (first == last) continue;
    const std::vector<float> some =
        row_scales(values.subspan(first * width, (last - first) * width), last - first, share);
    const bool is_one =
        std::adjacent_find(some.begin(), some.end(), std::not_equal_to<>()) == some.end();
    is_one_each = is_one_each && is_one;
    scales.insert(scales.end(), some.begin(), some.end());
    scales_of_half.push_back(some.front());
  }
  std::string numbers;
  for (std::size_t i = 0; i < matrix.values.size(); ++i) {
    const float number = std::nearbyint(matrix.values[i] / scales[i / width]);
    numbers += static_cast<char>(static_cast<std::int8_t>(number));
  }
  const std::vector<float>& stored = is_one_each ? scales_of_half : scales;
  std::string bytes;
  for (const float scale : stored) append_little_endian(half_above(scale), 2, bytes);
  file.add(name, StoredType::i8, matrix.shape, numbers);
  file.add(name + std::string(scale_suffix), StoredType::f16,
           {static_cast<std::int64_t>(stored.size())}, bytes);
}

}  // namespace

std::string write_stored(const Safetensors& stored, std::span<const std::string_view> last) {
  const auto place = [&](std::string_view name) {
    const auto found = std::find_if(last.begin(), last.end(), [&](std::string_view one) {
      return one.ends_with('.') ? name.starts_with(one) : name == one;
    });
    return found == last.end() ? 0 : found - last.begin() + 1;
  };
  FileWriter file(stored.metadata);
  for (std::int64_t i = 0; i <= std::ssize(last); ++i) {
    for (const auto& [name, tensor] : stored.tensors) {
      if (place(name) != i) continue;
      file.add(name, tensor.type, tensor.shape,
               {reinterpret_cast<const char*>(tensor.bytes.data()), tensor.bytes.size()});
    }
  }
  return file.take();
}

std::vector<float> row_scales(std::span<const float> matrix, std::size_t rows, float share) {
  const std::size_t width = matrix.size() / rows;
  const float least = share * root_mean_square(matrix);
  const auto larger = [](float a, float b) { return a < b ? b : a; };
  const auto absolute = [](float value) { return std::abs(value); };
  std::vector<float> scales;
  for (std::size_t i = 0; i < rows; ++i) {
    const std::span row = matrix.subspan(i * width, width);
    const float most = std::transform_reduce(row.begin(), row.end(), 0.0F, larger, absolute);
    // A scale below the normal halves would be of no use.
    scales.push_back(from_half(half_above(std::max({least, most / most_i8, 0x1p-14F}))));
  }
  return scales;
}

void round_rows(std::span<float> matrix, std::size_t rows, float share) {
  const std::size_t width = matrix.size() / rows;
  const std::vector<float> scales = row_scales(matrix, rows, share);
  for (std::size_t i = 0; i < rows; ++i) {
    for (float& number : matrix.subspan(i * width, width)) {
      number = scales[i] * std::nearbyint(number / scales[i]);
    }
  }
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
