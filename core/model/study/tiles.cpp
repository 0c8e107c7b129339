#include "core/ops/study/tiles.h"

#include "core/base/message.h"
#include "core/model/study/attention_nodes.h"
#include "core/model/study/records.h"

namespace playground {
namespace {

// The correction of tiles is that of softmax, and its scores must be masked before it.
void require_softmax(const AttentionConfig& attention) {
  require(attention.normalize == Normalize::softmax, ErrorCode::invalid_value,
          {"/attention/normalize"},
          {"tiles correct the sums of softmax; use softmax",
           "分块修正的是 softmax 的和；请用 softmax"});
  require(attention.mask_method == MaskMethod::minus_infinity, ErrorCode::invalid_value,
          {"/attention/mask_method"},
          {"tiles need scores that are masked before softmax; use minus_infinity",
           "分块需要在 softmax 之前加掩码；请用 minus_infinity"});
  require(
      attends_to_tokens(attention), ErrorCode::invalid_value, {"/attention/head_style"},
      {"untransposed heads attend to heads, not to tokens, so there are no tiles of tokens; use "
       "split",
       "没有转置的头关注的是头而不是词元，不能按词元分块；请用 split"});
}

// Dropout would have to drop the same weights in tiles and without.
void require_all_weights(const AttentionInput& input) {
  require(input.dropout == nullptr, ErrorCode::invalid_value, {"/attention/dropout/rate"},
          {"tiles are compared with attention without dropout; use the rate 0",
           "分块的结果与没有随机失活的注意力比较；请把比率设为 0"});
}

}  // namespace

void record_tiles(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  require_softmax(attention);
  require_all_weights(input);
  tape.set_path("/study/tile");
  const Node* context = context_node(tape);
  const Node& weights = tape.graph()[input_of(tape, *context, 0).index];
  tiles(tape, "tiles",
        {input_of(tape, weights, 0), input_of(tape, *context, 1), ref_of(tape, context)},
        config.tile, attention.mask->kind == MaskKind::causal);
}

}  // namespace playground
