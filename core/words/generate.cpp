#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "core/kernels/elementary.h"
#include "core/random/generator.h"
#include "core/words/model.h"

namespace playground {
namespace {

// The embeddings of the ids, one row each.
std::vector<float> look_up(const Config& config, std::int64_t width,
                           const std::vector<std::int64_t>& ids) {
  const GivenNumbers& table = config.weights.values.at("embedding");
  std::vector<float> rows(ids.size() * static_cast<std::size_t>(width));
  float* to = rows.data();
  for (const std::int64_t id : ids) {
    to = std::copy_n(table.values.data() + id * width, width, to);
  }
  return rows;
}

// How likely each of the choices is drawn, by its score over the temperature.
void set_chances(std::vector<WordChoice>& choices, const std::vector<float>& scores,
                 double temperature) {
  const auto score_of = [&](const WordChoice& choice) {
    return double{scores[static_cast<std::size_t>(choice.id)]};
  };
  std::vector<double> weights;
  double total = 0;
  for (const WordChoice& choice : choices) {
    const double below = score_of(choice) - score_of(choices.front());
    weights.push_back(elementary::exp(below / temperature));
    total += weights.back();
  }
  for (std::size_t i = 0; i < choices.size(); ++i) {
    choices[i].chance = static_cast<float>(weights[i] / total);
  }
}

// Which of the choices is drawn.
std::size_t draw(const std::vector<WordChoice>& choices, Generator& generator) {
  double left = generator.uniform_double();
  std::size_t drawn = 0;
  while (drawn + 1 < choices.size() && left >= choices[drawn].chance)
    left -= choices[drawn++].chance;
  return drawn;
}

// Chooses the next word from its scores.
GeneratedWord choose(const std::vector<float>& scores, const std::vector<bool>& allowed,
                     const GenerateOptions& options, Generator& generator) {
  std::vector<float> probabilities = scores;
  softmax(probabilities);
  const bool is_drawn = options.temperature > 0;
  const std::size_t among = !is_drawn           ? 1
                            : options.top_k > 0 ? static_cast<std::size_t>(options.top_k)
                                                : scores.size();
  std::vector<WordChoice> choices =
      likeliest(probabilities.data(), allowed, std::max(among, shown_alternatives));
  std::vector<WordChoice> drawn_among(
      choices.begin(),
      choices.begin() + static_cast<std::ptrdiff_t>(std::min(choices.size(), among)));
  if (is_drawn) {
    set_chances(drawn_among, scores, options.temperature);
  } else {
    drawn_among.front().chance = 1;
  }
  const std::size_t chosen = is_drawn ? draw(drawn_among, generator) : 0;
  choices.resize(std::min(choices.size(), shown_alternatives));
  const std::size_t told = std::min(choices.size(), drawn_among.size());
  std::copy_n(drawn_among.begin(), told, choices.begin());
  return {drawn_among[chosen], std::move(choices)};
}

}  // namespace

void softmax(std::span<float> scores) {
  const float most = *std::max_element(scores.begin(), scores.end());
  std::vector<double> shares;
  shares.reserve(scores.size());
  for (const float score : scores) {
    shares.push_back(elementary::exp(double{score} - double{most}));
  }
  const double total = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    scores[i] = static_cast<float>(shares[i] / total);
  }
}

Cache WordModel::begin(const WordQuestion& question, std::int64_t max_tokens) const {
  model_->silence(question.without);
  const std::vector<std::int64_t> ids = read(question.sentence);
  const auto tokens = static_cast<std::int64_t>(ids.size());
  Cache cache(*model_, tokens + max_tokens);
  if (translates()) {
    const std::vector<float> context = look_up(config(), width_, ids);
    model_->read_context(cache, {context.data(), 1, tokens});
  }
  return cache;
}

std::vector<std::int64_t> WordModel::first_ids(const WordQuestion& question) const {
  return translates() ? std::vector{vocabulary().task(question.task)} : read(question.sentence);
}

std::vector<float> WordModel::score_next(std::span<Cache* const> caches,
                                         const std::vector<std::int64_t>& ids, HeadRow* row) const {
  const std::int64_t sentences = std::ssize(caches);
  const std::int64_t tokens = std::ssize(ids) / sentences;
  const std::vector<float> x = look_up(config(), width_, ids);
  std::vector<float> read(x.size());
  model_->append(caches, x.data(), tokens, read.data(), row);
  std::vector<float> last;  // of each
  for (std::int64_t b = 1; b <= sentences; ++b) {
    const float* end = read.data() + b * tokens * width_;
    last.insert(last.end(), end - width_, end);
  }
  std::vector<float> scores(static_cast<std::size_t>(sentences * vocabulary().size()));
  Scratch scratch;
  multiply(last.data(), sentences, head_, scores.data(), {}, scratch);
  return scores;
}

std::vector<GeneratedWord> WordModel::generate(const WordQuestion& question,
                                               const GenerateOptions& options) const {
  const std::vector<bool> choosable = allowed(question.sentence);
  const CatalogueHead* source = source_head();
  HeadRow row{source == nullptr ? HeadName{} : source->head};

  Cache cache = begin(question, options.max_tokens);
  std::vector<std::int64_t> unread = first_ids(question);
  Generator generator(options.seed);
  std::vector<GeneratedWord> generated;
  while (static_cast<std::int64_t>(generated.size()) < options.max_tokens) {
    const std::vector<float> scores =
        score_next(std::array{&cache}, unread, source == nullptr ? nullptr : &row);
    generated.push_back(choose(scores, choosable, options, generator));
    generated.back().from = row.weights;
    unread = {generated.back().word.id};
    if (unread.front() == vocabulary().end()) break;
  }
  return generated;
}

}  // namespace playground
