#include "wasm/request/read_request.h"

namespace playground {

namespace {

// Each pass differentiates what the one before left, and is longer than it.
constexpr std::size_t most_passes = 3;

GradientOf read_one(const Place& gradient) {
  const Reader reader(gradient, {"of"});
  const Place of = reader.require("of");
  GradientOf result;
  result.path = of.pointer();
  if (const std::string* id = of.value().text()) {
    result.node = *id;
    return result;
  }
  read_object(of, {"the id of a node, or an object with node and index",
                   "节点的 id，或含 node 和 index 的对象"});
  const Reader number(of, {"node", "index"});
  result.node = read_string(number.require("node"));
  result.index = read_integer(number.require("index"), from_zero);
  return result;
}

std::vector<std::optional<std::string>> read_targets_of_sentence(const Place& list) {
  const Value::Array& array = read_array(list, {"an array of tokens", "词元的数组"});
  if (array.empty()) {
    list.refuse(ErrorCode::invalid_value,
                {"needs a target for each token", "每个词元都要有一个目标"});
  }
  std::vector<std::optional<std::string>> tokens;
  for (std::size_t i = 0; i < array.size(); ++i) {
    const Place token = list.element(i, array[i]);
    tokens.push_back(array[i].is_null() ? std::nullopt : std::optional(read_string(token)));
  }
  return tokens;
}

}  // namespace

HeadConfig read_head(const Place& head) {
  const Reader reader(head, {"vocabulary", "tied", "bias"});
  HeadConfig config;
  if (const auto vocabulary = reader.find("vocabulary")) {
    if (vocabulary->value().array() != nullptr) {
      config.vocabulary = read_strings(*vocabulary);
      if (config.vocabulary.empty()) {
        vocabulary->refuse(ErrorCode::invalid_value,
                           {"needs a token at least", "至少要有一个词元"});
      }
    } else {
      constexpr std::string_view names[] = {"tokens"};
      read_name(*vocabulary, names);
    }
  }
  reader.read("tied", config.tied);
  reader.read("bias", config.bias);
  if (config.tied && config.bias) {
    head.member("bias", *head.value().member("bias"))
        .refuse(ErrorCode::invalid_value, {"does not go with tied; leave one of them out",
                                           "不能与 tied 同时使用；请去掉其中一个"});
  }
  return config;
}

TargetsConfig read_targets(const Place& targets) {
  constexpr std::string_view names[] = {"next"};
  if (targets.value().text() != nullptr) {
    read_name(targets, names);
    return {.next = true};
  }
  const Value::Array& lists =
      read_array(targets, {"\"next\", an array of tokens, or an array for each sentence",
                           "\"next\"、词元的数组，或每个句子一个数组"});
  TargetsConfig config;
  const bool is_batch = !lists.empty() && lists.front().array() != nullptr;
  if (!is_batch) {
    config.lists.push_back(read_targets_of_sentence(targets));
    return config;
  }
  for (std::size_t i = 0; i < lists.size(); ++i) {
    config.lists.push_back(read_targets_of_sentence(targets.element(i, lists[i])));
  }
  return config;
}

std::vector<GradientOf> read_gradients(const Place& gradient) {
  const Value::Array* passes = gradient.value().array();
  if (passes == nullptr) return {read_one(gradient)};
  if (passes->empty() || passes->size() > most_passes) {
    gradient.refuse(ErrorCode::invalid_value,
                    {"must have 1 to {0} entries, one for each backward pass",
                     "必须有 1 到 {0} 项，每次反向传播一项"},
                    most_passes);
  }
  std::vector<GradientOf> all;
  for (std::size_t i = 0; i < passes->size(); ++i) {
    all.push_back(read_one(gradient.element(i, (*passes)[i])));
  }
  return all;
}

}  // namespace playground
