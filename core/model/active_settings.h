// Which settings of a request have an effect in its experiment.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/graph/node.h"
#include "core/model/config.h"
#include "core/model/embedding.h"

namespace playground {

// A part of the experiment that one setting removes.
struct Ablation {
  std::string_view part;   // "scale", "mask", "position", "norm", "final_norm", "residual" or
                           // "feed_forward"
  std::string_view field;  // the JSON pointer of what is to be set …
  std::string_view value;  // … and to what, as JSON
};

// All empty for a program, which has no settings.
struct ActiveSettings {
  std::vector<std::string_view> fields;   // JSON pointers, in the order of the schema
  std::vector<Ablation> ablations;        // of parts that the experiment has
  std::vector<std::int64_t> head_counts;  // the values num_heads may take; empty: no choice
  // Nodes of queries and keys, (…, T, S), whose mask is `/attention/mask`: painting one of their
  // cells writes a custom mask there.
  std::vector<std::string> painted_nodes;
};

// Every field of embedding, position, attention, block, weights and study, in the order of the
// schema.
std::vector<std::string_view> setting_fields();

// `graph` is that of `config`, with or without values. Throws nothing, as the experiment was run
// before.
ActiveSettings active_settings(const Config& config, const Widths& widths, const Graph& graph);

}  // namespace playground
