#include "core/ops/study/pages.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/model/embedding.h"
#include "core/model/projection.h"
#include "core/model/study/attention_nodes.h"
#include "core/model/study/kept_keys.h"
#include "core/model/study/records.h"
#include "core/ops/softmax.h"

namespace playground {
namespace {

// What is gathered from pages is compared, masked and mixed in one way only.
void require_plain(const AttentionConfig& attention, const AttentionInput& input) {
  const bool is_dot = attention.score == Score::scaled_dot || attention.score == Score::dot;
  require(is_dot, ErrorCode::invalid_value, {"/attention/score"},
          {"keys in pages are compared by scaled_dot or dot; use one of them",
           "分页存放的键用 scaled_dot 或 dot 比较；请选其中之一"});
  require(attention.head_style != HeadStyle::stacked || attention.num_heads == 1,
          ErrorCode::invalid_value, {"/attention/head_style"},
          {"pages hold the keys of heads that are split from one matrix; use split",
           "分页存放的是由一个矩阵切分得到的头的键；请用 split"});
  require(attention.normalize == Normalize::softmax, ErrorCode::invalid_value,
          {"/attention/normalize"},
          {"weights over keys in pages are those of softmax; use softmax",
           "分页存放的键，权重由 softmax 得到；请用 softmax"});
  require(attention.mask_method == MaskMethod::minus_infinity, ErrorCode::invalid_value,
          {"/attention/mask_method"},
          {"keys of later words are never in the pages that are read; use minus_infinity",
           "读到的页里从来没有后面的词的键；请用 minus_infinity"});
  require(input.dropout == nullptr, ErrorCode::invalid_value, {"/attention/dropout/rate"},
          {"the result is compared with attention without dropout; use the rate 0",
           "结果与没有随机失活的注意力比较；请把比率设为 0"});
}

// How many tokens both sentences begin with.
std::int64_t common_beginning(const TokenSides& sides) {
  const std::vector<Token>& first = sides.input.sentences[0];
  const std::vector<Token>& second = sides.other->sentences[0];
  const auto differing =
      std::mismatch(first.begin(), first.end(), second.begin(), second.end(),
                    [](const Token& one, const Token& other) { return one.id == other.id; });
  return differing.first - first.begin();
}

Labels words_of(const TokenSide& side) {
  Labels words;
  for (const Token& token : side.sentences[0]) words.push_back(token.text);
  return words;
}

LinearParameters layer(const Tape& tape, std::string_view weight, std::string_view bias) {
  LinearParameters found{ref_of(tape, node_with_role(tape, weight)), std::nullopt};
  if (const Node* node = node_with_role(tape, bias)) found.bias = ref_of(tape, node);
  return found;
}

Projections layers_of(const Tape& tape, const AttentionConfig& attention) {
  if (!attention.projections) return {};
  return {layer(tape, "W_query", "b_query"), layer(tape, "W_key", "b_key"),
          layer(tape, "W_value", "b_value")};
}

// Queries, keys and values of the sentence itself, as its scores and its context read them.
PagedSentence first_sentence(const Tape& tape) {
  const Node* scores = node_with_role(tape, "scores");
  return {input_of(tape, *scores, 0), input_of(tape, *scores, 1),
          input_of(tape, *context_node(tape), 1)};
}

PagedSentence second_sentence(Tape& tape, const PagesInput& pages) {
  const std::size_t first = tape.graph().size();
  const Ref table = ref_of(tape, node_with_role(tape, "embedding"));
  tape.name_cells(table, {}, pages.sides.vocabulary);
  const Sequence x = embed_other(tape, pages.config, *pages.sides.other, table);
  const Projected projected = project_with(tape, pages.attention, {x, x, pages.input.rotary},
                                           layers_of(tape, pages.attention));
  const Labels words = words_of(*pages.sides.other);
  for (std::size_t node = first; node < tape.graph().size(); ++node) {
    tape.name_cells({node}, {}, words);
  }
  return {projected.query, projected.key, projected.value};
}

// Names the rows by the words of both sentences, and columns of scores by their places.
void name_rows(Tape& tape, Ref node, const TokenSides& sides, std::int64_t places) {
  Labels rows = words_of(sides.input);
  for (const std::string& word : words_of(*sides.other)) rows.push_back(word);
  Labels columns;
  for (std::int64_t place = 1; place <= places; ++place) columns.push_back(std::to_string(place));
  tape.name_cells(node, columns, rows);
}

PagedAttention paged(const Tape& tape, const PagesInput& pages, const PagedSentence& first,
                     const PagedSentence& second) {
  const StudyConfig& study = pages.config.study;
  const std::array<std::int64_t, 2> lengths{pages.sides.input.tokens(),
                                            pages.sides.other->tokens()};
  const std::int64_t longest = std::max(lengths[0], lengths[1]);
  require(study.length >= longest, ErrorCode::invalid_value, {"/study/length"},
          {"the longer sentence has {0} tokens; make length {0} or more",
           "较长的句子有 {0} 个词元；请把 length 设为 {0} 或更大"},
          longest);
  const std::int64_t numbers =
      *pages.attention.num_kv_heads * (tape.last_size(first.key) + tape.last_size(first.value));
  return {first,
          second,
          ref_of(tape, context_node(tape)),
          plan_pages(lengths, common_beginning(pages.sides), study.page),
          study.length,
          numbers * static_cast<std::int64_t>(sizeof(float))};
}

}  // namespace

void record_pages(Tape& tape, const PagesInput& pages_input) {
  const AttentionConfig& attention = pages_input.attention;
  require_causal(attention, pages_input.input);
  require_plain(attention, pages_input.input);
  tape.set_path("/study/other");
  const PagedSentence first = first_sentence(tape);
  const PagedSentence second = second_sentence(tape, pages_input);
  const PagedAttention all = paged(tape, pages_input, first, second);
  std::vector<Ref> between;
  const std::size_t start = tape.graph().size();
  {
    const Scope scope(tape, "pages", tape.place());
    const Ref scores = page_scores(tape, "scores", all);
    const Ref scaled = scale_scores(tape, attention, scores, tape.last_size(first.key));
    softmax(tape, "weights", scaled);
  }
  for (std::size_t node = start; node < tape.graph().size(); ++node) {
    between.push_back({node});
    const bool has_keys = tape.last_size({node}) > 1;
    name_rows(tape, {node}, pages_input.sides, has_keys ? tape.last_size({node}) : 0);
  }
  const Ref weights = between.back();
  between.pop_back();
  const Ref context = pages(tape, "pages", all, between, weights);
  name_rows(tape, context, pages_input.sides, 0);
}

}  // namespace playground
