#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <tuple>
#include <utility>

#include "core/words/model.h"

namespace playground {
namespace {

// A text that may become the answer.
struct Beam {
  Cache cache;  // holds what comes before `unread`
  std::vector<std::int64_t> unread;
  std::vector<std::int64_t> words = {};
  double log_probability = 0;
};

// A beam made longer by a word.
struct Candidate {
  Beam* beam;
  std::int64_t word;
  double log_probability;
};

// `last`: nothing else needs the beam of the candidate any more.
Beam take(const Candidate& candidate, bool last) {
  Beam& from = *candidate.beam;
  Beam beam = last ? std::move(from) : from;
  beam.unread = {candidate.word};
  beam.words.push_back(candidate.word);
  beam.log_probability = candidate.log_probability;
  return beam;
}

}  // namespace

std::vector<std::int64_t> WordModel::beam_search(const WordQuestion& question, std::int64_t beams,
                                                 std::int64_t max_tokens) const {
  const std::vector<bool> choosable = allowed(question.sentence);
  const std::int64_t end = vocabulary().end();
  std::vector<Beam> kept;
  kept.push_back({begin(question, max_tokens), first_ids(question)});
  std::int64_t ended = 0;
  std::vector<std::int64_t> answer;
  double most = -std::numeric_limits<double>::infinity();
  for (std::int64_t length = 0; length < max_tokens && !kept.empty(); ++length) {
    // All at once, so that the numbers of the model are gone through once.
    std::vector<Cache*> caches;
    std::vector<std::int64_t> unread;
    for (Beam& beam : kept) {
      caches.push_back(&beam.cache);
      unread.insert(unread.end(), beam.unread.begin(), beam.unread.end());
    }
    std::vector<float> scores = score_next(caches, unread);
    const std::size_t words = scores.size() / kept.size();
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < kept.size(); ++i) {
      const std::span probabilities = std::span(scores).subspan(i * words, words);
      softmax(probabilities);
      for (const WordChoice& word :
           likeliest(probabilities.data(), choosable, static_cast<std::size_t>(beams))) {
        candidates.push_back(
            {&kept[i], word.id, kept[i].log_probability + std::log(double{word.probability})});
      }
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& one, const Candidate& two) {
      return std::tuple(-one.log_probability, one.beam, one.word) <
             std::tuple(-two.log_probability, two.beam, two.word);
    });
    candidates.resize(std::min(candidates.size(), static_cast<std::size_t>(beams - ended)),
                      candidates.front());
    std::vector<Beam> longer;
    for (auto one = candidates.begin(); one != candidates.end(); ++one) {
      if (one->word != end) {
        // Were all its next words certain, up to the longest text, it would end below the answer.
        if (one->log_probability / static_cast<double>(max_tokens) <= most) continue;
        const bool last = std::none_of(one + 1, candidates.end(), [&](const Candidate& other) {
          return other.beam == one->beam;
        });
        longer.push_back(take(*one, last));
        continue;
      }
      ++ended;
      const double mean = one->log_probability / static_cast<double>(length + 1);
      if (mean <= most) continue;
      most = mean;
      answer = one->beam->words;
    }
    kept = std::move(longer);
  }
  return ended == 0 ? kept.front().words : answer;
}

}  // namespace playground
