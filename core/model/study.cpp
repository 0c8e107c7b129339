#include "core/model/study.h"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "core/ops/study/cache.h"

namespace playground {
namespace {

// The node with this role; the first of them where heads are stacked.
Ref node_with_role(const Tape& tape, std::string_view role) {
  const Graph& graph = tape.graph();
  const auto node = std::find_if(graph.begin(), graph.end(), [&](const Node& candidate) {
    return candidate.role != nullptr && candidate.role->name == role;
  });
  if (node == graph.end()) throw std::logic_error("an attention without " + std::string(role));
  return {static_cast<std::size_t>(node - graph.begin())};
}

void record_cache(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  tape.set_path("/study/length");
  const std::int64_t width = tape.last_size(input.query.rows);
  const std::int64_t queries = *attention.d_out;
  const std::int64_t keys = queries / attention.num_heads * *attention.num_kv_heads;
  const std::int64_t projections = attention.projections ? width * (queries + 2 * keys) : 0;
  cache(tape, "cache", node_with_role(tape, "scores"), {projections, 2 * queries, 2 * keys},
        config.length);
}

}  // namespace

void record_study(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  const Scope scope(tape, "study", {.part = ModelPart::study});
  switch (config.kind) {
    case StudyKind::none:
      return;
    case StudyKind::cache:
      record_cache(tape, config, attention, input);
      return;
  }
}

}  // namespace playground
