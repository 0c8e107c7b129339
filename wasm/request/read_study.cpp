#include "core/base/limits.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view study_kinds[] = {"none",  "cache", "tiles",  "reach",     "groups",
                                            "depth", "scale", "lookup", "positions", "pages"};

}  // namespace

StudyConfig read_study(const Place& study) {
  const Reader reader(study, {"kind", "length", "tile", "layers", "blocks", "width", "temperature",
                              "position", "shuffle", "page", "other"});
  StudyConfig config;
  reader.read("kind", config.kind, study_kinds);
  reader.read("length", config.length, IntegerRange{1, limits.tokens});
  reader.read("tile", config.tile, IntegerRange{1, 64});
  reader.read("layers", config.layers, IntegerRange{1, 12});
  reader.read("blocks", config.blocks, IntegerRange{1, 48});
  reader.read("width", config.width, IntegerRange{2, 512});
  reader.read("temperature", config.temperature, NumberRange{0.01, 100});
  reader.read("position", config.position, IntegerRange{0, 127});
  reader.read("shuffle", config.shuffle, any_integer);
  reader.read("page", config.page, IntegerRange{1, 16});
  if (const auto other = reader.find("other")) config.other = read_string(*other);
  return config;
}

}  // namespace playground
