#include "core/model/study.h"

#include "core/model/study/records.h"

namespace playground {

void record_study(Tape& tape, const Config& experiment, const TokenSides& sides,
                  const AttentionConfig& attention, const AttentionInput& input) {
  const StudyConfig& config = experiment.study;
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
    case StudyKind::depth:
      record_depth(tape, experiment, attention, input);
      return;
    case StudyKind::scale:
      record_scale(tape, experiment, attention, input);
      return;
    case StudyKind::lookup:
      record_lookup(tape, config, attention, input);
      return;
    case StudyKind::positions:
      record_positions(tape, experiment, attention, input);
      return;
    case StudyKind::pages:
      record_pages(tape, {experiment, attention, input, sides});
      return;
  }
}

}  // namespace playground
