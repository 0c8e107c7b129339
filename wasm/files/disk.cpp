#include "wasm/files/disk.h"

#include <zlib.h>

#include <memory>

#include "core/base/limits.h"
#include "core/base/message.h"

namespace playground {
namespace {

struct Close {
  void operator()(gzFile file) const { gzclose(file); }
};
using File = std::unique_ptr<gzFile_s, Close>;

}  // namespace

std::string read_file(const std::string& path) {
  constexpr std::size_t piece = std::size_t{1} << 20U;
  constexpr auto most = static_cast<std::size_t>(4 * limits.floats);
  const File file(gzopen(path.c_str(), "rb"));
  std::string bytes;
  int read = file == nullptr ? -1 : 1;
  while (read > 0 && bytes.size() <= most) {
    const std::size_t before = bytes.size();
    bytes.resize(before + piece);
    read = gzread(file.get(), bytes.data() + before, static_cast<unsigned>(piece));
    bytes.resize(before + static_cast<std::size_t>(read < 0 ? 0 : read));
  }
  // Where a packed file ends too early, what there is has been read without a complaint.
  int problem = Z_OK;
  if (file != nullptr) gzerror(file.get(), &problem);
  require(read >= 0 && problem == Z_OK, ErrorCode::invalid_value, {"/path"},
          {"the file \"{0}\" cannot be read", "无法读取文件 \"{0}\""}, path);
  require(bytes.size() <= most, ErrorCode::too_large, {"/path"},
          {"the file is beyond the limit of {0} bytes", "文件超出了 {0} 字节的上限"}, most);
  return bytes;
}

void write_file(const std::string& path, std::string_view bytes) {
  // Rounded numbers have few repeats, so that most is won by an alphabet for them ("f"); "T" leaves
  // them as they are.
  File file(gzopen(path.c_str(), path.ends_with(".gz") ? "wb9f" : "wbT"));
  const bool is_written =
      file != nullptr && gzwrite(file.get(), bytes.data(), static_cast<unsigned>(bytes.size())) ==
                             static_cast<int>(bytes.size());
  require(is_written && gzclose(file.release()) == Z_OK, ErrorCode::invalid_value, {"/path"},
          {"the file \"{0}\" cannot be written", "无法写入文件 \"{0}\""}, path);
}

}  // namespace playground
