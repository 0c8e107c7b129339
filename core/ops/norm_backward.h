// The rules of the operations of norm.h for gradients, each as nodes of the graph.
#pragma once

#include "core/graph/backward.h"

namespace playground {

void mean_backward(OpBackward& pass);
void variance_backward(OpBackward& pass);
void root_mean_square_backward(OpBackward& pass);
void inverse_root_backward(OpBackward& pass);
void rms_norm_backward(OpBackward& pass);
// Of layer_norm and batch_norm.
void standardize_backward(OpBackward& pass);

}  // namespace playground
