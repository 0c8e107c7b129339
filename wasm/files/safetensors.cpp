#include "wasm/files/safetensors.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <string_view>
#include <utility>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "wasm/json/json_writer.h"
#include "wasm/request/parse.h"
#include "wasm/request/place.h"
#include "wasm/request/reader.h"

namespace playground {
namespace {

constexpr std::string_view type_names[] = {"F32", "F16", "BF16", "I8"};
constexpr std::int64_t type_sizes[] = {4, 2, 2, 1};
constexpr std::size_t length_bytes = 8;
constexpr std::string_view scale_suffix = ".scale";
constexpr float most_i8 = 127;  // -128 is read, but not written
// The unit of a matrix, in its root mean square: few different numbers pack well. `translate` loses
// 0.0007 nats by it.
constexpr float unit_of_matrix = 0.25F;

std::uint64_t little_endian(std::span<const std::uint8_t> bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) number = number << 8U | bytes[i];
  return number;
}

void append_little_endian(std::uint64_t number, std::size_t bytes, std::string& to) {
  for (std::size_t i = 0; i < bytes; ++i) to += static_cast<char>(number >> (8 * i) & 0xffU);
}

float float_of(std::uint32_t bits) {
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

std::uint32_t bits_of(float value) {
  std::uint32_t bits = 0;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

// IEEE 754 binary16.
float from_half(std::uint32_t half) {
  const std::uint32_t sign = (half & 0x8000U) << 16U;
  const std::uint32_t exponent = half >> 10U & 0x1fU;
  const std::uint32_t fraction = half & 0x3ffU;
  if (exponent == 0) {
    const float size = std::ldexp(static_cast<float>(fraction), -24);
    return sign != 0 ? -size : size;
  }
  const std::uint32_t rebased = exponent == 0x1fU ? 0xffU : exponent + 112;
  return float_of(sign | rebased << 23U | fraction << 13U);
}

// The least half that is not below `value`; that is positive and within the normal halves.
std::uint32_t half_above(float value) {
  const auto bits = bits_of(value);
  const std::uint32_t cut = (bits >> 13U) + ((bits & 0x1fffU) != 0 ? 1 : 0);
  return cut - (112U << 10U);
}

// The nearest half; `value` is no larger than halves can be.
std::uint32_t nearest_half(float value) {
  const std::uint32_t sign = bits_of(value) >> 16U & 0x8000U;
  const float size = std::abs(value);
  if (size < 0x1p-14F) return sign | static_cast<std::uint32_t>(std::lround(size * 0x1p24F));
  return sign | (((bits_of(size) + 0x1000U) >> 13U) - (112U << 10U));
}

float element(const StoredTensor& tensor, std::size_t index) {
  const auto size = static_cast<std::size_t>(type_sizes[static_cast<std::size_t>(tensor.type)]);
  const auto bits =
      static_cast<std::uint32_t>(little_endian(tensor.bytes.subspan(index * size, size)));
  switch (tensor.type) {
    case StoredType::f32:
      return float_of(bits);
    case StoredType::f16:
      return from_half(bits);
    case StoredType::bf16:
      return float_of(bits << 16U);
    case StoredType::i8:
      break;
  }
  return static_cast<float>(static_cast<std::int8_t>(bits));
}

StoredTensor read_tensor(const Place& entry, std::span<const std::uint8_t> numbers) {
  const Reader reader(entry, {"dtype", "shape", "data_offsets"});
  StoredTensor tensor;
  tensor.type = static_cast<StoredType>(read_name(reader.require("dtype"), type_names));
  const Place shape = reader.require("shape");
  std::int64_t size = type_sizes[static_cast<std::size_t>(tensor.type)];
  for (const std::int64_t extent : read_integers(shape, {1, limits.floats})) {
    tensor.shape.push_back(extent);
    size *= extent;
    if (size > 4 * limits.floats) {
      shape.refuse(ErrorCode::too_large,
                   {"is beyond the limit of {0} numbers", "超出了 {0} 个数的上限"}, limits.floats);
    }
  }
  const Place offsets = reader.require("data_offsets");
  const auto bounds = read_integers(offsets, {0, static_cast<std::int64_t>(numbers.size())});
  if (bounds.size() != 2 || bounds[1] - bounds[0] != size) {
    offsets.refuse(
        ErrorCode::invalid_value,
        {"must be where the tensor's {0} bytes begin and end", "必须是该张量 {0} 个字节的起止位置"},
        size);
  }
  tensor.bytes =
      numbers.subspan(static_cast<std::size_t>(bounds[0]), static_cast<std::size_t>(size));
  return tensor;
}

std::vector<float> elements(const StoredTensor& tensor) {
  std::vector<float> values(static_cast<std::size_t>(count(tensor.shape)));
  for (std::size_t i = 0; i < values.size(); ++i) values[i] = element(tensor, i);
  return values;
}

void require_finite(bool is_finite, const std::string& name) {
  require(is_finite, ErrorCode::invalid_value, {"/", name},
          {"{0} has a number that is not finite", "{0} 里有不是有限数的值"}, name);
}

std::vector<float> finite_elements(const std::string& name, const StoredTensor& tensor) {
  std::vector<float> values = elements(tensor);
  for (const float value : values) require_finite(std::isfinite(value), name);
  return values;
}

std::vector<float> units_of(const std::string& name, const StoredTensor& tensor,
                            const Safetensors& file) {
  const auto scale = file.tensors.find(name + std::string(scale_suffix));
  require(scale != file.tensors.end(), ErrorCode::missing_field, {"/", name},
          {"{0} has whole numbers, but the file has no {0}.scale",
           "{0} 是整数，但文件里没有 {0}.scale"},
          name);
  const std::int64_t rows = tensor.shape.empty() ? 0 : tensor.shape[0];
  require(scale->second.shape == Shape{rows}, ErrorCode::shape_mismatch, {"/", scale->first},
          {"{0} must have one number for each of the {1} rows", "{0} 必须为 {1} 行各给一个数"},
          scale->first, rows);
  return elements(scale->second);
}

// Nearly all numbers of a model are read here, before its first answer.
std::vector<float> in_units(const std::string& name, const StoredTensor& tensor,
                            const Safetensors& file) {
  std::vector<float> values(tensor.bytes.size());
  const std::vector<float> units = units_of(name, tensor, file);
  const std::size_t width = values.size() / units.size();
  const std::uint8_t* byte = tensor.bytes.data();
  float* value = values.data();
  for (const float unit : units) {
    require_finite(std::isfinite(unit * (most_i8 + 1)), name);
    for (std::size_t i = 0; i < width; ++i) {
      value[i] = static_cast<float>(static_cast<std::int8_t>(byte[i])) * unit;
    }
    byte += width;
    value += width;
  }
  return values;
}

void require_apart(const Safetensors& file) {
  std::vector<std::span<const std::uint8_t>> ranges;
  for (const auto& [name, tensor] : file.tensors) ranges.push_back(tensor.bytes);
  std::sort(ranges.begin(), ranges.end(),
            [](const auto& one, const auto& other) { return one.data() < other.data(); });
  for (std::size_t i = 1; i < ranges.size(); ++i) {
    require(ranges[i - 1].data() + ranges[i - 1].size() <= ranges[i].data(),
            ErrorCode::invalid_value, {""},
            {"two tensors of the file share bytes", "文件里有两个张量共用了字节"});
  }
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
    header_.member("dtype", type_names[static_cast<std::size_t>(type)]).key("shape").array(shape);
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

// All rows have the unit of the matrix, unless a number of theirs is beyond 127 of it.
void add_rounded(const std::string& name, const Tensor& matrix, FileWriter& file) {
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

Safetensors read_safetensors(std::span<const std::uint8_t> file) {
  const bool has_length = file.size() >= length_bytes;
  const std::uint64_t length = has_length ? little_endian(file.first(length_bytes)) : 0;
  require(has_length && length <= file.size() - length_bytes, ErrorCode::invalid_value, {""},
          {"this is no safetensors file: its header does not fit into it",
           "这不是 safetensors 文件：文件头超出了文件"});
  const auto header_bytes = file.subspan(length_bytes, static_cast<std::size_t>(length));
  const Value header =
      parse_request({reinterpret_cast<const char*>(header_bytes.data()), header_bytes.size()});
  const auto numbers = file.subspan(length_bytes + static_cast<std::size_t>(length));
  const Place place(header);
  Safetensors read;
  for (const auto& [name, value] : read_object(place, {"an object", "对象"})) {
    const Place entry = place.member(name, value);
    if (name != "__metadata__") {
      read.tensors.emplace(name, read_tensor(entry, numbers));
      continue;
    }
    for (const auto& [key, text] : read_object(entry, {"an object", "对象"})) {
      read.metadata.emplace(key, read_string(entry.member(key, text)));
    }
  }
  require_apart(read);
  return read;
}

std::map<std::string, Tensor> tensors_of(const Safetensors& file) {
  std::map<std::string, Tensor> tensors;
  for (const auto& [name, stored] : file.tensors) {
    if (name.ends_with(scale_suffix)) continue;
    std::vector<float> values = stored.type == StoredType::i8 ? in_units(name, stored, file)
                                                              : finite_elements(name, stored);
    tensors.emplace(name, Tensor{stored.shape, std::move(values)});
  }
  return tensors;
}

std::string write_stored(const Safetensors& stored) {
  FileWriter file(stored.metadata);
  for (const auto& [name, tensor] : stored.tensors) {
    file.add(name, tensor.type, tensor.shape,
             {reinterpret_cast<const char*>(tensor.bytes.data()), tensor.bytes.size()});
  }
  return file.take();
}

std::string write_safetensors(const std::map<std::string, std::string>& metadata,
                              const std::map<std::string, Tensor>& tensors, bool rounded) {
  FileWriter file(metadata);
  for (const auto& [name, tensor] : tensors) {
    if (rounded && tensor.shape.size() >= 2) {
      add_rounded(name, tensor, file);
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
