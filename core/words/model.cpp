#include "core/words/model.h"

#include <algorithm>
#include <utility>

#include "core/base/message.h"
#include "core/model/block.h"
#include "core/model/parameters.h"
#include "core/train/tape_gradient.h"
#include "core/words/chinese.h"
#include "core/words/english.h"

namespace playground {
namespace {

// The configuration with the fields that every model of words has.
Config settled(Config config, const WordVocabulary& vocabulary) {
  require(config.block && config.block->kind != BlockKind::encoder, ErrorCode::invalid_value,
          {"/config/block/kind"},
          {"a model of words is an encoder_decoder or a decoder",
           "词模型必须是 encoder_decoder 或 decoder"});
  require(config.position.kind == PositionKind::rotary, ErrorCode::invalid_value,
          {"/config/position/kind"},
          {"a model of words has rotary positions", "词模型使用 rotary 位置编码"});
  require(config.head && config.head->tied, ErrorCode::invalid_value, {"/config/head/tied"},
          {"a model of words has a tied head", "词模型的输出头与词向量共享权重"});
  require(config.attention.output_projection, ErrorCode::invalid_value,
          {"/config/attention/output_projection"},
          {"a model of words has an output projection", "词模型有输出投影"});
  config.head->vocabulary = vocabulary.tokens();
  config.weights.layout = WeightLayout::in_out;
  if (config.block->kind == BlockKind::encoder_decoder) {
    config.context.tokens.emplace();
  } else if (!config.attention.mask) {
    config.attention.mask = MaskConfig{MaskKind::causal};
  }
  return config;
}

std::vector<ParameterSpec> specs_of(const Config& config, const WordVocabulary& vocabulary) {
  Examples one;
  one.rows.add(1);
  one.ids = {vocabulary.start()};
  one.targets = {vocabulary.end()};
  if (config.context.given()) {
    one.context_rows = one.rows;
    one.context_ids = one.ids;
  }
  return plan_model({config, vocabulary.tokens()}, one).specs;
}

// A decoder that stands alone has no stack of a name.
HeadName placed(HeadName head, bool translates) {
  if (!translates && head.stack == StackName::decoder) head.stack = StackName::alone;
  return head;
}

// Zeros in the head's rows of an output projection.
void switch_off(const HeadName& head, std::int64_t heads, std::vector<float>& projection) {
  const std::size_t rows = projection.size() / static_cast<std::size_t>(heads);
  const auto first = static_cast<std::size_t>(head.head) * rows;
  std::fill_n(projection.begin() + static_cast<std::ptrdiff_t>(first), rows, 0.0F);
}

std::string attention_of(const HeadName& head) {
  return block_name(head.stack, head.block) + (head.cross ? ".cross_attention." : ".attention.");
}

// Within a sentence a capital is that of a name: Mr. Baker. Whole words in capitals tell nothing.
bool is_name(const std::vector<CutWord>& sentence, std::size_t at) {
  const std::string& word = sentence[at].text;
  if (at == 0 || form_of(word) != WordForm::name ||
      (word.size() > 1 && word[1] >= 'A' && word[1] <= 'Z'))
    return false;
  return !ends_sentence(sentence[at - 1].text);
}

// Behind such a word a noun has its plural.
bool counts_several(std::string_view word) {
  constexpr std::string_view several[] = {"two",   "three", "four",    "five", "six",
                                          "seven", "eight", "nine",    "ten",  "many",
                                          "these", "those", "several", "both"};
  return std::find(std::begin(several), std::end(several), word) != std::end(several);
}

}  // namespace

std::string weights_of(const HeadName& head) { return attention_of(head) + "weights"; }

std::string output_projection_of(const HeadName& head) { return attention_of(head) + "W_output"; }

std::vector<WordChoice> likeliest(const float* probabilities, const std::vector<bool>& allowed,
                                  std::size_t count) {
  std::vector<WordChoice> choices;
  for (std::size_t id = 0; id < allowed.size(); ++id) {
    if (allowed[id]) choices.push_back({static_cast<std::int64_t>(id), probabilities[id]});
  }
  const std::size_t kept = std::min(count, choices.size());
  const auto end = choices.begin() + static_cast<std::ptrdiff_t>(kept);
  std::partial_sort(choices.begin(), end, choices.end(), [](const auto& one, const auto& other) {
    return one.probability != other.probability ? one.probability > other.probability
                                                : one.id < other.id;
  });
  choices.resize(kept);
  return choices;
}

WordModel::WordModel(WordModelParts parts) : parts_(std::move(parts)) {
  parts_.config = settled(std::move(parts_.config), parts_.vocabulary);
  const Config& config = parts_.config;
  // The plan copies its configuration, and reads no numbers of it.
  auto numbers = std::exchange(parts_.config.weights.values, {});
  const std::vector<ParameterSpec> specs = specs_of(config, parts_.vocabulary);
  parts_.config.weights.values = std::move(numbers);
  for (const ParameterSpec& spec : specs) {
    const bool is_given = config.weights.values.contains(spec.id);
    require(is_given, ErrorCode::missing_field, {"/", spec.id},
            {"the model has no parameter {0}", "模型缺少参数 {0}"}, spec.id);
    parameters_ += count(spec.shape);
  }
  for (CatalogueHead& one : parts_.heads) one.head = placed(one.head, translates());
  require(is_fast(config), ErrorCode::invalid_value, {"/config/attention"},
          {"the fast engine does not know such an attention", "快速引擎不支持这种注意力"});
  width_ = *config.embedding.d_in;
  model_ = std::make_unique<Model>(config, Widths{width_, width_},
                                   make_parameters(specs, config, parts_.vocabulary.tokens()));
  require(model_->is_causal(), ErrorCode::invalid_value, {"/config/attention/mask"},
          {"a model of words must not look ahead; its mask is causal or sliding_window",
           "词模型不能向后看；掩码应为 causal 或 sliding_window"});
  const std::vector<float>& table = config.weights.values.at("embedding").values;
  head_ = pack_transposed(table.data(), width_, vocabulary().size());
}

WordModel::~WordModel() = default;
WordModel::WordModel(WordModel&&) noexcept = default;

bool WordModel::has(const HeadName& head) const {
  const HeadName here = placed(head, translates());
  const bool is_stack = translates() == (here.stack != StackName::alone);
  const bool is_part = !here.cross || here.stack == StackName::decoder;
  return is_stack && is_part && here.block < config().block->num_layers &&
         here.head < config().attention.num_heads;
}

const CatalogueHead* WordModel::source_head() const {
  const std::string_view wanted = translates() ? "alignment" : "induction";
  const CatalogueHead* found = nullptr;
  double best = 0;
  for (const CatalogueHead& one : heads()) {
    for (const HeadRole& role : one.roles) {
      const bool is_better =
          role.role == wanted && one.head.cross == translates() && role.score > best;
      if (!is_better || !has(one.head)) continue;
      found = &one;
      best = role.score;
    }
  }
  return found;
}

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

std::vector<CutWord> WordModel::named_in_answer(const WordQuestion& question) const {
  std::vector<CutWord> words = question.sentence;
  if (!translates() || question.task == WordTask::explain) return words;
  const bool to_chinese = question.task == WordTask::to_chinese;
  for (std::size_t i = 0; i < words.size(); ++i) {
    CutWord& word = words[i];
    if (word.slot < 0 || is_chinese(word.text) == to_chinese) continue;
    std::string counterpart(is_name(question.sentence, i)
                                ? parts_.glossary.counterpart_of_name(word.text)
                                : parts_.glossary.counterpart(word.text));
    if (counterpart.empty()) {
      counterpart = to_chinese ? parts_.glossary.in_characters(word.text)
                               : parts_.glossary.in_pinyin(word.text);
    }
    if (!counterpart.empty()) word.text = std::move(counterpart);
  }
  return words;
}

std::vector<CutWord> WordModel::named(const std::vector<std::int64_t>& ids,
                                      const WordQuestion& question) const {
  std::vector<CutWord> words = vocabulary().named(ids, named_in_answer(question));
  if (!translates() || question.task != WordTask::to_english) return words;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (words[i].slot < 0 || is_chinese(words[i].text)) continue;
    CutWord& before = words[i - 1];
    if (before.text == "a" || before.text == "an") before.text = article(words[i].text);
    if (counts_several(before.text)) words[i].text = plural(words[i].text);
  }
  return words;
}

std::vector<bool> WordModel::allowed(const std::vector<CutWord>& sentence) const {
  std::vector<bool> allowed(static_cast<std::size_t>(vocabulary().size()));
  for (std::int64_t id = 0; id < vocabulary().size(); ++id) {
    allowed[static_cast<std::size_t>(id)] = vocabulary().is_word(id) || id == vocabulary().end();
  }
  for (const CutWord& word : sentence) allowed[static_cast<std::size_t>(word.id)] = true;
  return allowed;
}

Config WordModel::experiment(const WordQuestion& question, const std::vector<std::int64_t>& words,
                             std::map<std::string, GivenNumbers> overrides) const {
  const auto texts_of = [&](const std::vector<std::int64_t>& ids) {
    std::vector<std::string> texts;
    for (const std::int64_t id : ids) {
      texts.push_back(vocabulary().tokens()[static_cast<std::size_t>(id)]);
    }
    return std::vector<std::vector<std::string>>{std::move(texts)};
  };
  Config config = parts_.config;
  std::vector<std::int64_t> output = read(question.sentence);
  if (translates()) {
    config.context.tokens = texts_of(output);
    output = {vocabulary().task(question.task)};
  }
  output.insert(output.end(), words.begin(), words.end());
  config.input.tokens = texts_of(output);
  config.overrides = std::move(overrides);
  for (const HeadName& head : question.without) {
    const std::string id = output_projection_of(placed(head, translates()));
    const auto [given, is_new] = config.overrides.try_emplace(id);
    if (is_new) given->second = config.weights.values.at(id);
    switch_off(head, config.attention.num_heads, given->second.values);
  }
  return config;
}

}  // namespace playground
