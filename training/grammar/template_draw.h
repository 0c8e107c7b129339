// Fills in templates.
#pragma once

#include <vector>

#include "training/grammar/draft.h"
#include "training/grammar/templates.h"

namespace playground::grammar {

// Each as many times as it is drawn.
const std::vector<const Template*>& templates_to_draw();

Meaning draw_template(Draft& draft, const Template& one);

}  // namespace playground::grammar
