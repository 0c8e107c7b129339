#include "core/ops/study/reach.h"

#include "core/base/message.h"
#include "core/model/study/attention_nodes.h"
#include "core/model/study/records.h"

namespace playground {

void record_reach(Tape& tape, const StudyConfig& config, const AttentionConfig& attention,
                  const AttentionInput& input) {
  tape.set_path("/study/kind");
  const bool to_itself = input.query.rows.index == input.key.rows.index;
  tape.require(
      to_itself && attends_to_tokens(attention), ErrorCode::invalid_value,
      {"reach needs a sentence that attends to itself, token by token; leave out the other "
       "sentence and untransposed heads",
       "感受野要求句子的词元关注这句话自己；请去掉另一句话和没有转置的头"});
  reach(tape, "reach", {masks_of(tape), ref_of(tape, node_with_role(tape, "scores"))},
        config.layers);
}

}  // namespace playground
