#include "core/model/head.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/model/projection.h"
#include "core/ops/arithmetic.h"
#include "core/ops/gradient.h"
#include "core/ops/loss.h"
#include "core/ops/product.h"
#include "core/ops/softmax.h"

namespace playground {
namespace {

Ref logits(Tape& tape, const HeadConfig& config, Ref output, Ref table) {
  const std::int64_t width = tape.last_size(output);
  if (!config.tied) {
    const LinearNames names{"W_head", "b_head", Axis::feature, Axis::vocabulary};
    const Shape in_out{width, tape.size(table, 0)};
    const LinearParameters layer = linear_parameters(tape, names, in_out, config.bias);
    return linear(tape, "logits", output, layer.weight, layer.bias);
  }
  require(width == tape.last_size(table), ErrorCode::shape_mismatch, {"/head/tied"},
          {"a tied head scores with the embedding table, so the output must be as wide as it; they "
           "have {0} and {1} numbers",
           "共享权重的输出头用词向量表打分，所以输出必须与它同宽；现在分别是 {0} 和 {1} 个数"},
          width, tape.last_size(table));
  return matmul_transposed(tape, "logits", output, table);
}

// Each token is followed by the next of its sentence, the last one by none.
Targets next_tokens(const TokenSide& side) {
  Targets targets;
  for (const auto& sentence : side.sentences) {
    for (std::size_t i = 0; i < sentence.size(); ++i) {
      const bool followed = i + 1 < sentence.size() && sentence[i + 1].id;
      targets.push_back(followed ? *sentence[i + 1].id : -1);
    }
  }
  return targets;
}

std::int64_t target_id(const std::optional<std::string>& token,
                       const std::vector<std::string>& vocabulary) {
  if (!token) return -1;
  const auto found = std::find(vocabulary.begin(), vocabulary.end(), *token);
  require(found != vocabulary.end(), ErrorCode::invalid_value, {"/targets"},
          {"\"{0}\" is no token of the sentences; take one of them, or null to leave it out",
           "\"{0}\" 不是句子里的词元；请从中取一个，或用 null 表示不计"},
          *token);
  return found - vocabulary.begin();
}

Targets given_targets(const TargetsConfig& config, const TokenSides& sides) {
  const TokenSide& side = sides.input;
  const auto sentences = static_cast<std::int64_t>(config.lists.size());
  require(sentences == side.batch(), ErrorCode::shape_mismatch, {"/targets"},
          {"there are {0} sentences and {1} lists of targets; give one for each",
           "有 {0} 个句子，却给了 {1} 组目标；请每句给一组"},
          side.batch(), sentences);
  Targets targets;
  for (std::int64_t i = 0; i < sentences; ++i) {
    const auto& list = config.lists[static_cast<std::size_t>(i)];
    const std::int64_t length =
        side.lengths.empty() ? side.tokens() : side.lengths[static_cast<std::size_t>(i)];
    require(static_cast<std::int64_t>(list.size()) == length, ErrorCode::shape_mismatch,
            {"/targets"},
            {"sentence {0} has {1} tokens and {2} targets; give one for each token",
             "第 {0} 句有 {1} 个词元，却给了 {2} 个目标；请每个词元给一个"},
            i + 1, length, list.size());
    for (const auto& token : list) targets.push_back(target_id(token, sides.vocabulary));
    targets.resize(targets.size() + static_cast<std::size_t>(side.tokens() - length), -1);
  }
  return targets;
}

void record_loss(Tape& tape, const TargetsConfig& config, const TokenSides& sides, Ref scores) {
  tape.set_path("/targets");
  const Targets targets = config.next ? next_tokens(sides.input) : given_targets(config, sides);
  const std::int64_t counted = std::count_if(targets.begin(), targets.end(),
                                             [](std::int64_t target) { return target >= 0; });
  require(counted > 0, ErrorCode::invalid_value, {"/targets"},
          {"no token has a target; the next word needs two words at least",
           "没有一个词元有目标；要预测下一个词，至少需要两个词"});
  const Ref each = cross_entropy(tape, "loss_per_token", scores, targets);
  const Ref sum = sum_to(tape, {std::string_view("loss.sum"), "loss_sum"}, each, {}, {});
  scale(tape, "loss", sum, 1 / static_cast<double>(counted));
}

}  // namespace

Ref predict(Tape& tape, const Config& config, const TokenSides& sides, const Embedded& embedded,
            Ref output) {
  require(embedded.table && config.input.embeddings == std::nullopt, ErrorCode::invalid_value,
          {"/head"},
          {"a head scores the tokens of the sentences; give text or tokens instead of embeddings",
           "输出头给句子里的词元打分；请给出文本或词元，而不是向量"});
  const Scope scope = Scope::bare(tape, "prediction", {.part = ModelPart::prediction});
  const Ref scores = logits(tape, *config.head, output, *embedded.table);
  const Ref probabilities = softmax(tape, "probabilities", scores);
  if (config.targets) record_loss(tape, *config.targets, sides, scores);
  return probabilities;
}

}  // namespace playground
