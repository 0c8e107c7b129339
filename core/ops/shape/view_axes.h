// What the axes of a tensor mean once it is viewed in another shape.
#pragma once

#include "core/base/shape.h"

namespace playground {

// The axes of a tensor of the shape `from` seen as `shape`, of as many numbers. Those whose size
// stays keep their meaning, a width that is cut becomes heads and their width, and heads joined
// with their width become a width again.
Axes axes_of_view(const Shape& from, const Axes& from_axes, const Shape& shape);

}  // namespace playground
