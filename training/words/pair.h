// What the model `translate` learns from: a sentence, what it is asked for, and the answer.
#pragma once

#include <cstdint>
#include <vector>

#include "core/train/example.h"
#include "core/words/glossary.h"
#include "core/words/vocabulary.h"
#include "training/grammar/sample.h"

namespace playground::training {

// All words of the grammar in alphabetical order, those written with a capital so.
WordVocabulary grammar_vocabulary();
// For words that the vocabulary does not have.
Glossary grammar_glossary(const WordVocabulary& vocabulary);

// Of a row: its label is not known, so it has neither a job nor none.
inline constexpr std::int64_t unlabelled = -2;

// Rows of the source begin with the start, so a sentence's token i is row i + 1.
struct Pair {
  WordTask task = WordTask::to_chinese;
  grammar::Language language = grammar::Language::english;  // of the source
  std::vector<std::int64_t> source;                         // ids
  std::vector<std::int64_t> target;                         // ids, with the end behind them
  // By row of the source: the row that it stands for, of its subject, of its noun; -1: none, or
  // `unlabelled`.
  std::vector<std::int64_t> antecedents;
  std::vector<std::int64_t> subjects;
  std::vector<std::int64_t> nouns;
  // By row of the source: which of the text's entities a noun or a name tells of; -1: none.
  std::vector<std::int64_t> entities;
  // By row of the source: where a head is made to look, see `Changes`; -1: it looks by itself.
  std::vector<std::int64_t> forced;
  // By row of the target: the row of the source that it comes from; -1: none.
  std::vector<std::int64_t> sources;
};

// What is changed of the texts of the grammar.
struct Changes {
  bool noise = true;    // now and then articles, capitals or the last full stop are missing
  bool unknown = true;  // now and then words are as if they were not in the vocabulary
  // In half of the texts that are explained the pronouns are made to look at somebody else, whom
  // the answer then names: so the decoder learns to say whom the head looks at, and not what it
  // could find out by other ways.
  bool forced = true;
};

// Whether a word is a sign that ends a text, in either language.
bool ends_text(std::string_view word);

// Whether something in it stands for something else.
bool has_pronoun(const grammar::Text& text);

// A text as a pair; the source is in `language`.
Pair make_pair(const WordVocabulary& vocabulary, const grammar::Sample& sample, WordTask task,
               grammar::Language language, const Changes& changes, Dice& dice);

// The pair with this number, of a text that is not withheld, of two such texts (see join.h), or of
// a list of words: the same seed and number give the same one.
Pair draw_pair(const WordVocabulary& vocabulary, std::int64_t seed, std::int64_t number);

}  // namespace playground::training
