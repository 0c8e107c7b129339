// Which texts no model learns from, so that the suite can ask for what was never seen.
#pragma once

#include "training/grammar/sample.h"

namespace playground::training {

// Whether a pronoun of the text may mean one of two, and what is said of it makes one of the few
// combinations that are withheld: the animal, the street and "tired". A hash of the three English
// words decides, so it is the same combinations in both languages, in every frame and for every
// seed, whichever of the two is meant.
bool is_withheld(const grammar::Sample& sample);

}  // namespace playground::training
