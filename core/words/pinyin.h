// Chinese names as English texts write them, without tones: "Li Hua".
#pragma once

#include <string_view>

namespace playground {

// One of the common surnames, as it is written: "Zhang".
bool is_pinyin_surname(std::string_view word);

// Whether the word is one or two syllables and begins with a capital: "Hua", "Xiaoyan".
bool is_pinyin_given_name(std::string_view word);

}  // namespace playground
