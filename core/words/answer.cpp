#include "core/words/answer.h"

#include <algorithm>
#include <string>

namespace playground {
namespace {

const Node* find_node(const Graph& graph, const std::string& id) {
  const auto found =
      std::find_if(graph.begin(), graph.end(), [&](const Node& node) { return node.id == id; });
  return found == graph.end() ? nullptr : &*found;
}

// Fills in where the source head looked at the positions that chose the words: the rows of the
// tokens before them.
void read_sources(const WordModel& model, const Graph& graph, std::vector<GeneratedWord>& words) {
  const CatalogueHead* head = model.source_head();
  const Node* weights = head == nullptr ? nullptr : find_node(graph, weights_of(head->head));
  if (weights == nullptr) return;
  const std::size_t axes = weights->shape.size();  // (…, T, S)
  const auto rows = static_cast<std::size_t>(weights->shape[axes - 2]);
  const auto tokens = static_cast<std::size_t>(weights->shape[axes - 1]);
  const float* first =
      weights->values.data() + static_cast<std::size_t>(head->head.head) * rows * tokens;
  for (std::size_t i = 0; i < words.size(); ++i) {
    words[i].from.assign(first + i * tokens, first + (i + 1) * tokens);
  }
}

}  // namespace

WordAnswer read_answer(const WordModel& model, const WordQuestion& question,
                       const std::vector<std::int64_t>& words, const Graph& graph) {
  WordAnswer answer;
  const Node& probabilities = *find_node(graph, "probabilities");
  const std::vector<bool> allowed = model.allowed(question.sentence);
  const std::size_t rows = static_cast<std::size_t>(probabilities.shape[1]);
  const auto row_of = [&](std::size_t row) {
    return probabilities.values.data() + row * allowed.size();
  };
  if (!model.translates()) {
    for (std::size_t row = 0; row < rows; ++row) {
      answer.next.push_back(likeliest(row_of(row), allowed, shown_alternatives));
    }
    return answer;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const float* row = row_of(i);
    answer.words.push_back(
        {{words[i], row[words[i]]}, likeliest(row, allowed, shown_alternatives)});
  }
  const std::vector<WordChoice> last = likeliest(row_of(rows - 1), allowed, 1);
  answer.ended = last.front().id == model.vocabulary().end();
  read_sources(model, graph, answer.words);
  return answer;
}

}  // namespace playground
