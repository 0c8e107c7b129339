#include "training/suite/subject.h"

#include "core/train/tape_gradient.h"

namespace playground::training {
namespace {

std::vector<ParameterSpec> specs_of(const WordModel& model) {
  Pair shortest;
  shortest.source = {model.vocabulary().start()};
  shortest.target = {model.vocabulary().end()};
  const Examples examples = examples_of(model.vocabulary(), {shortest});
  return plan_model({model.config(), model.vocabulary().tokens()}, examples).specs;
}

Widths widths_of(const WordModel& model) {
  return {*model.config().embedding.d_in, *model.config().embedding.d_in};
}

}  // namespace

Subject::Subject(const WordModel& model)
    : model_(model),
      heads_(model.config().attention.num_heads),
      arena_(specs_of(model)),
      network_(model.config(), widths_of(model), arena_),
      parameters_(static_cast<std::size_t>(arena_.size())) {
  for (const fast::Arena::Slice& slice : arena_.slices()) {
    const std::vector<float>& values = model.config().weights.values.at(slice.id).values;
    std::copy(values.begin(), values.end(), parameters_.begin() + slice.first);
  }
}

std::set<std::int64_t> Subject::wrong_of(const Examples& examples) const {
  std::set<std::int64_t> wrong;
  const std::vector<std::int64_t>& begins = examples.rows.begins;
  for (const std::int64_t row : network_.wrong_rows()) {
    wrong.insert(std::upper_bound(begins.begin(), begins.end(), row) - begins.begin() - 1);
  }
  return wrong;
}

std::int64_t Subject::count_right(const std::vector<Pair>& pairs) {
  std::int64_t right = 0;
  answer(pairs, [&](const Answers& answers) {
    right += static_cast<std::int64_t>(answers.pairs.size() - answers.wrong.size());
  });
  return right;
}

std::int64_t Subject::count_found(const std::vector<Pair>& pairs) const {
  return std::count_if(pairs.begin(), pairs.end(), [&](const Pair& pair) {
    WordQuestion question{{}, pair.task};
    // Behind the start, which `read` puts there.
    for (auto id = pair.source.begin() + 1; id != pair.source.end(); ++id) {
      question.sentence.push_back({.text = {}, .id = *id});
    }
    std::vector<std::int64_t> found = model_.beam_search(question);
    found.push_back(vocabulary().end());
    return found == pair.target;
  });
}

std::int64_t Subject::count_right_without(const HeadName& head, const std::vector<Pair>& pairs) {
  const std::vector<float> before = parameters_;
  const fast::Arena::Slice& slice = *arena_.find(output_projection_of(head));
  const std::int64_t cells = slice.shape[0] / heads_ * slice.shape[1];
  std::fill_n(parameters_.begin() + slice.first + head.head * cells, cells, 0.0F);
  const std::int64_t right = count_right(pairs);
  parameters_ = before;
  return right;
}

double Subject::loss(const std::vector<Pair>& pairs, std::span<const float> parameters) {
  const std::vector<float> before = parameters_;
  parameters_.assign(parameters.begin(), parameters.end());
  double sum = 0;
  std::int64_t counted = 0;
  answer(pairs, [&](const Answers& answers) {
    sum += double{answers.prediction.loss} * static_cast<double>(answers.prediction.counted);
    counted += answers.prediction.counted;
  });
  parameters_ = before;
  return sum / static_cast<double>(counted);
}

}  // namespace playground::training
