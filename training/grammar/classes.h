// What templates call the classes of nouns.
#pragma once

#include <span>
#include <string_view>

#include "training/grammar/words.h"

namespace playground::grammar {

// Throws std::out_of_range for a name that no class has.
Classes classes_named(std::string_view name);

// What is drawn as "varied": each equally often, so that classes of few nouns come as often.
std::span<const Classes> varied_classes();

}  // namespace playground::grammar
