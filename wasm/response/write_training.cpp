#include "wasm/response/write_training.h"

#include <cmath>
#include <span>
#include <vector>

#include "wasm/json/json_writer.h"
#include "wasm/response/write_tensor.h"

namespace playground {

namespace {

double accuracy_of(const Prediction& prediction) {
  return static_cast<double>(prediction.right) / static_cast<double>(prediction.counted);
}

// The steps that were taken; a last one that stopped the training is not among them.
std::span<const Trainer::StepResult> steps_taken(const TrainResult& result) {
  const bool stopped = !result.steps.empty() && result.steps.back().stopped;
  return std::span(result.steps).first(result.steps.size() - (stopped ? 1 : 0));
}

void write_steps(JsonWriter& json, const TrainResult& result) {
  std::vector<float> losses;
  std::vector<double> accuracies;
  std::vector<double> gradient_norms;
  for (const Trainer::StepResult& step : steps_taken(result)) {
    losses.push_back(step.prediction.loss);
    accuracies.push_back(accuracy_of(step.prediction));
    gradient_norms.push_back(step.gradient_norm);
  }
  json.key("losses").values(losses);
  json.key("accuracies").array(accuracies);
  json.key("gradient_norms").array(gradient_norms);
}

void write_heads(JsonWriter& json, const TrainResult& result) {
  json.key("heads").begin_array();
  const std::size_t heads = result.heads.empty() ? 0 : result.heads[0].size();
  for (std::size_t i = 0; i < heads; ++i) {
    const HeadName& head = result.heads[0][i].head;
    const auto write = [&](std::string_view name, double Trainer::HeadScores::* score) {
      json.key(name).begin_array();
      for (const auto& step : result.heads) json.value(step[i].*score);
      json.end_array();
    };
    json.begin_object().member("block", head.block).member("head", head.head);
    write("previous", &Trainer::HeadScores::previous);
    write("first", &Trainer::HeadScores::first);
    write("same_word", &Trainer::HeadScores::same_word);
    write("answer", &Trainer::HeadScores::answer);
    json.end_object();
  }
  json.end_array();
}

void write_examples(JsonWriter& json, const Trainer& trainer) {
  const Examples& examples = trainer.batch().examples;
  const std::vector<std::string>& vocabulary = trainer.task().vocabulary();
  const auto write = [&](std::string_view name, const std::vector<std::int64_t>& ids) {
    json.key(name).begin_array();
    for (std::int64_t i = 0; i < examples.rows.rows(); ++i) {
      if (i % examples.rows.tokens(0) == 0) json.begin_array();
      const std::int64_t id = ids[static_cast<std::size_t>(i)];
      if (id < 0) {
        json.raw("null");
      } else {
        json.value(vocabulary[static_cast<std::size_t>(id)]);
      }
      if (i % examples.rows.tokens(0) == examples.rows.tokens(0) - 1) json.end_array();
    }
    json.end_array();
  };
  json.key("examples").begin_object();
  write("tokens", examples.ids);
  write("targets", examples.targets);
  json.end_object();
}

}  // namespace

std::string write_trainer(Trainers::Handle handle, Trainer& trainer, bool shares_memory) {
  JsonWriter json;
  json.begin_object().member("trainer", handle);
  json.member("parameters", trainer.arena().size());
  json.member("multiply_adds_per_step", trainer.multiply_adds_per_step());
  json.key("vocabulary").array(trainer.task().vocabulary());
  json.member("tokens", trainer.batch().examples.rows.tokens(0));
  if (trainer.task().config().kind == TaskKind::pronouns) {
    json.key("words").begin_object();
    for (std::size_t part = 0; part < std::size(pronoun_parts); ++part) {
      json.key(pronoun_parts[part]).array(trainer.task().config().words[part]);
    }
    json.end_object();
  }
  json.key("state").begin_array();
  for (const fast::Arena::Slice& slice : trainer.arena().slices()) {
    json.begin_object().member("id", slice.id).key("shape").array(slice.shape);
    json.member("first", slice.first).end_object();
  }
  json.end_array();
  if (shares_memory) write_memory(json, "memory", trainer.state());
  return json.end_object().take();
}

std::string write_trained(const Trainer& trainer, const TrainResult& result,
                          const TrainRequest& request) {
  JsonWriter json;
  json.begin_object().member("step", trainer.step());
  write_steps(json, result);
  write_heads(json, result);
  if (!result.steps.empty() && result.steps.back().stopped) {
    json.member("stopped", trainer.step() + 1);
  }
  if (result.evaluation) {
    json.key("evaluation").begin_object().member("length", *request.evaluate);
    if (std::isfinite(result.evaluation->loss)) {
      json.key("loss").value(double{result.evaluation->loss});
    }
    json.member("accuracy", accuracy_of(*result.evaluation)).end_object();
  }
  if (request.examples) write_examples(json, trainer);
  write_timing(json, result.compute_ms);
  return json.end_object().take();
}

std::string write_checkpoint(Trainer& trainer, Tensors tensors) {
  JsonWriter json;
  json.begin_object().member("step", trainer.step());
  write_tensor(json, trainer.state(), tensors);
  return json.end_object().take();
}

std::string write_step(const Trainer& trainer) {
  return JsonWriter().begin_object().member("step", trainer.step()).end_object().take();
}

}  // namespace playground
