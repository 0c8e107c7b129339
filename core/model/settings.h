// Settles the settings of attention and block for given widths: fills in defaults and refuses
// contradictions.
#pragma once

#include "core/model/config.h"

namespace playground {

struct AttentionSite {
  std::int64_t query_width;  // C of x
  std::int64_t key_width;    // C of what is attended to
  bool in_block;             // there d_out is query_width (stacked: of all heads together)
  bool rotary;
};

// Throws `invalid_value` or `too_large` at `path` unless width is at least 1 and at most
// limits.width.
void require_width(std::int64_t width, const char* path);

// What is given with d_out (of one head if stacked), num_kv_heads, additive_hidden and mask set.
// Throws `invalid_value`, `missing_field`, `shape_mismatch` or `too_large` at the field to change.
AttentionConfig settle(const AttentionConfig& given, const AttentionSite& site);

// The block with d_ff and deep_norm_alpha set, `width` being d_in and `width_field` the path of
// what set it. Throws `invalid_value`, `missing_field` or `too_large` at the field to change.
BlockConfig settle(BlockConfig config, std::int64_t width, const char* width_field);

// Widths after `settle`: of one head's query, key and value.
struct HeadWidths {
  std::int64_t query;
  std::int64_t key;
  std::int64_t value;
};
HeadWidths head_widths(const AttentionConfig& config, const AttentionSite& site);

}  // namespace playground
