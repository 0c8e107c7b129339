#include "core/base/limits.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view study_kinds[] = {"none", "cache", "tiles", "reach", "groups", "depth"};

}  // namespace

StudyConfig read_study(const Place& study) {
  const Reader reader(study, {"kind", "length", "tile", "layers", "blocks"});
  StudyConfig config;
  reader.read("kind", config.kind, study_kinds);
  reader.read("length", config.length, IntegerRange{1, limits.tokens});
  reader.read("tile", config.tile, IntegerRange{1, 64});
  reader.read("layers", config.layers, IntegerRange{1, 12});
  reader.read("blocks", config.blocks, IntegerRange{1, 48});
  return config;
}

}  // namespace playground
