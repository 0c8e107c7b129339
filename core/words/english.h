// English forms that words take beside other words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace playground {

inline bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }
inline bool is_small(char letter) { return letter >= 'a' && letter <= 'z'; }
inline bool begins_with_letter(std::string_view word) {
  return is_capital(word.front()) || is_small(word.front());
}

// Only letters of English change; ’ becomes '.
std::string in_small_letters(std::string_view word);

// Behind it a sentence begins: a mark, or “.
bool ends_sentence(std::string_view word);

bool is_vowel(char letter);
// "ply", not "play".
bool ends_in_y(std::string_view word);

// Several of a noun, or a verb of a third person: "boxes", "puppies".
std::string with_s(std::string_view word);
// As `with_s`, but "mice" and others that have a form of their own.
std::string plural(std::string_view noun);
// The words of which this may be another form or spelling, the likeliest first; all of them in
// small letters, as the word is: "guessing" is of "guess", "mice" of "mouse", and "neighbours" of
// "neighbor". Most of them are no words.
std::vector<std::string> base_forms(std::string_view word);
// "a", or "an" before the sound of a vowel.
std::string_view article(std::string_view next);

}  // namespace playground
