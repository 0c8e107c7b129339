#include "core/ops/study/groups.h"

#include "core/base/message.h"
#include "core/model/study/attention_nodes.h"
#include "core/model/study/records.h"

namespace playground {

void record_groups(Tape& tape, const StudyConfig& /*config*/, const AttentionConfig& attention,
                   const AttentionInput& /*input*/) {
  const bool may_share = attention.num_heads > 1 && attention.head_style == HeadStyle::split;
  require(
      may_share, ErrorCode::invalid_value, {"/attention/num_heads"},
      {"only split heads share keys and values, and there must be two at least; use split heads, "
       "num_heads 8 for example",
       "只有切分得到的头才能共用键和值，并且至少要有两个头；请用切分的头，例如 num_heads 8"});
  tape.set_path("/study/kind");
  groups(tape, "groups",
         {input_of(tape, *context_node(tape), 0), ref_of(tape, node_with_role(tape, "key_heads")),
          ref_of(tape, node_with_role(tape, "value_heads")), *attention.num_kv_heads,
          *attention.d_out / attention.num_heads});
}

}  // namespace playground
