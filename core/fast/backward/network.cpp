#include "core/fast/backward/network.h"

#include <algorithm>
#include <optional>

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
  return attention.projections && !custom && !config.context.given() &&
         config.block->kind != BlockKind::encoder_decoder;
}

struct TrainedNetwork::Parts {
  Parts(const Config& config, Widths widths, const Arena& its_arena)
      : arena(its_arena),
        plan(plan_stack(config, widths)),
        width(widths.input),
        position(config.position.kind),
        table(arena.find("embedding")),
        positions(arena.find("position_encoding")),
        final_norm(arena, "final_norm", plan.block.norm_epsilon),
        head(arena, *config.head) {
    const std::int64_t head_dim =
        head_widths(plan.attention, {widths.input, widths.input, true, plan.rotary}).key;
    for (std::int64_t i = 0; i < plan.block.num_layers; ++i) {
      const std::string block = block_name(StackName::alone, i) + ".";
      for (const SublayerPlan& sublayer : sublayers_of(plan, StackName::alone, false)) {
        const std::string norm = block + "norm_" + std::to_string(sublayer.number);
        const std::string own = block + std::string(sublayer.name) + ".";
        fast::TrainedSublayer& layer = layers.emplace_back(
            fast::TrainedSublayer{i,
                                  {arena, norm, plan.block.norm_epsilon},
                                  {arena, norm + "_after", plan.block.norm_epsilon},
                                  std::nullopt,
                                  std::nullopt});
        if (sublayer.attention == nullptr) {
          layer.feed_forward.emplace(arena, own, plan.block.activation);
          continue;
        }
        layer.attention.emplace(arena, own, *sublayer.attention, head_dim, plan.rotary);
        for (std::int64_t h = 0; h < layer.attention->heads(); ++h) heads.push_back({i, h});
      }
    }
  }

  fast::TrainingPass pass(const Examples& examples) {
    fast::TrainingPass pass{parameters, {examples.sentences, examples.tokens},
                            width,      plan.block.norm_position == NormPosition::post,
                            {},         scratch};
    if (plan.block.residual) {
      pass.alpha =
          plan.block.norm == Norm::deep ? static_cast<float>(*plan.block.deep_norm_alpha) : 1;
    }
    return pass;
  }

  void embed(const Examples& examples) {
    const std::int64_t rows = examples.rows();
    grow(stream, rows * width);
    if (position == PositionKind::sinusoidal) {
      sinusoids.resize(static_cast<std::size_t>(examples.tokens * width));
      fill_sinusoidal(width, sinusoids);
    }
    const float* added = position == PositionKind::sinusoidal ? sinusoids.data()
                         : positions == nullptr               ? nullptr
                                                              : parameters + positions->first;
    for (std::int64_t i = 0; i < rows; ++i) {
      auto cells = row(stream.data() + i * width, width);
      const std::int64_t id = examples.ids[static_cast<std::size_t>(i)];
      cells = row(parameters + table->first + id * width, width);
      if (added != nullptr) cells += row(added + i % examples.tokens * width, width);
    }
  }

  // Rows that a batch does not name get no gradient from it.
  void give_back(const Examples& examples, const float* gradient, float* gradients) const {
    const std::int64_t rows = examples.rows();
    for (std::int64_t i = 0; i < rows; ++i) {
      const auto cells = row(gradient + i * width, width);
      const std::int64_t id = examples.ids[static_cast<std::size_t>(i)];
      row(gradients + table->first + id * width, width) += cells;
      if (positions == nullptr) continue;
      row(gradients + positions->first + i % examples.tokens * width, width) += cells;
    }
  }

  const Arena& arena;
  StackPlan plan;
  std::int64_t width;
  PositionKind position;
  const Arena::Slice* table;
  const Arena::Slice* positions;  // null: not learned
  std::vector<fast::TrainedSublayer> layers;
  fast::TrainedNorm final_norm;
  fast::TrainedHead head;
  std::vector<Head> heads;
  const float* parameters = nullptr;  // of the latest forward pass
  fast::TrainingScratch scratch;
  std::vector<float> sinusoids;
  std::vector<float> stream;  // then its gradient
  std::vector<float> last;    // the stream that the final norm reads
  std::vector<float> branch;
};

TrainedNetwork::TrainedNetwork(const Config& config, Widths widths, const Arena& arena)
    : parts_(std::make_unique<Parts>(config, widths, arena)) {}
TrainedNetwork::~TrainedNetwork() = default;
TrainedNetwork::TrainedNetwork(TrainedNetwork&&) noexcept = default;

const std::vector<TrainedNetwork::Head>& TrainedNetwork::heads() const { return parts_->heads; }

const fast::TrainedAttention& TrainedNetwork::attention(std::int64_t block) const {
  const auto& layers = parts_->layers;
  const auto found = std::find_if(layers.begin(), layers.end(), [&](const auto& layer) {
    return layer.block == block && layer.attention.has_value();
  });
  return *found->attention;
}

Prediction TrainedNetwork::forward(const float* parameters, const Examples& examples) {
  Parts& parts = *parts_;
  parts.parameters = parameters;
  parts.embed(examples);
  const fast::TrainingPass pass = parts.pass(examples);
  for (fast::TrainedSublayer& layer : parts.layers) {
    if (layer.attention) {
      layer.attention->load(parameters);
    } else {
      layer.feed_forward->load(parameters);
    }
    forward_through(pass, layer, parts.stream.data());
  }
  if (parts.final_norm) {
    float* last = grow(parts.last, pass.cells());
    std::copy_n(parts.stream.data(), pass.cells(), last);
    parts.final_norm.forward(parameters, last, pass.size.rows(), parts.stream.data());
  }
  return parts.head.forward(parameters, parts.stream.data(), parts.width, examples,
                            parts.scratch.product);
}

void TrainedNetwork::backward(const Examples& examples, float* gradients) {
  Parts& parts = *parts_;
  const fast::TrainingPass pass = parts.pass(examples);
  float* stream = parts.stream.data();
  std::fill_n(gradients, parts.arena.size(), 0.0F);
  parts.head.backward(parts.parameters, stream, parts.width, pass.size.rows(), gradients,
                      parts.scratch.product);
  if (parts.final_norm) {
    parts.final_norm.backward(parts.parameters, parts.last.data(), pass.size.rows(), stream,
                              gradients);
  }
  float* branch = grow(parts.branch, pass.cells());
  for (std::size_t i = parts.layers.size(); i-- > 0;) {
    backward_through(pass, parts.layers[i], stream, branch, gradients);
  }
  parts.give_back(examples, stream, gradients);
}

}  // namespace playground
