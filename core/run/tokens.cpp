#include "core/run/tokens.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "core/base/limits.h"
#include "core/base/message.h"
#include "core/text/vocabulary.h"

namespace playground {
namespace {

using SentenceTokens = std::vector<std::vector<Token>>;

void check_limits(std::size_t batch, std::size_t tokens, const std::string& path) {
  require(static_cast<std::int64_t>(batch) <= limits.batch, ErrorCode::too_large, {path},
          {"{0} sentences are beyond the limit of a batch of {1}",
           "{0} 个句子超出了批次最多 {1} 个的限制"},
          batch, limits.batch);
  require(static_cast<std::int64_t>(tokens) <= limits.tokens, ErrorCode::too_large, {path},
          {"{0} tokens are beyond the limit of {1} tokens in a sentence",
           "{0} 个词元超出了每句最多 {1} 个的限制"},
          tokens, limits.tokens);
}

std::vector<Token> tokens_of(const std::string& text, Tokenizer tokenizer,
                             const std::string& path) try {
  // Tokens are counted before they are made, as a text may have far more than the limit.
  check_limits(0, static_cast<std::size_t>(count_tokens(text, tokenizer)), path);
  std::vector<Token> tokens;
  for (TextToken& token : tokenize(text, tokenizer)) {
    tokens.push_back({std::move(token.text), std::nullopt, token.start, token.end});
  }
  return tokens;
} catch (const std::invalid_argument&) {
  refuse(ErrorCode::invalid_value, {path},
         {"the text must be valid UTF-8", "文本必须是有效的 UTF-8"});
}

SentenceTokens from_text(const Sentences& side, Tokenizer tokenizer, const std::string& path) {
  check_limits(side.text->size(), 0, path);
  SentenceTokens sentences;
  for (std::size_t b = 0; b < side.text->size(); ++b) {
    const std::string at = side.is_batch ? path + "/" + std::to_string(b) : path;
    sentences.push_back(tokens_of((*side.text)[b], tokenizer, at));
  }
  return sentences;
}

SentenceTokens from_tokens(const Sentences& side, const std::string& path) {
  check_limits(side.tokens->size(), 0, path);
  SentenceTokens sentences;
  for (std::size_t b = 0; b < side.tokens->size(); ++b) {
    const std::string at = side.is_batch ? path + "/" + std::to_string(b) : path;
    const std::vector<std::string>& given = (*side.tokens)[b];
    check_limits(0, given.size(), at);
    std::vector<Token>& tokens = sentences.emplace_back();
    for (std::size_t i = 0; i < given.size(); ++i) {
      require(!given[i].empty(), ErrorCode::invalid_value, {at, "/", i},
              {"a token must not be empty; leave it out, padding is added automatically",
               "词元不能为空；请省去它，填充会自动加上"});
      tokens.push_back({given[i]});
    }
  }
  return sentences;
}

// (B, T, C) of given embeddings.
Shape embeddings_shape(const GivenNumbers& given, const std::string& path) {
  Shape shape = given.shape;
  if (shape.size() == 2) shape = {1, shape[0], shape[1]};
  require(shape.size() == 3 && count(shape) > 0, ErrorCode::shape_mismatch, {path},
          {"embeddings must be nested as (T, d_in) or (B, T, d_in); this is {0}",
           "embeddings 必须嵌套成 (T, d_in) 或 (B, T, d_in)；现在是 {0}"},
          given.shape);
  check_limits(static_cast<std::size_t>(shape[0]), static_cast<std::size_t>(shape[1]), path);
  return shape;
}

SentenceTokens labels_for(const Sentences& side, const Shape& shape, const std::string& prefix) {
  const auto batch = static_cast<std::size_t>(shape[0]);
  const auto length = static_cast<std::size_t>(shape[1]);
  if (!side.tokens) {
    std::vector<Token> numbered;
    for (std::size_t i = 0; i < length; ++i) numbered.push_back({"x" + std::to_string(i + 1)});
    return SentenceTokens(batch, numbered);
  }
  SentenceTokens labels = from_tokens(side, prefix + "tokens");
  if (labels.size() == 1) labels.resize(batch, labels[0]);
  const bool fits = labels.size() == batch &&
                    std::all_of(labels.begin(), labels.end(),
                                [&](const auto& tokens) { return tokens.size() == length; });
  require(fits, ErrorCode::shape_mismatch, {prefix, "tokens"},
          {"there must be one label for each vector, {0} in each sentence",
           "每个向量必须有一个标签，每句 {0} 个"},
          length);
  return labels;
}

// Checks the lengths, the numbers of tokens without padding.
std::vector<std::int64_t> lengths_of(const Sentences& side, const SentenceTokens& sentences,
                                     const std::string& prefix) {
  std::vector<std::int64_t> lengths;
  for (const auto& tokens : sentences) lengths.push_back(static_cast<std::int64_t>(tokens.size()));
  if (!side.lengths || side.text) return lengths;
  require(side.lengths->size() == lengths.size(), ErrorCode::shape_mismatch, {prefix, "lengths"},
          {"there must be one length for each sentence, {0} in all",
           "每个句子必须有一个长度，一共 {0} 个"},
          lengths.size());
  for (std::size_t b = 0; b < lengths.size(); ++b) {
    const std::int64_t length = (*side.lengths)[b];
    require(length >= 0 && length <= lengths[b], ErrorCode::invalid_value, {prefix, "lengths/", b},
            {"a length must lie in 0..{0}", "长度必须在 0 到 {0} 之间"}, lengths[b]);
    lengths[b] = length;
  }
  return lengths;
}

// Cuts every sentence to its length and pads it to the longest.
void pad(TokenSide& side) {
  std::size_t longest = 0;
  for (const auto& tokens : side.sentences) longest = std::max(longest, tokens.size());
  bool padded = false;
  for (std::size_t b = 0; b < side.sentences.size(); ++b) {
    const auto length = static_cast<std::size_t>(side.lengths[b]);
    padded = padded || length < longest;
    side.sentences[b].resize(length);
    side.sentences[b].resize(longest);
  }
  if (!padded) side.lengths.clear();
}

void require_one_source(const Sentences& side, const std::string& prefix) {
  require(!(side.text && (side.tokens || side.embeddings)), ErrorCode::invalid_value,
          {prefix, "text"},
          {"text is given together with tokens or embeddings; give one of them (tokens may label "
           "embeddings)",
           "text 与 tokens 或 embeddings 同时给出；请只给一个（tokens 可以作 embeddings 的标签）"});
}

template <class Act>
void for_each_real_token(const std::vector<TokenSide*>& sides, Act&& act) {
  for (TokenSide* side : sides) {
    for (auto& tokens : side->sentences) {
      for (Token& token : tokens) {
        if (!token.text.empty()) act(token);
      }
    }
  }
}

// Gives the tokens their ids in the vocabulary of `sides`, which it returns.
std::vector<std::string> number(const std::vector<TokenSide*>& sides) {
  std::vector<std::string> all;
  for_each_real_token(sides, [&](const Token& token) { all.push_back(token.text); });
  std::vector<std::string> vocabulary = make_vocabulary(all);
  for_each_real_token(sides, [&](Token& token) { token.id = id_of(vocabulary, token.text); });
  return vocabulary;
}

// Labels of given vectors are not looked up. If the other side has words, labels get ids of their
// own, so that the table has rows only for words and renaming a label changes no draw.
void number_tokens(TokenSides& sides, const std::vector<std::string>& given) {
  std::vector<TokenSide*> words;
  std::vector<TokenSide*> labels;
  const auto sort_in = [&](TokenSide& side) {
    (side.embeddings.empty() ? words : labels).push_back(&side);
  };
  sort_in(sides.input);
  if (sides.context) sort_in(*sides.context);
  if (sides.other) sort_in(*sides.other);
  std::vector<std::string> names = number(labels);
  if (given.empty() || words.empty()) {
    sides.vocabulary = words.empty() ? std::move(names) : number(words);
    return;
  }
  sides.vocabulary = make_vocabulary(given);
  for_each_real_token(words, [&](Token& token) {
    require(std::binary_search(sides.vocabulary.begin(), sides.vocabulary.end(), token.text),
            ErrorCode::invalid_value, {"/input"},
            {"\"{0}\" is not in the vocabulary of the head; use one of its {1} tokens",
             "\"{0}\" 不在输出头的词表里；请用其中 {1} 个词元之一"},
            token.text, sides.vocabulary.size());
    token.id = id_of(sides.vocabulary, token.text);
  });
}

}  // namespace

TokenSide read_side(const Sentences& sentences, Tokenizer tokenizer, const std::string& prefix) {
  require_one_source(sentences, prefix);
  TokenSide side;
  const std::string source = sentences.source();
  if (sentences.embeddings) {
    side.embeddings = embeddings_shape(*sentences.embeddings, prefix + source);
    side.sentences = labels_for(sentences, side.embeddings, prefix);
  } else if (sentences.tokens) {
    side.sentences = from_tokens(sentences, prefix + source);
  } else {
    side.sentences = from_text(sentences, tokenizer, prefix + source);
  }
  const bool any = std::any_of(side.sentences.begin(), side.sentences.end(),
                               [](const auto& tokens) { return !tokens.empty(); });
  require(any, ErrorCode::invalid_value, {prefix, source},
          {"there is no token; give at least one", "没有词元；请至少给一个"});
  side.lengths = lengths_of(sentences, side.sentences, prefix);
  pad(side);
  return side;
}

TokenSide other_side(const Config& config, const TokenSide& input) {
  const std::string path = std::string("/input/") + config.input.source();
  require(input.embeddings.empty(), ErrorCode::invalid_value, {path},
          {"pages compares two sentences by their words; give text or tokens",
           "pages（分页）按词比较两个句子；请给出 text 或 tokens"});
  require(input.batch() == 1, ErrorCode::invalid_value, {path},
          {"pages needs one sentence here; give the second one as study.other",
           "pages（分页）这里只要一个句子；第二个句子请写在 study.other"});
  TokenSide other;
  if (config.study.other) {
    other.sentences = {tokens_of(*config.study.other, config.tokenizer, "/study/other")};
    require(!other.sentences[0].empty(), ErrorCode::invalid_value, {"/study/other"},
            {"there is no token; give at least one", "没有词元；请至少给一个"});
    return other;
  }
  std::vector<Token> tokens = input.sentences[0];
  const std::size_t last =
      tokens.size() < 3 ? 0 : std::max<std::size_t>(2, (tokens.size() + 2) / 3);
  std::reverse(tokens.end() - static_cast<std::ptrdiff_t>(last), tokens.end());
  other.sentences = {std::move(tokens)};
  return other;
}

TokenSides read_sides(const Config& config) {
  require(config.input.given(), ErrorCode::missing_field, {"/input"},
          {"give input.text, input.tokens or input.embeddings",
           "请给出 input.text、input.tokens 或 input.embeddings"});
  TokenSides sides{read_side(config.input, config.tokenizer, "/input/"), {}, {}, {}};
  if (config.context.given()) {
    sides.context = read_side(config.context, config.tokenizer, "/input/context_");
  }
  if (config.study.kind == StudyKind::pages && !config.block) {
    sides.other = other_side(config, sides.input);
  }
  number_tokens(sides, config.head ? config.head->vocabulary : std::vector<std::string>{});
  return sides;
}

TokenizedBatch tokenize_batch(const Config& config) {
  TokenSides sides = read_sides(config);
  TokenizedBatch batch{std::move(sides.input.sentences), {}, std::move(sides.vocabulary)};
  if (sides.context) batch.context = std::move(sides.context->sentences);
  return batch;
}

}  // namespace playground
