// JSON files that the build compiles in: what is written by hand for the training.
#pragma once

#include <string_view>

namespace playground {

// [[{"text", "pronoun", "occurrence", "means", "explained"}, …], …], by file of
// training/written/pronouns: the pronoun, the how manieth of its like it is (1 if left out), the
// noun or name that it means, and the text with that in place of the pronoun (left out where the
// pronoun stays: "his bag").
extern const std::string_view written_pronouns_json;

// [[{"english", "chinese"}, …], …], by file of training/written/translations: a sentence and its
// translation.
extern const std::string_view written_translations_json;

// The same of training/written/visitors: what people type into a page that translates.
extern const std::string_view written_visitors_json;

// The same of training/written/well_known: proverbs, tongue twisters, lines and phrases that
// everybody knows.
extern const std::string_view written_well_known_json;

// {"glossary": [{"chinese", "english", "both_ways"}, …], "compounds": [word, …], "vocabulary":
// [word, …], "readings": {group: {word: as}, …}, "pinyin": {syllable: characters, …}}, by file of
// training/written/words: everyday words of which the grammar does not use the Chinese or the
// English (see `GlossaryEntry`), where several have the same word the first one counts; other
// Chinese words, of which some characters are words of the grammar; words of both languages that
// only the sentences by hand teach; words that a model reads as another one that says the same; and
// characters of names. A text is cut by the first four.
extern const std::string_view written_words_json;

}  // namespace playground
