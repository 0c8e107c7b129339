#include "training/suite/suite.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/fast/backward/network.h"
#include "core/train/tape_gradient.h"
#include "training/grammar/frames.h"
#include "training/words/trainer.h"

namespace playground::training {
namespace {

using grammar::Language;

constexpr std::int64_t unseen_seed = 1'000'003;  // of texts: no recipe has it
constexpr std::int64_t batch = 50;
constexpr double least_score = 0.5;
constexpr double least_cause = 20;  // points

struct Question {
  std::string name;
  WordTask task;
  Language language;
  bool unknown;
};
const Question questions[] = {
    {"to_zh", WordTask::to_chinese, Language::english, false},
    {"to_en", WordTask::to_english, Language::chinese, false},
    {"explain, English", WordTask::explain, Language::english, false},
    {"explain, Chinese", WordTask::explain, Language::chinese, false},
    {"to_zh, unknown words", WordTask::to_chinese, Language::english, true},
    {"to_en, unknown words", WordTask::to_english, Language::chinese, true},
};

std::vector<Pair> draw(const WordVocabulary& vocabulary, const Question& question,
                       std::int64_t cases) {
  std::vector<Pair> pairs;
  for (std::int64_t number = 0; static_cast<std::int64_t>(pairs.size()) < cases; ++number) {
    const grammar::Sample sample = grammar::realize(grammar::draw_meaning(unseen_seed, number));
    const grammar::Text& text =
        question.language == Language::english ? sample.english : sample.chinese;
    if (question.task == WordTask::explain && !has_pronoun(text)) continue;
    Dice dice(unseen_seed, number);
    Pair pair = make_pair(vocabulary, sample, question.task, question.language,
                          {false, question.unknown, false}, dice);
    const auto is_slot = [&](std::int64_t id) { return vocabulary.slot_number(id).has_value(); };
    if (question.unknown && std::none_of(pair.source.begin(), pair.source.end(), is_slot)) continue;
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

// A model as the network of training reads it.
class Subject {
 public:
  explicit Subject(const WordModel& model)
      : model_(model),
        arena_(specs_of(model)),
        network_(model.config(), {width(), width()}, arena_),
        parameters_(static_cast<std::size_t>(arena_.size())) {
    for (const fast::Arena::Slice& slice : arena_.slices()) {
      const std::vector<float>& values = model.config().weights.values.at(slice.id).values;
      std::copy(values.begin(), values.end(), parameters_.begin() + slice.first);
    }
  }

  const TrainedNetwork& network() const { return network_; }

  // How many answers are right from the first to the last word. `seen` is called after each batch.
  template <class Seen>
  std::int64_t count_right(const std::vector<Pair>& pairs, const Seen& seen) {
    std::int64_t right = 0;
    for (std::size_t first = 0; first < pairs.size(); first += batch) {
      const std::size_t last = std::min(pairs.size(), first + batch);
      const std::vector<Pair> some(pairs.begin() + static_cast<std::ptrdiff_t>(first),
                                   pairs.begin() + static_cast<std::ptrdiff_t>(last));
      const Examples examples = examples_of(model_.vocabulary(), some);
      network_.forward(parameters_.data(), examples);
      std::set<std::int64_t> wrong;
      for (const std::int64_t row : network_.wrong_rows()) {
        const auto& begins = examples.rows.begins;
        wrong.insert(std::upper_bound(begins.begin(), begins.end(), row) - begins.begin());
      }
      right += static_cast<std::int64_t>(some.size() - wrong.size());
      seen(some, examples);
    }
    return right;
  }

  // Without what the head adds: its rows of the output projection are 0.
  std::int64_t count_right_without(const HeadName& head, const std::vector<Pair>& pairs) {
    const std::vector<float> before = parameters_;
    const std::string id = std::string(head.stack == StackName::encoder ? "encoder." : "decoder.") +
                           std::to_string(head.block) +
                           (head.cross ? ".cross_attention" : ".attention") + ".W_output";
    const fast::Arena::Slice& slice = *arena_.find(id);
    const std::int64_t rows = slice.shape[0] / model_.config().attention.num_heads;
    std::fill_n(parameters_.begin() + slice.first + head.head * rows * slice.shape[1],
                rows * slice.shape[1], 0.0F);
    const std::int64_t right = count_right(pairs, [](const auto&, const Examples&) {});
    parameters_ = before;
    return right;
  }

 private:
  std::int64_t width() const { return *model_.config().embedding.d_in; }

  static std::vector<ParameterSpec> specs_of(const WordModel& model) {
    const WordVocabulary& vocabulary = model.vocabulary();
    Pair shortest;
    shortest.source = {vocabulary.start()};
    shortest.target = {vocabulary.end()};
    const Examples examples = examples_of(vocabulary, {shortest});
    return plan_model({model.config(), vocabulary.tokens()}, examples).specs;
  }

  const WordModel& model_;
  fast::Arena arena_;
  TrainedNetwork network_;
  std::vector<float> parameters_;
};

bool reads_for(Role role, const HeadName& head) {
  if (role == Role::alignment) return head.cross;
  return head.stack == StackName::encoder;
}

using HeadScores = std::map<std::pair<std::size_t, std::size_t>, MeanWeight>;  // by head and role

void add_scores(const Subject& subject, const std::vector<Pair>& pairs, const Examples& examples,
                HeadScores& scores) {
  const std::vector<HeadName>& heads = subject.network().heads();
  for (std::size_t r = 0; r < std::size(role_names); ++r) {
    const Role role = static_cast<Role>(r);
    const std::vector<std::int64_t> keys = keys_of(role, pairs);
    for (std::size_t h = 0; h < heads.size(); ++h) {
      if (!reads_for(role, heads[h])) continue;
      add_weights(subject.network(), heads[h], examples, keys, scores[{h, r}]);
    }
  }
}

}  // namespace

Report examine(const WordModel& model, const std::vector<GuidedHead>& guided, std::int64_t cases) {
  Subject subject(model);
  Report report;
  HeadScores scores;
  std::vector<std::vector<Pair>> drawn;
  std::vector<std::int64_t> right;
  for (const Question& question : questions) {
    drawn.push_back(draw(model.vocabulary(), question, cases));
    const bool is_translated = question.task != WordTask::explain && !question.unknown;
    right.push_back(
        subject.count_right(drawn.back(), [&](const auto& pairs, const Examples& examples) {
          if (is_translated) add_scores(subject, pairs, examples, scores);
        }));
    report.answers.push_back(
        {question.name, cases, static_cast<double>(right.back()) / static_cast<double>(cases)});
  }
  const std::vector<HeadName>& heads = subject.network().heads();
  for (std::size_t h = 0; h < heads.size(); ++h) {
    CatalogueHead head;
    head.head = heads[h];
    for (const GuidedHead& one : guided) head.guided = head.guided || one.head == heads[h];
    double worst = 0;
    for (std::size_t q = 0; q < drawn.size(); ++q) {
      const std::int64_t without = subject.count_right_without(heads[h], drawn[q]);
      worst = std::max(worst,
                       100 * static_cast<double>(right[q] - without) / static_cast<double>(cases));
    }
    head.cause = worst >= least_cause;
    for (std::size_t r = 0; r < std::size(role_names); ++r) {
      const double score = scores[{h, r}].mean();
      if (score >= least_score) head.roles.push_back({std::string(role_names[r]), score, worst});
    }
    std::sort(head.roles.begin(), head.roles.end(),
              [](const HeadRole& one, const HeadRole& other) { return one.score > other.score; });
    report.heads.push_back(std::move(head));
  }
  return report;
}

}  // namespace playground::training
