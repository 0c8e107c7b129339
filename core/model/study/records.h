// How each study is recorded after an attention (core/model/study.h). Each throws at the field to
// change where it does not fit the attention.
#pragma once

#include "core/graph/tape.h"
#include "core/model/attention.h"
#include "core/model/config.h"
#include "core/text/token_batch.h"

namespace playground {

// Of a longer sentence, pictures with a row for each word show the first ones.
inline constexpr std::int64_t most_pictured_words = 24;

void record_cache(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input);

void record_tiles(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input);

void record_reach(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input);
void record_groups(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                   const AttentionInput& input);

void record_lookup(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                   const AttentionInput& input);
// Its attentions have the parameters of the experiment; without `study.shuffle` the order of the
// words is drawn from `weights.seed`.
void record_positions(Tape& tape, const Config& config, const AttentionConfig& attention,
                      const AttentionInput& input);

// Its stacks draw their parameters from `weights.seed`, each as a request with those blocks does
// whose embedding draws nothing from it.
void record_depth(Tape& tape, const Config& config, const AttentionConfig& attention,
                  const AttentionInput& input);

// Its vectors are drawn by a generator of their own from `weights.seed`.
void record_scale(Tape& tape, const Config& config, const AttentionConfig& attention,
                  const AttentionInput& input);

// What a second sentence is embedded and projected from.
struct PagesInput {
  const Config& config;
  const AttentionConfig& attention;
  const AttentionInput& input;
  const TokenSides& sides;
};

// The second sentence has nodes of its own, with the parameters of the first.
void record_pages(Tape& tape, const PagesInput& pages);

}  // namespace playground
