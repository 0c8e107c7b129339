#include "core/words/model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/message.h"
#include "core/model/parameters.h"
#include "core/run/plan.h"
#include "core/tensor/views.h"
#include "core/train/tape_gradient.h"

namespace playground {
namespace {

constexpr std::size_t shown_alternatives = 5;

// The configuration with the fields that every model of words has.
Config settled(Config config, const WordVocabulary& vocabulary) {
  require(config.block && config.block->kind == BlockKind::encoder_decoder,
          ErrorCode::invalid_value, {"/config/block/kind"},
          {"a model of words is an encoder_decoder", "词模型必须是 encoder_decoder"});
  require(config.position.kind == PositionKind::rotary, ErrorCode::invalid_value,
          {"/config/position/kind"},
          {"a model of words has rotary positions", "词模型使用 rotary 位置编码"});
  require(config.head && config.head->tied, ErrorCode::invalid_value, {"/config/head/tied"},
          {"a model of words has a tied head", "词模型的输出头与词向量共享权重"});
  config.head->vocabulary = vocabulary.tokens();
  config.context.tokens.emplace();
  config.weights.layout = WeightLayout::in_out;
  return config;
}

std::vector<ParameterSpec> specs_of(const Config& config, const WordVocabulary& vocabulary) {
  Examples one;
  one.rows.add(1);
  one.ids = {vocabulary.start()};
  one.targets = {vocabulary.end()};
  one.context_rows = one.rows;
  one.context_ids = one.ids;
  return plan_model({config, vocabulary.tokens()}, one).specs;
}

// The rows of the table, one for each id.
std::vector<float> look_up(const GivenNumbers& table, std::int64_t width,
                           const std::vector<std::int64_t>& ids) {
  std::vector<float> rows(ids.size() * static_cast<std::size_t>(width));
  float* to = rows.data();
  for (const std::int64_t id : ids) {
    to = std::copy_n(table.values.data() + id * width, width, to);
  }
  return rows;
}

// Scores become probabilities.
void softmax(std::vector<double>& scores) {
  const double most = *std::max_element(scores.begin(), scores.end());
  double total = 0;
  for (double& score : scores) total += score = std::exp(score - most);
  for (double& score : scores) score /= total;
}

}  // namespace

WordModel::WordModel(WordModelParts parts) : parts_(std::move(parts)) {
  parts_.config = settled(std::move(parts_.config), parts_.vocabulary);
  const Config& config = parts_.config;
  const std::vector<ParameterSpec> specs = specs_of(config, parts_.vocabulary);
  for (const ParameterSpec& spec : specs) {
    const bool is_given = config.weights.values.contains(spec.id);
    require(is_given, ErrorCode::missing_field, {"/", spec.id},
            {"the model has no parameter {0}", "模型缺少参数 {0}"}, spec.id);
    parameters_ += count(spec.shape);
  }
  width_ = *config.embedding.d_in;
  require(is_fast(config), ErrorCode::invalid_value, {"/config/attention"},
          {"the fast engine does not know such an attention", "快速引擎不支持这种注意力"});
  model_ = std::make_unique<Model>(config, Widths{width_, width_},
                                   make_parameters(specs, config, parts_.vocabulary.tokens()));
}

WordModel::~WordModel() = default;
WordModel::WordModel(WordModel&&) noexcept = default;

std::vector<std::int64_t> WordModel::read(const std::vector<CutWord>& sentence) const {
  std::vector<std::int64_t> ids{vocabulary().start()};
  for (const CutWord& word : sentence) ids.push_back(word.id);
  return ids;
}

WordTask WordModel::task_for(const std::vector<CutWord>& sentence) const {
  const auto chinese = std::count_if(sentence.begin(), sentence.end(), [](const CutWord& word) {
    return form_of(word.text) == WordForm::chinese;
  });
  return 2 * chinese >= static_cast<std::int64_t>(sentence.size()) ? WordTask::to_english
                                                                   : WordTask::to_chinese;
}

std::vector<CutWord> WordModel::named(const std::vector<std::int64_t>& ids,
                                      const std::vector<CutWord>& sentence) const {
  std::vector<CutWord> words;
  for (const std::int64_t id : ids) {
    CutWord word{vocabulary().tokens()[static_cast<std::size_t>(id)], id};
    const auto same = std::find_if(sentence.begin(), sentence.end(),
                                   [&](const CutWord& one) { return one.id == id; });
    if (same != sentence.end() && same->slot >= 0) {
      word.text = same->text;
      word.slot = same->slot;
    }
    words.push_back(std::move(word));
  }
  return words;
}

Config WordModel::experiment(const std::vector<CutWord>& sentence, WordTask task,
                             const std::vector<std::int64_t>& words) const {
  const auto texts_of = [&](const std::vector<std::int64_t>& ids) {
    std::vector<std::string> texts;
    for (const std::int64_t id : ids) {
      texts.push_back(vocabulary().tokens()[static_cast<std::size_t>(id)]);
    }
    return std::vector<std::vector<std::string>>{std::move(texts)};
  };
  Config config = parts_.config;
  config.context.tokens = texts_of(read(sentence));
  std::vector<std::int64_t> output{vocabulary().task(task)};
  output.insert(output.end(), words.begin(), words.end());
  config.input.tokens = texts_of(output);
  return config;
}

std::vector<GeneratedWord> WordModel::generate(const std::vector<CutWord>& sentence, WordTask task,
                                               const GenerateOptions& options) const {
  const GivenNumbers& table = config().weights.values.at("embedding");
  const std::vector<std::int64_t> source = read(sentence);
  const std::vector<float> context = look_up(table, width_, source);
  const Batch encoded{context.data(), 1, static_cast<std::int64_t>(source.size())};
  std::vector<bool> allowed(static_cast<std::size_t>(vocabulary().size()));
  for (std::int64_t id = 0; id < vocabulary().size(); ++id) {
    const bool is_there = vocabulary().is_word(id) || id == vocabulary().end() ||
                          std::find(source.begin(), source.end(), id) != source.end();
    allowed[static_cast<std::size_t>(id)] = is_there && id != vocabulary().start();
  }

  Generator generator(options.seed);
  std::vector<std::int64_t> output{vocabulary().task(task)};
  std::vector<GeneratedWord> generated;
  std::vector<float> result;
  while (static_cast<std::int64_t>(generated.size()) < options.max_tokens) {
    const auto tokens = static_cast<std::int64_t>(output.size());
    const std::vector<float> x = look_up(table, width_, output);
    result.resize(x.size());
    model_->forward({x.data(), 1, tokens}, &encoded, result.data());
    const auto last = matrix(result.data() + (tokens - 1) * width_, 1, width_);
    const auto rows = matrix(table.values.data(), vocabulary().size(), width_);
    const Eigen::VectorXf scores = rows.matrix() * last.matrix().transpose();
    std::vector<double> probabilities(scores.begin(), scores.end());
    softmax(probabilities);

    std::vector<WordChoice> choices;
    for (std::int64_t id = 0; id < vocabulary().size(); ++id) {
      const auto at = static_cast<std::size_t>(id);
      if (allowed[at]) choices.push_back({id, probabilities[at]});
    }
    std::sort(choices.begin(), choices.end(), [](const auto& one, const auto& other) {
      return one.probability != other.probability ? one.probability > other.probability
                                                  : one.id < other.id;
    });
    std::size_t chosen = 0;
    if (options.temperature > 0) {
      std::size_t among = choices.size();
      if (options.top_k > 0) among = std::min(among, static_cast<std::size_t>(options.top_k));
      std::vector<double> weights;
      for (std::size_t i = 0; i < among; ++i) {
        weights.push_back(std::log(choices[i].probability) / options.temperature);
      }
      softmax(weights);
      double left = generator.uniform_double();
      while (chosen + 1 < among && left >= weights[chosen]) left -= weights[chosen++];
    }
    GeneratedWord word{choices[chosen], {}};
    const std::size_t shown = std::min(shown_alternatives, choices.size());
    word.alternatives.assign(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(shown));
    generated.push_back(std::move(word));
    output.push_back(generated.back().word.id);
    if (output.back() == vocabulary().end()) break;
  }
  return generated;
}

}  // namespace playground
