#include "core/fast/layers.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/kernels/norm.h"
#include "core/tensor/views.h"

namespace playground::fast {
namespace {

class Packer {
 public:
  explicit Packer(Parameters parameters) : parameters_(std::move(parameters)) {}

  // The layers with these ids of weight and bias as one, their matrices side by side.
  Linear linear(const std::string& prefix,
                std::initializer_list<std::pair<const char*, const char*>> ids) {
    std::vector<Tensor> parts;
    Linear layer;
    std::int64_t columns = 0;
    for (const auto& [weight, bias] : ids) {
      parts.push_back(take(prefix + weight));
      columns += parts.back().shape[1];
      const Tensor end = take(prefix + bias);
      layer.bias.insert(layer.bias.end(), end.values.begin(), end.values.end());
    }
    const std::int64_t inner = parts[0].shape[0];
    const Tensor all = parts.size() == 1 ? std::move(parts[0]) : side_by_side(parts, columns);
    parts.clear();
    layer.matrix = pack(all.values.data(), inner, columns);
    return layer;
  }

  NormLayer norm(const std::string& id) {
    return {take(id + ".gain").values, take(id + ".bias").values};
  }

 private:
  // Empty where the experiment has no such parameter.
  Tensor take(const std::string& id) {
    const auto found = parameters_.find(id);
    if (found == parameters_.end()) return {};
    Tensor tensor = std::move(found->second);
    parameters_.erase(found);
    return tensor;
  }

  static Tensor side_by_side(const std::vector<Tensor>& parts, std::int64_t columns) {
    const std::int64_t rows = parts[0].shape[0];
    Tensor all{{rows, columns}, std::vector<float>(static_cast<std::size_t>(rows * columns))};
    MatrixView cells = matrix(std::span(all.values), columns);
    std::int64_t first = 0;
    for (const Tensor& part : parts) {
      const std::int64_t width = part.shape[1];
      cells.middleCols(first, width) = matrix(part.values.data(), rows, width);
      first += width;
    }
    return all;
  }

  Parameters parameters_;
};

AttentionLayer attention_layer(Packer& packer, const AttentionConfig& config,
                               const std::string& prefix, Widths widths, bool context) {
  AttentionLayer layer;
  layer.heads = config.num_heads;
  layer.kv_heads = *config.num_kv_heads;
  layer.head_dim = head_widths(config, {widths.input, widths.context, false, false}).key;
  layer.scale = scale_of(config, layer.head_dim);
  layer.mask = &*config.mask;
  if (config.projections && context) {
    layer.query = packer.linear(prefix, {{"W_query", "b_query"}});
    layer.key_value = packer.linear(prefix, {{"W_key", "b_key"}, {"W_value", "b_value"}});
  } else if (config.projections) {
    layer.query =
        packer.linear(prefix, {{"W_query", "b_query"}, {"W_key", "b_key"}, {"W_value", "b_value"}});
  }
  if (config.output_projection) layer.output = packer.linear(prefix, {{"W_output", "b_output"}});
  return layer;
}

FeedForwardLayer feed_forward_layer(Packer& packer, bool gated, const std::string& prefix) {
  FeedForwardLayer layer;
  layer.first = packer.linear(prefix, {{"W_1", "b_1"}});
  if (gated) layer.gate = packer.linear(prefix, {{"W_gate", "b_gate"}});
  layer.second = packer.linear(prefix, {{"W_2", "b_2"}});
  return layer;
}

// Makes the sub-layers of all blocks of a stack, as core/model plans them.
class StackMaker {
 public:
  StackMaker(const StackPlan& plan, Widths widths, Packer& packer)
      : plan_(plan), widths_(widths), packer_(packer) {}

  std::vector<Sublayer> make(StackName stack, bool has_context) {
    std::vector<Sublayer> layers;
    const std::vector<SublayerPlan> sublayers = sublayers_of(plan_, stack, has_context);
    for (std::int64_t i = 0; i < plan_.block.num_layers; ++i) {
      for (const SublayerPlan& sublayer : sublayers) {
        layers.push_back(make(sublayer, block_name(stack, i) + "."));
      }
    }
    return layers;
  }

 private:
  Sublayer make(const SublayerPlan& sublayer, const std::string& prefix) {
    const std::string norm = prefix + "norm_" + std::to_string(sublayer.number);
    const std::string own = prefix + std::string(sublayer.name) + ".";
    Sublayer layer;
    layer.norm = packer_.norm(norm);
    layer.after = packer_.norm(norm + "_after");
    layer.reads_context = sublayer.reads_context;
    if (sublayer.attention != nullptr) {
      layer.attention =
          attention_layer(packer_, *sublayer.attention, own, widths_, sublayer.reads_context);
    } else {
      const bool gated = plan_.block.activation == Activation::swiglu;
      layer.feed_forward = feed_forward_layer(packer_, gated, own);
    }
    return layer;
  }

  const StackPlan& plan_;
  Widths widths_;
  Packer& packer_;
};

}  // namespace

float scale_of(const AttentionConfig& config, std::int64_t head_dim) {
  if (config.score != Score::scaled_dot || !(config.scale || config.scaled)) return 1;
  const double factor = config.scale.value_or(1 / std::sqrt(static_cast<double>(head_dim)));
  return static_cast<float>(factor);
}

void NormLayer::operator()(const float* x, std::int64_t rows, double epsilon, float* result) const {
  const auto width = static_cast<std::int64_t>(gain.size());
  if (bias.empty()) return rms_norm(x, rows, {gain.data(), nullptr, width, epsilon}, result);
  layer_norm(x, rows, {gain.data(), bias.data(), width, epsilon}, result);
}

Layers make_layers(const StackPlan& plan, Widths widths, bool context, Parameters parameters) {
  Packer packer(std::move(parameters));
  StackMaker maker(plan, widths, packer);
  Layers layers;
  if (plan.block.kind == BlockKind::encoder_decoder) {
    layers.encoder = maker.make(StackName::encoder, false);
    layers.encoder_norm = packer.norm("encoder.final_norm");
    layers.stack = maker.make(StackName::decoder, true);
  } else {
    layers.stack = maker.make(StackName::alone, context);
  }
  layers.final_norm = packer.norm("final_norm");
  return layers;
}

AttentionLayer make_attention(const AttentionConfig& config, Widths widths, bool context,
                              Parameters parameters) {
  Packer packer(std::move(parameters));
  return attention_layer(packer, config, "", widths, context);
}

}  // namespace playground::fast
