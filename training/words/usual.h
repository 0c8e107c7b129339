// Chinese words that say the same.
#pragma once

#include <string>

namespace playground::training {

// English is translated into one of them, the usual one, so that a model need not learn which text
// of the grammar has which: 可是 and 但是 are "but", and "but" becomes 但是. Other words stay.
const std::string& usual(const std::string& word);

}  // namespace playground::training
