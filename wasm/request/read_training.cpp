#include "wasm/request/read_training.h"

#include "core/base/limits.h"
#include "wasm/request/read_numbers.h"

namespace playground {

namespace {

constexpr std::string_view task_kinds[] = {
    "copy", "reverse", "sort", "addition", "majority", "induction", "pronouns", "brackets", "text"};
constexpr std::string_view languages[] = {"en", "zh"};
constexpr std::string_view optimizer_kinds[] = {"adamw", "sgd"};
constexpr std::string_view schedules[] = {"constant", "cosine"};
constexpr std::int64_t most_steps = 1000;  // of one request
constexpr std::int64_t latest_step = std::int64_t{1} << 40;

PronounWords read_pronouns(const Place& words) {
  const Reader reader(words, pronoun_parts);
  PronounWords lists;
  for (std::size_t part = 0; part < lists.size(); ++part) {
    const auto list = reader.find(pronoun_parts[part]);
    if (!list) continue;
    lists[part] = read_strings(*list);
    const std::size_t count = lists[part].size();
    require(count >= fewest_words && count <= most_words, ErrorCode::invalid_value,
            {"/task/words/", pronoun_parts[part]},
            {"give {0} to {1} words; these are {2}", "请给出 {0} 到 {1} 个词；现在有 {2} 个"},
            fewest_words, most_words, count);
  }
  return lists;
}

TaskConfig read_task(const Place& task) {
  const Reader reader(
      task, {"kind", "length", "language", "words", "fixed_offset", "text", "tokenizer", "seed"});
  TaskConfig config;
  reader.read("kind", config.kind, task_kinds);
  reader.read("length", config.length, from_one);
  reader.read("language", config.language, languages);
  if (const auto words = reader.find("words")) config.words = read_pronouns(*words);
  reader.read("fixed_offset", config.fixed_offset);
  if (const auto text = reader.find("text")) config.text = read_string(*text);
  reader.read("tokenizer", config.tokenizer, tokenizers);
  reader.read("seed", config.seed, any_integer);
  return config;
}

// Below 1: how much of a mean is kept from step to step.
constexpr NumberRange share{0, 0.999999};

void read_betas(const Place& betas, OptimizerConfig& config) {
  const Value::Array& array = read_array(betas, {"an array of two numbers", "两个数的数组"});
  if (array.size() != 2) {
    betas.refuse(ErrorCode::invalid_value, {"must have two numbers", "必须有两个数"});
  }
  config.beta_1 = read_number(betas.element(0, array[0]), share);
  config.beta_2 = read_number(betas.element(1, array[1]), share);
}

std::int64_t read_trainer(const Reader& reader) { return read_integer(reader.require("trainer")); }

}  // namespace

OptimizerConfig read_optimizer(const Place& optimizer, OptimizerConfig otherwise) {
  const Reader reader(optimizer, {"kind", "learning_rate", "betas", "epsilon", "momentum",
                                  "weight_decay", "warmup", "schedule", "decay_steps", "clip"});
  OptimizerConfig config = otherwise;
  reader.read("kind", config.kind, optimizer_kinds);
  reader.read("learning_rate", config.learning_rate, NumberRange{0, 1000});
  if (const auto betas = reader.find("betas")) read_betas(*betas, config);
  reader.read("epsilon", config.epsilon, NumberRange{0, 1});
  reader.read("momentum", config.momentum, share);
  reader.read("weight_decay", config.weight_decay, NumberRange{0, 1});
  reader.read("warmup", config.warmup, IntegerRange{0, 1'000'000});
  reader.read("schedule", config.schedule, schedules);
  reader.read("decay_steps", config.decay_steps, IntegerRange{1, 1'000'000'000});
  reader.read("clip", config.clip, NumberRange{0, 1e9});
  return config;
}

TrainerConfig read_train_create_request(const Place& request) {
  const Reader reader(request, {"command", "task", "embedding", "position", "attention", "block",
                                "weights", "head", "batch", "optimizer"});
  TrainerConfig train;
  read_model(reader, train.model);
  if (const auto head = reader.find("head")) train.model.head = read_head(*head);
  train.task = read_task(reader.require("task"));
  reader.read("batch", train.batch, IntegerRange{1, limits.batch});
  if (const auto optimizer = reader.find("optimizer")) {
    train.optimizer = read_optimizer(*optimizer, {});
  }
  return train;
}

TrainRequest read_train_request(const Place& request) {
  const Reader reader(request, {"command", "trainer", "steps", "examples", "evaluate"});
  TrainRequest train;
  train.trainer = read_trainer(reader);
  reader.read("steps", train.steps, IntegerRange{0, most_steps});
  reader.read("examples", train.examples);
  reader.read("evaluate", train.evaluate, from_one);
  return train;
}

ProbeRequest read_probe_request(const Place& request) {
  const Reader reader(
      request, {"command", "trainer", "input", "targets", "overrides", "gradient", "output"});
  ProbeRequest probe;
  probe.trainer = read_trainer(reader);
  read_input(reader.require("input"), probe.sentence);
  if (const auto targets = reader.find("targets")) probe.sentence.targets = read_targets(*targets);
  if (const auto overrides = reader.find("overrides")) {
    probe.sentence.overrides = read_overrides(*overrides);
  }
  if (const auto gradient = reader.find("gradient")) {
    probe.sentence.gradients = read_gradients(*gradient);
  }
  if (const auto output = reader.find("output")) probe.output = read_output(*output);
  return probe;
}

SetRequest read_set_request(const Place& request) {
  const Reader reader(request, {"command", "trainer", "optimizer", "attention"});
  SetRequest set;
  set.trainer = read_trainer(reader);
  set.optimizer = reader.find("optimizer");
  if (set.optimizer) read_optimizer(*set.optimizer, {});
  if (const auto attention = reader.find("attention")) {
    const Reader own(*attention, {"mask"});
    set.mask = read_mask(own.require("mask"));
  }
  return set;
}

CheckpointRequest read_checkpoint_request(const Place& request) {
  const Reader reader(request, {"command", "trainer", "output"});
  CheckpointRequest checkpoint;
  checkpoint.trainer = read_trainer(reader);
  if (const auto output = reader.find("output")) checkpoint.tensors = read_forward_output(*output);
  return checkpoint;
}

RestoreRequest read_restore_request(const Place& request) {
  const Reader reader(request, {"command", "trainer", "step", "values"});
  RestoreRequest restore;
  restore.trainer = read_trainer(reader);
  restore.step = read_integer(reader.require("step"), IntegerRange{0, latest_step});
  if (const auto values = reader.find("values")) {
    restore.values = read_numbers(*values, CellKind::number);
  }
  return restore;
}

}  // namespace playground
