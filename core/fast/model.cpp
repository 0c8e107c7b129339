#include "core/fast/model.h"

#include "core/fast/attend.h"
#include "core/fast/stack.h"
#include "core/model/forward.h"

namespace playground {

using fast::grow;
using fast::Sublayer;
using fast::Workspace;

bool is_fast(const Config& config) {
  const AttentionConfig& attention = config.attention;
  const bool product = attention.score == Score::scaled_dot || attention.score == Score::dot;
  const bool usual = attention.head_style == HeadStyle::split &&
                     attention.mask_method == MaskMethod::minus_infinity &&
                     attention.normalize == Normalize::softmax && attention.dropout.rate == 0;
  const bool block =
      !config.block || (config.block->norm != Norm::batch && config.block->dropout.rate == 0);
  return product && usual && block;
}

struct Model::Parts {
  StackPlan plan;                  // without a block only its attention and `rotary` are set
  fast::Layers layers;             // of a stack …
  fast::AttentionLayer attention;  // … or of attention alone
  bool alone = false;
  bool has_context = false;
  std::int64_t width = 0;
  std::int64_t result_width = 0;
  Workspace workspace;

  void finish(float* rows, std::int64_t count) const {
    if (layers.final_norm) {
      layers.final_norm(rows, count, plan.block.norm_epsilon, rows);
    }
  }
};

struct Cache::Parts {
  std::vector<PackedKeys> layers;  // one for each sub-layer; empty for a feed-forward network
  std::int64_t capacity = 0;
  std::int64_t length = 0;
};

Cache::Cache(const Model& model, std::int64_t capacity) : parts_(std::make_unique<Parts>()) {
  const auto make = [&](const std::optional<fast::AttentionLayer>& layer) {
    PackedKeys& keys = parts_->layers.emplace_back();
    if (layer) reserve(keys, layer->kv_heads, layer->head_dim, capacity);
  };
  if (model.parts_->alone) make(model.parts_->attention);
  for (const Sublayer& layer : model.parts_->layers.stack) make(layer.attention);
  parts_->capacity = capacity;
}

Cache::~Cache() = default;
Cache::Cache(Cache&&) noexcept = default;

std::int64_t Cache::capacity() const { return parts_->capacity; }
std::int64_t Cache::length() const { return parts_->length; }
void Cache::shorten(std::int64_t length) { parts_->length = std::min(parts_->length, length); }

Model::Model(const Config& config, Widths widths, Parameters parameters)
    : parts_(std::make_unique<Parts>()) {
  const bool context = config.context.given();
  parts_->width = widths.input;
  parts_->has_context = context;
  if (config.block) {
    parts_->plan = plan_stack(config, widths);
    parts_->layers = fast::make_layers(parts_->plan, widths, context, std::move(parameters));
    parts_->result_width = widths.input;
    return;
  }
  parts_->alone = true;
  parts_->plan.rotary = config.position.kind == PositionKind::rotary;
  parts_->plan.attention = plan_attention(config, widths);
  parts_->attention =
      fast::make_attention(parts_->plan.attention, widths, context, std::move(parameters));
  parts_->result_width = *parts_->plan.attention.d_out;
}

Model::~Model() = default;
Model::Model(Model&&) noexcept = default;

std::int64_t Model::width() const { return parts_->width; }
std::int64_t Model::result_width() const { return parts_->result_width; }

std::int64_t Model::scratch_bytes() const { return fast::bytes(parts_->workspace); }

bool Model::is_causal() const {
  const MaskKind kind = parts_->plan.attention.mask->kind;
  return !parts_->has_context && (kind == MaskKind::causal || kind == MaskKind::sliding_window);
}

void Model::forward(const Batch& x, const Batch* context, float* result) {
  Parts& parts = *parts_;
  Workspace& workspace = parts.workspace;
  if (parts.alone) {
    const Batch& source = context == nullptr ? x : *context;
    fast::attend(parts.attention, {x, source, parts.plan.rotary}, {}, workspace, result);
    return;
  }
  const auto stream = [&](const Batch& from, float* rows) {
    std::copy_n(from.rows, fast::rows_of(from) * parts.width, rows);
    return fast::Stream{rows, from.sentences, from.tokens, parts.width, from.lengths};
  };
  fast::Stream decoded = stream(x, result);
  if (context != nullptr) decoded.context = *context;
  if (!parts.layers.encoder.empty()) {
    float* encoded = grow(workspace.memory, fast::rows_of(*context) * parts.width);
    fast::run(parts.plan, parts.layers.encoder, stream(*context, encoded), workspace);
    decoded.context.rows = encoded;
  }
  fast::run(parts.plan, parts.layers.stack, decoded, workspace);
  parts.finish(result, fast::rows_of(x));
}

void Model::append(Cache& cache, const float* x, std::int64_t tokens, float* result) {
  Parts& parts = *parts_;
  Cache::Parts& past = *cache.parts_;
  const Batch rows{x, 1, tokens};
  if (parts.alone) {
    fast::attend(parts.attention, {rows, rows, parts.plan.rotary, past.layers.data(), past.length},
                 {}, parts.workspace, result);
  } else {
    std::copy_n(x, tokens * parts.width, result);
    fast::run(parts.plan, parts.layers.stack,
              {result, 1, tokens, parts.width, {}, {}, past.layers, past.length}, parts.workspace);
    parts.finish(result, tokens);
  }
  past.length += tokens;
}

}  // namespace playground
