#include "core/model/study/kept_keys.h"

#include "core/base/message.h"

namespace playground {

void require_causal(const AttentionConfig& attention, const AttentionInput& input) {
  require(input.query.rows.index == input.key.rows.index, ErrorCode::invalid_value, {"/study/kind"},
          {"a cache needs attention of a sentence to itself; leave the other sentence out",
           "缓存需要句子对自身的注意力；请去掉另一个句子"});
  require(attends_to_tokens(attention), ErrorCode::invalid_value, {"/attention/head_style"},
          {"untransposed heads attend to heads, not to tokens, so nothing can be kept; use split",
           "没有转置的头关注的是头而不是词元，没有可保留的内容；请用 split"});
  require(attention.mask->kind == MaskKind::causal, ErrorCode::invalid_value,
          {"/attention/mask/kind"},
          {"a cache needs a causal mask, as only then do the rows of earlier tokens stay the same",
           "缓存需要因果掩码，只有这样前面词元的各行才不会改变"});
}

}  // namespace playground
