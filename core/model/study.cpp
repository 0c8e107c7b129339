#include "core/model/study.h"

#include "core/model/study/records.h"

namespace playground {

void record_study(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  const Scope scope(tape, "study", {.part = ModelPart::study});
  switch (config.kind) {
    case StudyKind::none:
      return;
    case StudyKind::cache:
      record_cache(tape, config, attention, input);
      return;
    case StudyKind::tiles:
      record_tiles(tape, config, attention, input);
      return;
    case StudyKind::reach:
      record_reach(tape, config, attention, input);
      return;
    case StudyKind::groups:
      record_groups(tape, config, attention, input);
      return;
  }
}

}  // namespace playground
