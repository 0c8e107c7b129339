#include "wasm/files/list_models.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <system_error>
#include <vector>

#include "core/base/message.h"
#include "wasm/files/disk.h"
#include "wasm/files/model_file.h"
#include "wasm/response/write_response.h"
#include "wasm/response/write_words.h"

namespace playground {
namespace {

using std::filesystem::path;

bool is_model(std::string_view name) {
  return name.ends_with(".safetensors") || name.ends_with(".safetensors.gz");
}

std::vector<path> files_of(const std::string& folder) {
  std::vector<path> files;
  std::error_code failed;
  for (const auto& entry : std::filesystem::directory_iterator(folder, failed)) {
    if (is_model(entry.path().filename().string())) files.push_back(entry.path());
  }
  require(!failed, ErrorCode::invalid_value, {"/path"},
          {"the folder \"{0}\" cannot be read", "无法读取文件夹 \"{0}\""}, folder);
  std::sort(files.begin(), files.end());
  return files;
}

void write_line(JsonWriter& json, const path& file) {
  const std::string bytes = read_file(file.string());
  const WordModel model(
      read_model_file({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}));
  json.member("bytes", std::filesystem::file_size(file));
  write_model(json, model);
}

}  // namespace

std::string list_models(const std::string& folder) {
  std::string lines;
  for (const path& file : files_of(folder)) {
    JsonWriter json;
    json.begin_object().member("file", file.filename().string());
    try {
      write_line(json, file);
    } catch (const InputError& error) {
      json = {};
      json.begin_object().member("file", file.filename().string());
      write_error_member(json, error);
    }
    lines += json.end_object().take() + "\n";
  }
  return lines;
}

}  // namespace playground
