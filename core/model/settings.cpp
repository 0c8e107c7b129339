#include "core/model/settings.h"

#include <cmath>
#include <string>

#include "core/base/limits.h"
#include "core/base/message.h"

namespace playground {
namespace {

void require_division(std::int64_t heads, const char* path, const std::string& name,
                      std::int64_t width, const std::string& of) {
  require(width % heads == 0, ErrorCode::invalid_value, {path},
          {"{0} must divide {1}; {2} does not divide {3}", "{0} 必须整除 {1}；{2} 不能整除 {3}"},
          name, of, heads, width);
}

void settle_d_out(AttentionConfig& config, const AttentionSite& site) {
  const bool stacked = config.head_style == HeadStyle::stacked;
  if (!config.projections) {
    config.d_out = site.key_width;
  } else if (site.in_block) {
    if (stacked) {
      require_division(config.num_heads, "/attention/num_heads", "num_heads", site.query_width,
                       "d_in");
    }
    config.d_out = stacked ? site.query_width / config.num_heads : site.query_width;
  } else {
    config.d_out = config.d_out.value_or(site.query_width);
  }
  require_width(*config.d_out, "/attention/d_out");
}

void check_heads(AttentionConfig& config, const AttentionSite& site) {
  const std::int64_t heads = config.num_heads;
  const std::int64_t kv_heads = config.num_kv_heads.value_or(heads);
  config.num_kv_heads = kv_heads;
  require_width(kv_heads, "/attention/num_kv_heads");
  require_division(kv_heads, "/attention/num_kv_heads", "num_kv_heads", heads, "num_heads");
  const bool may_share = config.head_style == HeadStyle::split && config.projections;
  require(may_share || kv_heads == heads, ErrorCode::invalid_value, {"/attention/num_kv_heads"},
          {"num_kv_heads must equal num_heads unless heads are split and have projections",
           "num_kv_heads 必须等于 num_heads，除非头由切分得到并且有投影"});
  if (config.head_style == HeadStyle::stacked) {
    const bool too_wide = site.in_block && !config.projections && heads > 1;
    require(!too_wide, ErrorCode::invalid_value, {"/attention/num_heads"},
            {"stacked heads without projections are each as wide as the block; use one head",
             "没有投影时，堆叠的每个头都与块同宽；请只用一个头"});
    return;
  }
  require_division(heads, "/attention/num_heads", "num_heads", *config.d_out, "d_out");
  if (!config.projections) {
    require_division(heads, "/attention/num_heads", "num_heads", site.query_width, "d_in");
  }
}

void check_mask(AttentionConfig& config) {
  if (config.mask && !attends_to_tokens(config)) {
    require(config.mask->kind == MaskKind::none, ErrorCode::invalid_value, {"/attention/mask/kind"},
            {"untransposed heads have scores (B, T, H, H), which no mask of tokens fits; use none",
             "没有转置的头，分数的形状是 (B, T, H, H)，词元的掩码都不适用；请用 none"});
  }
  if (!config.mask) config.mask.emplace();
  const MaskConfig& mask = *config.mask;
  if (mask.kind == MaskKind::sliding_window) {
    if (!mask.window) {
      refuse(ErrorCode::missing_field, {"/attention/mask/window"},
             {"a sliding window needs its width: set window to 1 or more",
              "滑动窗口需要宽度：请把 window 设为 1 或更大"});
    }
    require(*mask.window >= 1, ErrorCode::invalid_value, {"/attention/mask/window"},
            {"window must be at least 1", "window 至少为 1"});
  }
  if (mask.kind == MaskKind::prefix) {
    if (!mask.length) {
      refuse(ErrorCode::missing_field, {"/attention/mask/length"},
             {"a prefix mask needs length, the number of tokens that every query may see",
              "前缀掩码需要 length，即每个查询都能看到的词元数"});
    }
    require(*mask.length >= 0, ErrorCode::invalid_value, {"/attention/mask/length"},
            {"length must not be negative", "length 不能为负"});
  }
  if (mask.kind == MaskKind::custom && !mask.allowed) {
    refuse(ErrorCode::missing_field, {"/attention/mask/allowed"},
           {"a custom mask needs allowed: a matrix (T, S) of true and false",
            "自定义掩码需要 allowed：由 true 和 false 组成的 (T, S) 矩阵"});
  }
}

void check_score(const AttentionConfig& config, const AttentionSite& site) {
  const HeadWidths widths = head_widths(config, site);
  const bool has_parameters = config.score == Score::additive || config.score == Score::bilinear;
  if (!has_parameters && widths.query != widths.key) {
    refuse(ErrorCode::shape_mismatch, {"/input/context_embeddings"},
           {"without projections the context must be as wide as the sentence; its vectors have {0} "
            "numbers, not {1}",
            "没有投影时，上下文必须与句子同宽；它的向量有 {0} 个数，而不是 {1} 个"},
           site.key_width, site.query_width);
  }
  require(!site.rotary || (widths.query % 2 == 0 && widths.key % 2 == 0), ErrorCode::invalid_value,
          {"/position/kind"},
          {"rotary positions rotate pairs, so the width of a head must be even; it is {0}",
           "旋转位置编码成对旋转，所以头的宽度必须是偶数；现在是 {0}"},
          widths.query);
}

void settle_d_ff(BlockConfig& config, std::int64_t width, const char* width_field) {
  if (config.d_ff) return require_width(*config.d_ff, "/block/d_ff");
  config.d_ff = 4 * width;
  require(!config.feed_forward || *config.d_ff <= limits.width, ErrorCode::too_large, {width_field},
          {"a block of width {0} has a d_ff of {1} unless block.d_ff is given, which is beyond the "
           "width limit of {2}; give block.d_ff, or use a width of at most {3}",
           "未给出 block.d_ff 时，宽度为 {0} 的块的 d_ff 是 {1}，超出了宽度限制 {2}；请给出 "
           "block.d_ff，或让宽度不超过 {3}"},
          width, *config.d_ff, limits.width, limits.width / 4);
}

void settle_deep_norm(BlockConfig& config) {
  if (config.norm != Norm::deep) return;
  require(config.norm_position == NormPosition::post, ErrorCode::invalid_value,
          {"/block/norm_position"},
          {"deep norm is defined for norm_position post only",
           "DeepNorm 只适用于 norm_position 为 post"});
  if (config.deep_norm_alpha) return;
  require(config.kind != BlockKind::encoder_decoder, ErrorCode::missing_field,
          {"/block/deep_norm_alpha"},
          {"deep norm in an encoder-decoder has no common default: give deep_norm_alpha",
           "编码器-解码器的 DeepNorm 没有通用的默认值：请给出 deep_norm_alpha"});
  config.deep_norm_alpha = std::sqrt(std::sqrt(2.0 * static_cast<double>(config.num_layers)));
}

}  // namespace

void require_width(std::int64_t width, const char* path) {
  require(width >= 1, ErrorCode::invalid_value, {path}, {"must be at least 1", "至少为 1"});
  if (width > limits.width) {
    refuse(ErrorCode::too_large, {path},
           {"{0} is beyond the width limit of {1}", "{0} 超出了宽度限制 {1}"}, width, limits.width);
  }
}

AttentionConfig settle(const AttentionConfig& given, const AttentionSite& site) {
  AttentionConfig config = given;
  require_width(config.num_heads, "/attention/num_heads");
  settle_d_out(config, site);
  check_heads(config, site);
  check_mask(config);
  const HeadWidths widths = head_widths(config, site);
  config.additive_hidden = config.additive_hidden.value_or(widths.query);
  require_width(*config.additive_hidden, "/attention/additive_hidden");
  const double rate = config.dropout.rate;
  require(rate >= 0 && rate <= 1, ErrorCode::invalid_value, {"/attention/dropout/rate"},
          {"rate must lie in 0..1", "rate 必须在 0 到 1 之间"});
  check_score(config, site);
  return config;
}

HeadWidths head_widths(const AttentionConfig& config, const AttentionSite& site) {
  const std::int64_t heads = config.head_style == HeadStyle::stacked ? 1 : config.num_heads;
  if (config.projections) {
    const std::int64_t width = *config.d_out / heads;
    return {width, width, width};
  }
  return {site.query_width / heads, site.key_width / heads, site.key_width / heads};
}

BlockConfig settle(BlockConfig config, std::int64_t width, const char* width_field) {
  settle_d_ff(config, width, width_field);
  require(config.num_layers >= 1, ErrorCode::invalid_value, {"/block/num_layers"},
          {"num_layers must be at least 1", "num_layers 至少为 1"});
  require(config.num_layers <= limits.layers, ErrorCode::too_large, {"/block/num_layers"},
          {"{0} is beyond the limit of {1} layers", "{0} 超出了 {1} 层的限制"}, config.num_layers,
          limits.layers);
  require(config.norm_epsilon >= 0, ErrorCode::invalid_value, {"/block/norm_epsilon"},
          {"norm_epsilon must not be negative", "norm_epsilon 不能为负"});
  require(config.dropout.rate >= 0 && config.dropout.rate <= 1, ErrorCode::invalid_value,
          {"/block/dropout/rate"}, {"rate must lie in 0..1", "rate 必须在 0 到 1 之间"});
  settle_deep_norm(config);
  return config;
}

}  // namespace playground
