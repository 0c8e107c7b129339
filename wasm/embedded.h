// JSON files that the build compiles into the library, minified, so that the API needs no file
// system.
#pragma once

#include <string_view>

namespace playground {

// {"<file name without .json>": <file>, …}: the JSON Schema files of wasm/schema/.
extern const std::string_view schema_json;

// [<file>, …]: the curriculum's experiments in the folders of wasm/presets/, in file-name order.
extern const std::string_view presets_json;

}  // namespace playground
