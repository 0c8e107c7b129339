// Words beyond those of the grammar, written by hand (training/written/words).
#pragma once

#include <string>
#include <vector>

#include "core/words/glossary.h"
#include "core/words/vocabulary.h"

namespace playground::training {

// Also of words that a vocabulary has.
const std::vector<GlossaryEntry>& written_glossary();
const std::vector<PinyinSyllable>& written_pinyin();
const std::vector<std::string>& written_compounds();
// Words of either language that the sentences by hand use often and the grammar never.
const std::vector<std::string>& written_vocabulary();
const std::vector<WordReading>& written_readings();

}  // namespace playground::training
