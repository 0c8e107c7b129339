#include "wasm/request/read_numbers.h"
#include "wasm/request/read_request.h"

namespace playground {

namespace {

void read_text(const Place& text, Sentences& sentences) {
  sentences.is_batch = text.value().array() != nullptr;
  if (sentences.is_batch) {
    sentences.text = read_strings(text);
  } else if (text.value().text() != nullptr) {
    sentences.text = {read_string(text)};
  } else {
    text.refuse_type({"a string or an array of strings", "字符串或字符串的数组"});
  }
}

void read_tokens(const Place& tokens, Sentences& sentences) {
  const Value::Array& array =
      read_array(tokens, {"an array of tokens or of such arrays", "词元的数组，或这种数组的数组"});
  sentences.is_batch = !array.empty() && array.front().array() != nullptr;
  sentences.tokens.emplace();
  if (!sentences.is_batch) {
    sentences.tokens->push_back(read_strings(tokens));
    return;
  }
  for (const Value& row : array) {
    sentences.tokens->push_back(read_strings(tokens.element(sentences.tokens->size(), row)));
  }
}

struct SideFields {
  std::string_view text;
  std::string_view tokens;
  std::string_view embeddings;
  std::string_view lengths;
};
constexpr SideFields input_fields{"text", "tokens", "embeddings", "lengths"};
constexpr SideFields context_fields{"context_text", "context_tokens", "context_embeddings",
                                    "context_lengths"};

Sentences read_side(const Reader& reader, const SideFields& fields) {
  Sentences sentences;
  if (const auto text = reader.find(fields.text)) read_text(*text, sentences);
  if (const auto tokens = reader.find(fields.tokens)) read_tokens(*tokens, sentences);
  if (const auto embeddings = reader.find(fields.embeddings)) {
    sentences.embeddings = read_numbers(*embeddings, CellKind::number);
  }
  if (const auto lengths = reader.find(fields.lengths)) {
    sentences.lengths = read_integers(*lengths, from_zero);
  }
  return sentences;
}

}  // namespace

void read_input(const Place& input, Config& config) {
  const Reader reader(input,
                      {"text", "tokens", "embeddings", "lengths", "context_text", "context_tokens",
                       "context_embeddings", "context_lengths", "tokenizer"});
  config.input = read_side(reader, input_fields);
  config.context = read_side(reader, context_fields);
  reader.read("tokenizer", config.tokenizer, tokenizers);
}

void read_forward_input(const Place& input, ForwardRequest& forward) {
  const Reader reader(input, {"text", "tokens", "embeddings", "tokenizer"});
  forward.sentence = read_side(reader, input_fields);
  reader.read("tokenizer", forward.tokenizer, tokenizers);
}

}  // namespace playground
