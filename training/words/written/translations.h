// Sentences with their translations that were written by hand (training/written/translations). The
// grammar's texts are of a few thousand kinds, and a model that learns from nothing else translates
// badly what is of none of them; each of these is of its own kind. What visitors type
// (training/written/visitors) is learnt from more often, and what everybody knows
// (training/written/well_known) as it is.
#pragma once

#include "training/words/pair.h"

namespace playground::training {

// One of them, into Chinese or into English. Which of its nouns and names give place to others of
// their kind, or are unknown, the same in both languages, is drawn, but of what everybody knows
// none does; words of the source that only the glossary knows are unknown, and so is what it has
// for them in the target. Only of all these does it tell which word comes from which.
Pair draw_written_translation(const WordVocabulary& vocabulary, WordTask task, Dice& dice);

}  // namespace playground::training
