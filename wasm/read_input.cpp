#include "wasm/read_numbers.h"
#include "wasm/read_request.h"

namespace playground {

namespace {

constexpr Choice<Tokenizer> tokenizers[] = {{"word", Tokenizer::word},
                                            {"whitespace", Tokenizer::whitespace},
                                            {"character", Tokenizer::character}};

void read_text(const Place& text, Sentences& sentences) {
  if (text.value.text() != nullptr) {
    sentences.text = {read_string(text)};
  } else if (text.value.array() != nullptr) {
    sentences.text = read_strings(text);
    sentences.is_batch = true;
  } else {
    throw_invalid_type(text, "a string or an array of strings");
  }
}

void read_tokens(const Place& tokens, Sentences& sentences) {
  const Value::Array* array = tokens.value.array();
  if (array == nullptr) throw_invalid_type(tokens, "an array of tokens or of such arrays");
  sentences.tokens.emplace();
  if (array->empty() || array->front().array() == nullptr) {
    sentences.tokens->push_back(read_strings(tokens));
    return;
  }
  for (const Value& row : *array) {
    sentences.tokens->push_back(
        read_strings({row, pointer_to(tokens.path, sentences.tokens->size())}));
  }
  sentences.is_batch = true;
}

// The four fields of one side; those of the context begin with "context_".
Sentences read_sentences(const Reader& reader, const std::string& prefix) {
  Sentences sentences;
  if (const auto text = reader.find(prefix + "text")) read_text(*text, sentences);
  if (const auto tokens = reader.find(prefix + "tokens")) read_tokens(*tokens, sentences);
  if (const auto embeddings = reader.find(prefix + "embeddings")) {
    sentences.embeddings = read_numbers(*embeddings, Cells::numbers);
  }
  if (const auto lengths = reader.find(prefix + "lengths")) {
    sentences.lengths = read_integers(*lengths, from_zero);
  }
  return sentences;
}

}  // namespace

void read_input(const Place& input, Config& config) {
  const Reader reader(input,
                      {"text", "tokens", "embeddings", "lengths", "context_text", "context_tokens",
                       "context_embeddings", "context_lengths", "tokenizer"});
  config.input = read_sentences(reader, "");
  config.context = read_sentences(reader, "context_");
  config.tokenizer = reader.choice("tokenizer", tokenizers, Tokenizer::word);
}

}  // namespace playground
