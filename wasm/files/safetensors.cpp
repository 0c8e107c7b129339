#include "wasm/files/safetensors.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "wasm/files/stored_numbers.h"
#include "wasm/request/parse.h"
#include "wasm/request/place.h"
#include "wasm/request/reader.h"

namespace playground {
namespace {

constexpr std::int64_t type_sizes[] = {4, 2, 2, 1};

std::uint64_t little_endian(std::span<const std::uint8_t> bytes) {
  std::uint64_t number = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) number = number << 8U | bytes[i];
  return number;
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
  tensor.type = static_cast<StoredType>(read_name(reader.require("dtype"), stored_type_names));
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
  const std::int64_t scales = scale->second.shape.size() == 1 ? scale->second.shape[0] : 0;
  require(scales >= 1 && scales <= rows, ErrorCode::shape_mismatch, {"/", scale->first},
          {"{0} must be a list of 1 to {1} numbers, as {2} has {1} rows",
           "{0} 必须是 1 到 {1} 个数的列表，因为 {2} 有 {1} 行"},
          scale->first, rows, name);
  return elements(scale->second);
}

// Nearly all numbers of a model are read here, before its first answer.
std::vector<float> in_units(const std::string& name, const StoredTensor& tensor,
                            const Safetensors& file) {
  std::vector<float> values(tensor.bytes.size());
  const std::vector<float> units = units_of(name, tensor, file);
  const auto rows = static_cast<std::size_t>(tensor.shape[0]);
  const std::size_t rows_of_unit = (rows + units.size() - 1) / units.size();
  const std::size_t size = rows_of_unit * (values.size() / rows);
  for (std::size_t i = 0; i < units.size(); ++i) {
    const float unit = units[i];
    require_finite(std::isfinite(unit * (most_i8 + 1)), name);
    const std::size_t end = std::min((i + 1) * size, values.size());
    for (std::size_t j = std::min(i * size, end); j < end; ++j) {
      values[j] = static_cast<float>(static_cast<std::int8_t>(tensor.bytes[j])) * unit;
    }
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

}  // namespace playground
