// What a model of words answers in a run, read from the nodes of its graph.
#pragma once

#include <cstdint>
#include <vector>

#include "core/graph/node.h"
#include "core/words/model.h"

namespace playground {

struct WordAnswer {
  std::vector<GeneratedWord> words;  // those given, each as likely as it is in its place
  bool ended = false;                // what is likeliest behind them is the end
  // By row, what is likeliest behind it; only of a model that writes on.
  std::vector<std::vector<WordChoice>> next;
};

// `graph` is that of the model's experiment with these words.
WordAnswer read_answer(const WordModel& model, const WordQuestion& question,
                       const std::vector<std::int64_t>& words, const Graph& graph);

}  // namespace playground
