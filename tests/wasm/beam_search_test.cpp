// The translation that a model of words finds.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/run/experiment.h"
#include "tests/wasm/support/small_models.h"
#include "wasm/files/model_file.h"

namespace playground::testing {

TEST_CASE("beam search takes the likeliest words with one beam, and the best text with all") {
  const WordModel model(read_model_file(bytes_of(small_file())));
  const WordVocabulary& vocabulary = model.vocabulary();
  for (const char* text : {"The cat saw Zorblat.", "安娜看见了猫。"}) {
    CAPTURE(text);
    const std::vector<CutWord> sentence = vocabulary.cut(text);
    const WordQuestion question{sentence, model.task_for(sentence)};
    std::vector<std::int64_t> likeliest_words;
    for (const GeneratedWord& word : model.generate(question, {.max_tokens = 6})) {
      if (word.word.id != vocabulary.end()) likeliest_words.push_back(word.word.id);
    }
    CHECK(model.beam_search(question, 1, 6) == likeliest_words);

    // All texts of no word or of one, by the probabilities of an experiment.
    const auto probabilities_behind = [&](const std::vector<std::int64_t>& words) {
      const ExperimentResult result = run_experiment(model.experiment(question, words));
      const auto node = std::find_if(result.graph.begin(), result.graph.end(),
                                     [](const Node& one) { return one.id == "probabilities"; });
      return std::vector<float>(node->values.end() - vocabulary.size(), node->values.end());
    };
    const std::vector<float> first = probabilities_behind({});
    const auto end = static_cast<std::size_t>(vocabulary.end());
    double most = std::log(double{first[end]});
    std::vector<std::int64_t> best;
    const std::vector<bool> allowed = model.allowed(sentence);
    for (std::int64_t id = 0; id < vocabulary.size(); ++id) {
      const auto place = static_cast<std::size_t>(id);
      if (!allowed[place] || place == end) continue;
      const double mean =
          (std::log(double{first[place]}) + std::log(double{probabilities_behind({id})[end]})) / 2;
      if (mean <= most) continue;
      most = mean;
      best = {id};
    }
    CHECK(model.beam_search(question, vocabulary.size() * vocabulary.size(), 2) == best);
  }
}

}  // namespace playground::testing
