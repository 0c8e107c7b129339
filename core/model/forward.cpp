#include "core/model/forward.h"

#include "core/base/message.h"
#include "core/model/embedding.h"
#include "core/model/head.h"
#include "core/model/study.h"

namespace playground {
namespace {

DropoutStream stream_of(const DropoutConfig& config) {
  return {config.rate, config.generator, Generator(config.seed)};
}

// Each of the two settings draws from a generator of its own; rate 0 draws nothing.
struct Streams {
  explicit Streams(const Config& config)
      : attention_stream(stream_of(config.attention.dropout)),
        block_stream(stream_of(config.block ? config.block->dropout : DropoutConfig{})) {}

  DropoutStream* attention() { return attention_stream.rate > 0 ? &attention_stream : nullptr; }
  DropoutStream* block() { return block_stream.rate > 0 ? &block_stream : nullptr; }

  DropoutStream attention_stream;
  DropoutStream block_stream;
};

Ref attention_alone(Tape& tape, const AttentionConfig& config, const AttentionInput& input) {
  const Scope scope = Scope::bare(tape, "attention", {.part = ModelPart::attention});
  return attention(tape, config, input);
}

}  // namespace

MaskKind mask_kind(const Config& config) {
  if (config.attention.mask) return config.attention.mask->kind;
  const bool keeps_keys =
      config.study.kind == StudyKind::cache || config.study.kind == StudyKind::pages;
  const bool looks_back = config.block ? config.block->kind != BlockKind::encoder : keeps_keys;
  return looks_back && attends_to_tokens(config.attention) ? MaskKind::causal : MaskKind::none;
}

StackPlan plan_stack(const Config& config, const Widths& widths) {
  const bool context = config.context.given();
  const bool encoder_decoder = config.block->kind == BlockKind::encoder_decoder;
  if (encoder_decoder && !context) {
    refuse(ErrorCode::missing_field, {"/input/context_text"},
           {"an encoder-decoder needs a sentence for its encoder: give context_text, "
            "context_tokens or context_embeddings",
            "编码器-解码器的编码器需要一个句子：请给出 context_text、context_tokens 或 "
            "context_embeddings"});
  }
  if (encoder_decoder && widths.context != widths.input) {
    refuse(ErrorCode::shape_mismatch, {"/input/context_embeddings"},
           {"encoder and decoder share one width; the context must have vectors of {0} numbers",
            "编码器与解码器的宽度相同；上下文的每个向量必须有 {0} 个数"},
           widths.input);
  }
  const bool rotary = config.position.kind == PositionKind::rotary;
  const bool cross = context && !encoder_decoder;
  const AttentionSite site{widths.input, cross ? widths.context : widths.input, true, rotary};
  StackPlan plan;
  plan.block = settle(*config.block, widths.input, width_field(config));
  plan.attention = settle(config.attention, site);
  plan.encoder_attention = plan.attention;
  plan.encoder_attention.mask->kind = MaskKind::none;
  plan.attention.mask->kind = mask_kind(config);
  plan.rotary = rotary;
  return plan;
}

AttentionConfig plan_attention(const Config& config, const Widths& widths) {
  const std::int64_t key_width = config.context.given() ? widths.context : widths.input;
  const bool rotary = config.position.kind == PositionKind::rotary;
  AttentionConfig settled = settle(config.attention, {widths.input, key_width, false, rotary});
  settled.mask->kind = mask_kind(config);
  return settled;
}

Ref forward(Tape& tape, const Config& config, const TokenSides& sides) {
  require(config.head || !config.targets, ErrorCode::missing_field, {"/head"},
          {"targets are compared with what a head predicts; give head, too",
           "目标要与输出头的预测相比；请同时给出 head"});
  Streams streams(config);
  const Widths widths = widths_of(config, sides);
  const Embedded input = embed(tape, config, sides);
  if (config.block) {
    require(config.study.kind == StudyKind::none, ErrorCode::invalid_value, {"/study/kind"},
            {"a study needs an attention without a block; leave block or study out",
             "专题需要没有块的注意力；请去掉 block 或 study"});
    StackPlan plan = plan_stack(config, widths);
    plan.attention_dropout = streams.attention();
    plan.block_dropout = streams.block();
    const Ref output = stack(tape, plan, input.x, input.context);
    return config.head ? predict(tape, config, sides, input, output) : output;
  }
  const bool rotary = config.position.kind == PositionKind::rotary;
  const AttentionConfig settled = plan_attention(config, widths);
  const AttentionInput attended{input.x, input.context.value_or(input.x), rotary,
                                streams.attention()};
  const Ref output = attention_alone(tape, settled, attended);
  if (config.study.kind != StudyKind::none) {
    record_study(tape, config, sides, settled, attended);
  }
  return config.head ? predict(tape, config, sides, input, output) : output;
}

}  // namespace playground
