#include "training/stories/suite.h"

#include <algorithm>
#include <array>
#include <utility>

#include "training/stories/tasks.h"
#include "training/stories/trainer.h"
#include "training/words/trainer.h"

namespace playground::stories {
namespace {

constexpr std::size_t batch = 50;
constexpr double least_score = 0.5;
constexpr double least_cause = 20;  // points

// A model as the network of training reads it.
class Subject {
 public:
  explicit Subject(const WordModelParts& model)
      : config_(with_vocabulary(model)),
        arena_(arena_of(config_, model.vocabulary)),
        network_(config_, {*config_.embedding.d_in, *config_.embedding.d_in}, arena_),
        parameters_(static_cast<std::size_t>(arena_.size())) {
    for (const fast::Arena::Slice& slice : arena_.slices()) {
      const std::vector<float>& values = config_.weights.values.at(slice.id).values;
      std::copy(values.begin(), values.end(), parameters_.begin() + slice.first);
    }
  }

  const TrainedNetwork& network() const { return network_; }

  // The share of cases that are right. `seen` is called after each batch.
  template <class Seen>
  double share_right(const Drawn& drawn, const Seen& seen) {
    std::int64_t right = 0;
    for (std::size_t first = 0; first < drawn.texts.size(); first += batch) {
      const std::size_t last = std::min(drawn.texts.size(), first + batch);
      const std::vector<Text> texts(drawn.texts.begin() + static_cast<std::ptrdiff_t>(first),
                                    drawn.texts.begin() + static_cast<std::ptrdiff_t>(last));
      const Examples examples = examples_of(texts);
      network_.forward(parameters_.data(), examples);
      const std::vector<std::int64_t> wrong = network_.wrong_rows();
      for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::int64_t begin = examples.rows.begin(static_cast<std::int64_t>(i));
        for (const Case& one : drawn.cases[first + i]) {
          right += is_right(one, begin, examples, wrong) ? 1 : 0;
        }
      }
      seen(texts, examples);
    }
    return static_cast<double>(right) / static_cast<double>(drawn.count);
  }

  // Without what the head adds: its rows of the output projection are 0.
  double share_right_without(const HeadName& head, const Drawn& drawn) {
    const std::vector<float> before = parameters_;
    const fast::Arena::Slice& slice =
        *arena_.find("block." + std::to_string(head.block) + ".attention.W_output");
    const std::int64_t rows = slice.shape[0] / config_.attention.num_heads;
    std::fill_n(parameters_.begin() + slice.first + head.head * rows * slice.shape[1],
                rows * slice.shape[1], 0.0F);
    const double right = share_right(drawn, [](const auto&, const Examples&) {});
    parameters_ = before;
    return right;
  }

 private:
  static Config with_vocabulary(const WordModelParts& model) {
    Config config = model.config;
    config.head->vocabulary = model.vocabulary.tokens();
    config.weights.layout = WeightLayout::in_out;
    return config;
  }

  bool is_right(const Case& one, std::int64_t begin, const Examples& examples,
                const std::vector<std::int64_t>& wrong) const {
    return std::all_of(one.rows.begin(), one.rows.end(), [&](std::int64_t in_text) {
      const std::int64_t row = begin + in_text;
      if (one.rivals.empty()) return !std::binary_search(wrong.begin(), wrong.end(), row);
      const float own = network_.probability(row, examples.targets[static_cast<std::size_t>(row)]);
      return std::all_of(one.rivals.begin(), one.rivals.end(), [&](std::int64_t rival) {
        return network_.probability(row, rival) < own;
      });
    });
  }

  Config config_;
  fast::Arena arena_;
  TrainedNetwork network_;
  std::vector<float> parameters_;
};

// By head, and by role; behind the roles the first token.
using Weights = std::vector<std::array<training::MeanWeight, story_roles + 1>>;

void add_weights(const Subject& subject, const std::vector<Text>& texts, const Examples& examples,
                 Weights& weights) {
  const std::vector<HeadName>& heads = subject.network().heads();
  weights.resize(heads.size());
  std::vector<std::int64_t> first(examples.ids.size(), 0);
  for (std::int64_t i = 0; i < examples.rows.sentences(); ++i) {
    first[static_cast<std::size_t>(examples.rows.begin(i))] = -1;
  }
  for (std::size_t r = 0; r <= story_roles; ++r) {
    const std::vector<std::int64_t> keys =
        r == story_roles ? first : keys_of(static_cast<StoryRole>(r), texts);
    for (std::size_t h = 0; h < heads.size(); ++h) {
      training::add_weights(subject.network(), heads[h], examples, keys, weights[h][r]);
    }
  }
}

// Texts of all kinds, as in training.
Drawn any_texts(const WordVocabulary& vocabulary, std::int64_t count) {
  Drawn drawn;
  for (std::int64_t number = 0; number < count; ++number) {
    drawn.texts.push_back(draw_text(vocabulary, unseen_seed, number));
    drawn.cases.emplace_back();
  }
  return drawn;
}

// The task that gets worst without a head.
struct KnockOut {
  RightAnswers right;

  double points() const { return 100 * (right.with - right.without); }
};

CatalogueHead describe(const HeadName& name, const std::vector<GuidedHead>& guided,
                       const std::array<training::MeanWeight, story_roles + 1>& weights,
                       const KnockOut& knock_out) {
  CatalogueHead head;
  head.head = name;
  for (const GuidedHead& one : guided) head.guided = head.guided || one.head == name;
  head.cause = knock_out.points() >= least_cause;
  head.right = knock_out.right;
  for (std::size_t r = 0; r <= story_roles; ++r) {
    // Heads that were guided rest on the first token where they have nothing to do.
    if (weights[r].mean() < least_score || (r == story_roles && head.guided)) continue;
    const std::string_view role = r == story_roles ? "first" : story_role_names[r];
    head.roles.push_back({std::string(role), weights[r].mean(), knock_out.points()});
  }
  std::sort(head.roles.begin(), head.roles.end(),
            [](const HeadRole& one, const HeadRole& other) { return one.score > other.score; });
  return head;
}

std::vector<Drawn> draw_all(const WordVocabulary& vocabulary, std::int64_t cases) {
  std::vector<Drawn> drawn;
  for (const Task& task : tasks_of(vocabulary)) drawn.push_back(draw(task, cases));
  return drawn;
}

std::vector<Score> score(Subject& subject, const std::vector<Drawn>& drawn,
                         const std::vector<Task>& tasks) {
  std::vector<Score> scores;
  for (std::size_t t = 0; t < tasks.size(); ++t) {
    const double right = subject.share_right(drawn[t], [](const auto&, const Examples&) {});
    scores.push_back({tasks[t].name, drawn[t].count, right});
  }
  return scores;
}

KnockOut worst_without(Subject& subject, const HeadName& head, const std::vector<Drawn>& drawn,
                       const std::vector<Score>& tasks) {
  KnockOut worst{{tasks.front().right, tasks.front().right}};
  for (std::size_t t = 0; t < drawn.size(); ++t) {
    const KnockOut one{{tasks[t].right, subject.share_right_without(head, drawn[t])}};
    if (one.points() > worst.points()) worst = one;
  }
  return worst;
}

}  // namespace

std::vector<Score> score_tasks(const WordModelParts& model, std::int64_t cases) {
  Subject subject(model);
  return score(subject, draw_all(model.vocabulary, cases), tasks_of(model.vocabulary));
}

Report examine(const WordModelParts& model, const std::vector<GuidedHead>& guided,
               std::int64_t cases) {
  Subject subject(model);
  const std::vector<Drawn> drawn = draw_all(model.vocabulary, cases);
  Report report;
  report.tasks = score(subject, drawn, tasks_of(model.vocabulary));
  Weights weights;
  subject.share_right(any_texts(model.vocabulary, cases),
                      [&](const std::vector<Text>& texts, const Examples& examples) {
                        add_weights(subject, texts, examples, weights);
                      });
  const std::vector<HeadName>& heads = subject.network().heads();
  for (std::size_t h = 0; h < heads.size(); ++h) {
    for (const GuidedHead& one : guided) {
      if (!(one.head == heads[h])) continue;
      const auto role = static_cast<std::size_t>(one.role);
      const training::MeanWeight& mean = weights[h][role];
      report.roles.push_back({std::string(story_role_names[role]), mean.count, mean.mean()});
    }
    const KnockOut worst = worst_without(subject, heads[h], drawn, report.tasks);
    report.heads.push_back(describe(heads[h], guided, weights[h], worst));
  }
  return report;
}

double loss_of(const Config& config, const WordVocabulary& vocabulary,
               const std::vector<float>& parameters, const fast::Arena& arena, std::int64_t texts) {
  TrainedNetwork network(config, {*config.embedding.d_in, *config.embedding.d_in}, arena);
  const std::vector<Text> drawn = any_texts(vocabulary, texts).texts;
  double sum = 0;
  std::int64_t counted = 0;
  for (std::size_t first = 0; first < drawn.size(); first += batch) {
    const std::size_t last = std::min(drawn.size(), first + batch);
    const Prediction prediction = network.forward(
        parameters.data(), examples_of({drawn.begin() + static_cast<std::ptrdiff_t>(first),
                                        drawn.begin() + static_cast<std::ptrdiff_t>(last)}));
    sum += double{prediction.loss} * static_cast<double>(prediction.counted);
    counted += prediction.counted;
  }
  return sum / static_cast<double>(counted);
}

}  // namespace playground::stories
