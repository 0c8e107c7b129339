#include "wasm/files/read_file.h"

#include <fstream>

#include "core/base/limits.h"
#include "core/base/message.h"

namespace playground {

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary | std::ios::ate);
  const auto size = static_cast<std::int64_t>(file.tellg());
  require(file.good() && size >= 0, ErrorCode::invalid_value, {"/path"},
          {"the file \"{0}\" cannot be read", "无法读取文件 \"{0}\""}, path);
  require(size <= 4 * limits.floats, ErrorCode::too_large, {"/path"},
          {"the file is beyond the limit of {0} bytes", "文件超出了 {0} 字节的上限"},
          4 * limits.floats);
  std::string bytes(static_cast<std::size_t>(size), ' ');
  file.seekg(0).read(bytes.data(), static_cast<std::streamsize>(size));
  require(file.good(), ErrorCode::invalid_value, {"/path"},
          {"the file \"{0}\" cannot be read", "无法读取文件 \"{0}\""}, path);
  return bytes;
}

}  // namespace playground
