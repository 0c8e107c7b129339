// The lists of words and phrases that templates pick from, by subject.
#pragma once

#include <span>
#include <string_view>

#include "training/grammar/templates.h"

namespace playground::grammar {

struct NamedPicks {
  std::string_view name;
  std::span<const Pick> words;
};

std::span<const NamedPicks> picks_of_words();
std::span<const NamedPicks> picks_of_doings();
std::span<const NamedPicks> picks_of_phrases();
std::span<const NamedPicks> picks_of_visits();

}  // namespace playground::grammar
