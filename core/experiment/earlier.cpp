#include "core/experiment/earlier.h"

#include <algorithm>

#include "core/experiment/forward.h"

namespace playground {
namespace {

using Sentence = std::vector<Token>;

std::int64_t tokens_in_common(const Sentence& a, const Sentence& b) {
  const auto same = [](const Token& one, const Token& other) { return one.text == other.text; };
  return std::mismatch(a.begin(), a.end(), b.begin(), b.end(), same).first - a.begin();
}

bool are_same(const Sentence& a, const Sentence& b) {
  return a.size() == b.size() && tokens_in_common(a, b) == static_cast<std::int64_t>(a.size());
}

// Whether the row that a token has in the table is the same whatever other tokens there are.
bool rows_go_by_token(const Config& config) {
  return config.embedding.kind != EmbeddingKind::random &&
         config.weights.values.count("embedding") == 0;
}

}  // namespace

bool is_answered(const TokenSides& sides, const ExperimentResult& earlier, IsWanted wanted) {
  const auto& before = earlier.tokens.input;
  const auto& now = sides.input.sentences;
  return std::equal(before.begin(), before.end(), now.begin(), now.end(), are_same) &&
         std::none_of(earlier.graph.begin(), earlier.graph.end(),
                      [&](const Node& node) { return node.values.empty() && wanted(node.id); });
}

std::int64_t kept_tokens(const Config& config, const TokenSides& sides,
                         const ExperimentResult& earlier) {
  const bool one_sentence = sides.input.batch() == 1 && earlier.tokens.input.size() == 1;
  const bool words_alone = sides.input.embeddings.empty() && !config.input.lengths;
  if (!one_sentence || !words_alone || !looks_back_only(config)) return 0;
  if (!rows_go_by_token(config) && sides.vocabulary != earlier.tokens.vocabulary) return 0;
  return tokens_in_common(sides.input.sentences[0], earlier.tokens.input[0]);
}

}  // namespace playground
