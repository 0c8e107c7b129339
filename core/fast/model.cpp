#include "core/fast/model.h"

#include <array>

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

  // Of an attention in a block of a stack.
  static std::size_t place_of(const std::vector<Sublayer>& stack, std::int64_t blocks,
                              const HeadName& head) {
    const std::size_t each = stack.size() / static_cast<std::size_t>(blocks);
    std::size_t place = static_cast<std::size_t>(head.block) * each;
    while (!stack[place].attention || stack[place].reads_context != head.cross) ++place;
    return place;
  }

  void finish(const fast::NormLayer& norm, float* rows, std::int64_t count) const {
    if (norm) norm(rows, count, plan.block.norm_epsilon, rows);
  }

  // Replaces the context's rows by what the encoder makes of them.
  void encode(const fast::Stream& context) {
    fast::run(plan, layers.encoder, context, workspace);
    finish(layers.encoder_norm, context.rows, context.sentences * context.tokens);
  }
};

struct Cache::Parts {
  std::vector<PackedKeys> layers;  // one for each sub-layer; empty for a feed-forward network
  std::int64_t context_tokens = 0;
  std::int64_t capacity = 0;
  std::int64_t length = 0;
};

Cache::Cache(const Model& model, std::int64_t capacity) : parts_(std::make_unique<Parts>()) {
  const auto make = [&](const std::optional<fast::AttentionLayer>& layer) {
    PackedKeys& keys = parts_->layers.emplace_back();
    if (layer) reserve(keys, layer->kv_heads, layer->head_dim, capacity);
  };
  if (model.parts_->alone) make(model.parts_->attention);
  for (const Sublayer& layer : model.parts_->layers.stack) {
    make(layer.reads_context ? std::nullopt : layer.attention);
  }
  parts_->capacity = capacity;
}

Cache::~Cache() = default;
Cache::Cache(const Cache& other) : parts_(std::make_unique<Parts>(*other.parts_)) {}
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
  const bool looks_back = kind == MaskKind::causal || kind == MaskKind::sliding_window;
  return looks_back && (!parts_->has_context || !parts_->layers.encoder.empty());
}

void Model::silence(const std::vector<HeadName>& heads) {
  fast::Layers& layers = parts_->layers;
  for (std::vector<Sublayer>* stack : {&layers.encoder, &layers.stack}) {
    for (Sublayer& layer : *stack) {
      if (layer.attention) layer.attention->silent.clear();
    }
  }
  for (const HeadName& head : heads) {
    std::vector<Sublayer>& stack = head.stack == StackName::encoder ? layers.encoder : layers.stack;
    const std::size_t place = Parts::place_of(stack, parts_->plan.block.num_layers, head);
    stack[place].attention->silent.push_back(head.head);
  }
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
    parts.encode(stream(*context, encoded));
    decoded.context.rows = encoded;
  }
  fast::run(parts.plan, parts.layers.stack, decoded, workspace);
  parts.finish(parts.layers.final_norm, result, fast::rows_of(x));
}

void Model::read_context(Cache& cache, const Batch& context) {
  Parts& parts = *parts_;
  Cache::Parts& past = *cache.parts_;
  past.length = 0;
  past.context_tokens = context.tokens;
  float* encoded = grow(parts.workspace.memory, context.tokens * parts.width);
  std::copy_n(context.rows, context.tokens * parts.width, encoded);
  parts.encode({encoded, 1, context.tokens, parts.width});
  for (std::size_t i = 0; i < past.layers.size(); ++i) {
    const Sublayer& layer = parts.layers.stack[i];
    if (!layer.reads_context) continue;
    fast::store_context(*layer.attention, {encoded, 1, context.tokens}, parts.plan.rotary,
                        parts.workspace, past.layers[i]);
  }
}

void Model::append(Cache& cache, const float* x, std::int64_t tokens, float* result, HeadRow* row) {
  append(std::array{&cache}, x, tokens, result, row);
}

void Model::append(std::span<Cache* const> caches, const float* x, std::int64_t tokens,
                   float* result, HeadRow* row) {
  Parts& parts = *parts_;
  const Batch rows{x, std::ssize(caches), tokens};
  const Cache::Parts& first = *caches.front()->parts_;
  std::vector<std::vector<PackedKeys*>> past(first.layers.size());  // by layer and sentence
  for (const Cache* cache : caches) {
    for (std::size_t i = 0; i < past.size(); ++i) past[i].push_back(&cache->parts_->layers[i]);
  }
  if (parts.alone) {
    fast::attend(parts.attention,
                 {rows, rows, parts.plan.rotary, past.front(), first.length, false, row}, {},
                 parts.workspace, result);
  } else {
    std::copy_n(x, fast::rows_of(rows) * parts.width, result);
    fast::Stream stream{result, rows.sentences, tokens, parts.width};
    stream.context.tokens = first.context_tokens;
    stream.past = past;
    stream.past_tokens = first.length;
    stream.row = row;
    if (row != nullptr) {
      stream.row_of = Parts::place_of(parts.layers.stack, parts.plan.block.num_layers, row->head);
    }
    fast::run(parts.plan, parts.layers.stack, stream, parts.workspace);
    parts.finish(parts.layers.final_norm, result, fast::rows_of(rows));
  }
  for (const Cache* cache : caches) cache->parts_->length += tokens;
}

}  // namespace playground
