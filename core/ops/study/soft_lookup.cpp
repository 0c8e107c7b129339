#include "core/ops/study/soft_lookup.h"

#include <algorithm>

#include "core/kernels/elementary.h"

namespace playground {
namespace {

constexpr Op tempered_softmax_op{
    .name = "tempered_softmax",
    .title = {"Softmax at each temperature", "各温度下的 softmax"},
    .formula = "$r_{\\tau ij} = \\frac{e^{$0_{ij} / \\tau}}{\\sum_k e^{$0_{ik} / \\tau}}",
    .keeps = KeptAxes::none,
};

constexpr Op soft_lookup_op{
    .name = "soft_lookup",
    .title = {"Soft lookup", "软查表"},
    .formula = "$r_i = \\frac{1}{\\sum_j {$0_{ij}}^2}",
    .has_intermediates = true,
    .keeps = KeptAxes::none,
};

// Softmax of one row over a temperature; in double, as the quotients of a cold row are large.
void temper(std::span<const float> x, double temperature, std::span<float> result) {
  const double largest = *std::max_element(x.begin(), x.end());
  std::vector<double> powers;
  double sum = 0;
  for (const float cell : x) {
    powers.push_back(elementary::exp((double{cell} - largest) / temperature));
    sum += powers.back();
  }
  for (std::size_t i = 0; i < x.size(); ++i) result[i] = static_cast<float>(powers[i] / sum);
}

void measure(std::span<const float> weights, std::span<float> row) {
  double squares = 0;
  for (const float weight : weights) squares += double{weight} * double{weight};
  row[static_cast<std::size_t>(LookupColumn::largest)] =
      *std::max_element(weights.begin(), weights.end());
  row[static_cast<std::size_t>(LookupColumn::words)] = static_cast<float>(1 / squares);
}

std::vector<Ref> inputs_of(const ScoredWays& ways) {
  std::vector<Ref> inputs = ways.weights;
  inputs.insert(inputs.end(), ways.contexts.begin(), ways.contexts.end());
  inputs.push_back(ways.value);
  inputs.insert(inputs.end(), ways.steps.begin(), ways.steps.end());
  return inputs;
}

}  // namespace

Ref tempered_softmax(Tape& tape, NodeName name, Ref x,
                     const std::vector<std::int64_t>& temperatures) {
  Step step = tape.like(tempered_softmax_op, {x});
  const auto before_rows = static_cast<std::ptrdiff_t>(step.shape.size()) - 2;
  step.shape.insert(step.shape.begin() + before_rows,
                    static_cast<std::int64_t>(temperatures.size()));
  step.axes.insert(step.axes.begin() + before_rows, Axis::temperature);
  step.with("temperatures", temperatures);
  const auto keys = static_cast<std::size_t>(tape.last_size(x));
  const auto area = keys * static_cast<std::size_t>(tape.size(x, tape.shape(x).size() - 2));
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    const std::span<const float> from = tape.values(x);
    float* to = result.data();
    for (std::size_t matrix = 0; matrix < from.size(); matrix += area) {
      for (const std::int64_t thousandths : temperatures) {
        for (std::size_t row = 0; row < area; row += keys, to += keys) {
          temper(from.subspan(matrix + row, keys), static_cast<double>(thousandths) / 1000,
                 {to, keys});
        }
      }
    }
  });
}

Ref soft_lookup(Tape& tape, NodeName name, const ScoredWays& ways,
                const Temperatures& temperatures) {
  const Shape rows = tape.shape(ways.weights[0]);
  Step step{soft_lookup_op, inputs_of(ways), {}, {}};
  step.append(1, Axis::batch)
      .append(static_cast<std::int64_t>(ways.weights.size()), Axis::variant)
      .append(rows[1], Axis::temperature)
      .append(rows[2], Axis::query)
      .append(lookup_columns, Axis::measure);
  step.with("temperatures", temperatures.all).with("temperature", temperatures.asked);
  const auto keys = static_cast<std::size_t>(rows.back());
  return tape.record(name, std::move(step), [&](std::span<float> result) {
    constexpr auto columns = static_cast<std::size_t>(lookup_columns);
    for (const Ref each : ways.weights) {
      const std::span<const float> all = tape.values(each);
      for (std::size_t row = 0; row < all.size(); row += keys) {
        measure(all.subspan(row, keys), result.first(columns));
        result = result.subspan(columns);
      }
    }
  });
}

std::span<const Op* const> soft_lookup_ops() {
  static constexpr const Op* rows[] = {&tempered_softmax_op, &soft_lookup_op};
  return rows;
}

}  // namespace playground
