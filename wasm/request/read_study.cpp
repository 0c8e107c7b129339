#include "core/base/limits.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

constexpr std::string_view study_kinds[] = {"none", "cache"};

}  // namespace

StudyConfig read_study(const Place& study) {
  const Reader reader(study, {"kind", "length"});
  StudyConfig config;
  reader.read("kind", config.kind, study_kinds);
  reader.read("length", config.length, IntegerRange{1, limits.tokens});
  return config;
}

}  // namespace playground
