#include "core/fast/backward/network.h"

#include <algorithm>
#include <optional>
#include <string>

#include "core/fast/backward/layer.h"
#include "core/fast/model.h"
#include "core/fast/workspace.h"
#include "core/model/forward.h"
#include "core/model/settings.h"
#include "core/tensor/views.h"
#include "core/text/positions.h"

namespace playground {

using fast::Arena;
using fast::grow;

bool is_trained_fast(const Config& config) {
  if (!is_fast(config) || !config.block || !config.head) return false;
  const AttentionConfig& attention = config.attention;
  const bool custom = attention.mask && attention.mask->kind == MaskKind::custom;
  const bool alone = config.block->kind != BlockKind::encoder_decoder;
  return attention.projections && !custom && !(alone && config.context.given());
}

struct TrainedNetwork::Parts {
  // What a stack of blocks reads, and what it has computed.
  struct Stack {
    const Arena::Slice* positions;  // null: not learned
    fast::TrainedNorm final_norm;
    std::vector<fast::TrainedSublayer> layers = {};
    std::vector<float> stream = {};  // then its gradient
    std::vector<float> branch = {};
    std::vector<float> last = {};  // the stream that the final norm reads
  };

  Parts(const Config& config, Widths widths, const Arena& its_arena)
      : arena(its_arena),
        plan(plan_stack(config, widths)),
        width(widths.input),
        position(config.position.kind),
        table(arena.find("embedding")),
        encoder{arena.find("context_position_encoding"),
                {arena, "encoder.final_norm", plan.block.norm_epsilon}},
        decoder{arena.find("position_encoding"), {arena, "final_norm", plan.block.norm_epsilon}},
        head(arena, *config.head) {
    if (plan.block.kind == BlockKind::encoder_decoder) {
      add_layers(encoder, StackName::encoder);
      add_layers(decoder, StackName::decoder);
    } else {
      add_layers(decoder, StackName::alone);
    }
  }

  void add_layers(Stack& stack, StackName name) {
    const std::int64_t head_dim =
        head_widths(plan.attention, {width, width, true, plan.rotary}).key;
    for (std::int64_t i = 0; i < plan.block.num_layers; ++i) {
      const std::string block = block_name(name, i) + ".";
      for (const SublayerPlan& sublayer : sublayers_of(plan, name, false)) {
        const std::string norm = block + "norm_" + std::to_string(sublayer.number);
        const std::string own = block + std::string(sublayer.name) + ".";
        const bool is_cross = sublayer.part == ModelPart::cross_attention;
        fast::TrainedSublayer& layer = stack.layers.emplace_back(
            fast::TrainedSublayer{{name, i, is_cross, 0},
                                  sublayer.reads_context,
                                  {arena, norm, plan.block.norm_epsilon},
                                  {arena, norm + "_after", plan.block.norm_epsilon},
                                  std::nullopt,
                                  std::nullopt});
        if (sublayer.attention == nullptr) {
          layer.feed_forward.emplace(arena, own, plan.block.activation);
          continue;
        }
        layer.attention.emplace(arena, own, *sublayer.attention, head_dim, plan.rotary,
                                sublayer.reads_context);
        for (std::int64_t h = 0; h < layer.attention->heads(); ++h) {
          heads.push_back({name, i, is_cross, h});
        }
      }
    }
  }

  fast::TrainingPass pass(const Examples& examples, const SentenceRows& rows) {
    const bool post = plan.block.norm_position == NormPosition::post;
    fast::TrainingPass pass{parameters, examples, rows, width, post, {}, scratch};
    if (plan.block.residual) {
      pass.alpha =
          plan.block.norm == Norm::deep ? static_cast<float>(*plan.block.deep_norm_alpha) : 1;
    }
    return pass;
  }

  // Of the decoder: it reads what the encoder gives.
  fast::TrainingPass decoder_pass(const Examples& examples) {
    fast::TrainingPass pass = this->pass(examples, examples.rows);
    if (encoder.layers.empty()) return pass;
    pass.context = {encoder.stream.data(), &examples.context_rows};
    pass.context_gradient = context_gradient.data();
    return pass;
  }

  void forward_through(Stack& stack, const fast::TrainingPass& pass) const {
    for (fast::TrainedSublayer& layer : stack.layers) {
      if (layer.attention) {
        layer.attention->load(parameters);
      } else {
        layer.feed_forward->load(parameters);
      }
      fast::forward_through(pass, layer, stack.stream.data());
    }
    if (!stack.final_norm) return;
    float* last = grow(stack.last, pass.cells());
    std::copy_n(stack.stream.data(), pass.cells(), last);
    stack.final_norm.forward(parameters, last, pass.rows.rows(), stack.stream.data());
  }

  static void backward_through(Stack& stack, const fast::TrainingPass& pass, float* stream,
                               float* gradients) {
    if (stack.final_norm) {
      stack.final_norm.backward(pass.parameters, stack.last.data(), pass.rows.rows(), stream,
                                gradients);
    }
    float* branch = grow(stack.branch, pass.cells());
    for (std::size_t i = stack.layers.size(); i-- > 0;) {
      fast::backward_through(pass, stack.layers[i], stream, branch, gradients);
    }
  }

  void embed(const SentenceRows& rows, const std::vector<std::int64_t>& ids, Stack& stack) {
    float* stream = grow(stack.stream, rows.rows() * width);
    for (std::int64_t sentence = 0; sentence < rows.sentences(); ++sentence) {
      const float* added =
          stack.positions == nullptr ? nullptr : parameters + stack.positions->first;
      if (position == PositionKind::sinusoidal) {
        const auto cells = static_cast<std::size_t>(rows.tokens(sentence) * width);
        if (sinusoids.size() < cells) {
          sinusoids.resize(cells);
          fill_sinusoidal(width, sinusoids);
        }
        added = sinusoids.data();
      }
      const std::int64_t begin = rows.begin(sentence);
      for (std::int64_t t = 0; t < rows.tokens(sentence); ++t) {
        auto cells = row(stream + (begin + t) * width, width);
        const std::int64_t id = ids[static_cast<std::size_t>(begin + t)];
        cells = row(parameters + table->first + id * width, width);
        if (added != nullptr) cells += row(added + t * width, width);
      }
    }
  }

  // Rows that a batch does not name get no gradient from it.
  void give_back(const SentenceRows& rows, const std::vector<std::int64_t>& ids,
                 const Arena::Slice* positions, const float* gradient, float* gradients) const {
    for (std::int64_t sentence = 0; sentence < rows.sentences(); ++sentence) {
      const std::int64_t begin = rows.begin(sentence);
      for (std::int64_t t = 0; t < rows.tokens(sentence); ++t) {
        const auto cells = row(gradient + (begin + t) * width, width);
        const std::int64_t id = ids[static_cast<std::size_t>(begin + t)];
        row(gradients + table->first + id * width, width) += cells;
        if (positions == nullptr) continue;
        row(gradients + positions->first + t * width, width) += cells;
      }
    }
  }

  const Arena& arena;
  StackPlan plan;
  std::int64_t width;
  PositionKind position;
  const Arena::Slice* table;
  Stack encoder;  // without layers: there is none
  Stack decoder;  // or the only one
  fast::TrainedHead head;
  std::vector<HeadName> heads;
  const float* parameters = nullptr;  // of the latest forward pass
  fast::TrainingScratch scratch;
  std::vector<float> sinusoids;
  std::vector<float> context_gradient;
};

TrainedNetwork::TrainedNetwork(const Config& config, Widths widths, const Arena& arena)
    : parts_(std::make_unique<Parts>(config, widths, arena)) {}
TrainedNetwork::~TrainedNetwork() = default;
TrainedNetwork::TrainedNetwork(TrainedNetwork&&) noexcept = default;

const std::vector<HeadName>& TrainedNetwork::heads() const { return parts_->heads; }

const fast::TrainedAttention& TrainedNetwork::attention_of(const HeadName& head) const {
  const Parts::Stack& stack = head.stack == StackName::encoder ? parts_->encoder : parts_->decoder;
  const HeadName first{head.stack, head.block, head.cross, 0};
  const auto found = std::find_if(stack.layers.begin(), stack.layers.end(), [&](const auto& layer) {
    return layer.place == first && layer.attention.has_value();
  });
  return *found->attention;
}

Prediction TrainedNetwork::forward(const float* parameters, const Examples& examples) {
  Parts& parts = *parts_;
  parts.parameters = parameters;
  if (!parts.encoder.layers.empty()) {
    parts.embed(examples.context_rows, examples.context_ids, parts.encoder);
    parts.forward_through(parts.encoder, parts.pass(examples, examples.context_rows));
  }
  parts.embed(examples.rows, examples.ids, parts.decoder);
  parts.forward_through(parts.decoder, parts.decoder_pass(examples));
  return parts.head.forward(parameters, parts.decoder.stream.data(), parts.width, examples,
                            parts.scratch.product);
}

std::vector<std::int64_t> TrainedNetwork::wrong_rows() const { return parts_->head.wrong_rows(); }

float TrainedNetwork::probability(std::int64_t row, std::int64_t token) const {
  return parts_->head.probability(row, token);
}

void TrainedNetwork::backward(const Examples& examples, float* gradients) {
  Parts& parts = *parts_;
  std::fill_n(gradients, parts.arena.size(), 0.0F);
  const std::int64_t context_cells = examples.context_rows.rows() * parts.width;
  std::fill_n(grow(parts.context_gradient, context_cells), context_cells, 0.0F);
  const fast::TrainingPass pass = parts.decoder_pass(examples);
  float* stream = parts.decoder.stream.data();
  parts.head.backward(parts.parameters, stream, parts.width, pass.rows.rows(), gradients,
                      parts.scratch.product);
  Parts::backward_through(parts.decoder, pass, stream, gradients);
  parts.give_back(examples.rows, examples.ids, parts.decoder.positions, stream, gradients);
  if (parts.encoder.layers.empty()) return;
  const fast::TrainingPass encoder_pass = parts.pass(examples, examples.context_rows);
  float* context = parts.context_gradient.data();
  Parts::backward_through(parts.encoder, encoder_pass, context, gradients);
  parts.give_back(examples.context_rows, examples.context_ids, parts.encoder.positions, context,
                  gradients);
}

}  // namespace playground
