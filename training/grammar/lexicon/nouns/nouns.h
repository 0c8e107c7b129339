// The nouns of the grammar, by what they name.
#pragma once

#include <span>

#include "training/grammar/words.h"

namespace playground::grammar {

std::span<const Noun> nouns_of_people();
std::span<const Noun> nouns_of_animals();
std::span<const Noun> nouns_of_things();
std::span<const Noun> nouns_of_food();
std::span<const Noun> nouns_of_places();

}  // namespace playground::grammar
