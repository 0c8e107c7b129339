// Chinese names as English texts write them, without tones: "Li Hua".
#pragma once

#include <string_view>

namespace playground {

// A surname of two characters: 欧阳, "Ouyang".
struct CompoundSurname {
  std::string_view chinese;
  std::string_view pinyin;
};

// The one that the text begins with. Null: none.
const CompoundSurname* compound_surname(std::string_view text);
// The one that is written so, in small letters. Null: none.
const CompoundSurname* compound_surname_in_pinyin(std::string_view small);

// One of the common surnames, as it is written: "Zhang", "Ouyang".
bool is_pinyin_surname(std::string_view word);

// Whether the word is one or two syllables and begins with a capital: "Hua", "Xiaoyan".
bool is_pinyin_given_name(std::string_view word);

}  // namespace playground
