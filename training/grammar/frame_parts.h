// What the frames tell of, each drawn piece by piece; nothing: the draws do not fit one another.
#pragma once

#include <string_view>
#include <vector>

#include "training/grammar/draft.h"

namespace playground::grammar {

using Parts = std::vector<Part>;

// Pieces that many of them share.
Word word(Draft& draft, std::string_view english, std::string_view chinese);
Clause any_action(Draft& draft, Mention subject, bool with_object, Fits fits = any_verb);
Clause action_of_any_verb(Draft& draft, Fits fits);
Clause with_tense(Clause clause, Tense tense, bool negative);
Clause in_a_room(Draft& draft, Clause clause);

// One clause, reasons, and two things that happen.
Parts action(Draft& draft);
Parts state(Draft& draft);
Parts located(Draft& draft);
Parts reason_why_not(Draft& draft);
Parts reason_why(Draft& draft);
Parts reason_of_verb(Draft& draft);
Parts effect(Draft& draft);
Parts no_effect(Draft& draft);
Parts two_actions(Draft& draft);
Parts time_and_action(Draft& draft);
Parts same_object(Draft& draft);
Parts condition(Draft& draft);

// What has patterns of its own.
Parts giving(Draft& draft);
Parts giving_reason(Draft& draft);
Parts putting(Draft& draft);
Parts passive(Draft& draft);
Parts comparison(Draft& draft);
Parts counting(Draft& draft);
Parts wanting(Draft& draft);
Parts speech(Draft& draft);
Parts who_question(Draft& draft);
Parts where_question(Draft& draft);
Parts attractor(Draft& draft);
Parts shopping(Draft& draft);
Parts dated(Draft& draft);
Parts at_present(Draft& draft);
Parts attitude(Draft& draft);
Parts habit(Draft& draft);

}  // namespace playground::grammar
