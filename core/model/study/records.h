// How each study is recorded after an attention (core/model/study.h). Each throws at the field to
// change where it does not fit the attention.
#pragma once

#include "core/graph/tape.h"
#include "core/model/attention.h"
#include "core/model/config.h"

namespace playground {

void record_cache(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input);

void record_tiles(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input);

void record_reach(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input);
void record_groups(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                   const AttentionInput& input);

// Its stacks draw their parameters from `weights.seed`, each as a request with those blocks does
// whose embedding draws nothing from it.
void record_depth(Tape& tape, const Config& config, const AttentionConfig& attention,
                  const AttentionInput& input);

}  // namespace playground
