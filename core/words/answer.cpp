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

// The row whose vector chooses the first word.
std::size_t first_row(const WordModel& model, const WordQuestion& question) {
  return model.translates() ? 0 : question.sentence.size();
}

}  // namespace

void read_sources(const WordModel& model, const WordQuestion& question, const Graph& graph,
                  std::vector<GeneratedWord>& words) {
  const CatalogueHead* head = model.source_head();
  const Node* weights = head == nullptr ? nullptr : find_node(graph, weights_of(head->head));
  if (weights == nullptr) return;
  const std::size_t axes = weights->shape.size();  // (…, T, S)
  const auto rows = static_cast<std::size_t>(weights->shape[axes - 2]);
  const auto tokens = static_cast<std::size_t>(weights->shape[axes - 1]);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::size_t row = first_row(model, question) + i;
    const auto begin = weights->values.begin() +
                       static_cast<std::ptrdiff_t>(
                           (static_cast<std::size_t>(head->head.head) * rows + row) * tokens);
    const std::size_t seen = model.translates() ? tokens : row + 1;
    words[i].from.assign(begin, begin + static_cast<std::ptrdiff_t>(seen));
  }
}

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
  read_sources(model, question, graph, answer.words);
  return answer;
}

}  // namespace playground
