#include <algorithm>
#include <cmath>

#include "core/model/study/attention_nodes.h"
#include "core/model/study/records.h"
#include "core/ops/softmax.h"
#include "core/ops/source.h"
#include "core/ops/study/spread.h"

namespace playground {
namespace {

constexpr std::int64_t draws = 32;
// The powers of two, and the width asked for.
std::vector<std::int64_t> widths_with(std::int64_t asked) {
  std::vector<std::int64_t> widths;
  for (std::int64_t width = 2; width <= widest_draw; width *= 2) widths.push_back(width);
  const auto place = std::lower_bound(widths.begin(), widths.end(), asked);
  if (*place != asked) widths.insert(place, asked);
  return widths;
}

// The root of the width of each row of scores (1, R, W, S): (1, R, W, 1).
Ref roots_of(Tape& tape, const std::vector<std::int64_t>& widths) {
  Tensor all{{1, draws, static_cast<std::int64_t>(widths.size()), 1}, {}};
  for (std::int64_t draw = 0; draw < draws; ++draw) {
    for (const std::int64_t width : widths) {
      all.values.push_back(static_cast<float>(std::sqrt(static_cast<double>(width))));
    }
  }
  return given(tape, {std::string_view("spread.roots"), "roots"}, all,
               {Axis::batch, Axis::sample, Axis::width, Axis::key});
}

}  // namespace

void record_scale(Tape& tape, const Config& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  const std::int64_t words = std::min(tape.size(input.key.rows, 1), most_pictured_words);
  const std::vector<std::int64_t> widths = widths_with(config.study.width);
  tape.set_path("/study/width");
  const auto named = [](std::string_view id, std::string_view role) { return NodeName(id, role); };
  const Ref scores = drawn_scores(tape, named("spread.scores", "drawn_scores"),
                                  {config.weights.seed, draws, words, widths});
  const Ref roots = roots_of(tape, widths);
  const Ref scaled =
      divide_by_sum(tape, named("spread.scaled_scores", "drawn_scaled_scores"), scores, roots);
  const Ref weights = softmax(tape, named("spread.weights", "drawn_weights"), scores);
  const Ref scaled_weights =
      softmax(tape, named("spread.scaled_weights", "drawn_scaled_weights"), scaled);
  const std::int64_t own_width = *attention.d_out / attention.num_heads;
  spread(tape, "spread", {roots, scores, scaled, weights, scaled_weights},
         {ref_of(tape, node_with_role(tape, "scores")), own_width, config.study.width});
}

}  // namespace playground
