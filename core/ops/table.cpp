#include "core/ops/table.h"

#include <algorithm>
#include <vector>

#include "core/ops/activation.h"
#include "core/ops/arithmetic.h"
#include "core/ops/dropout.h"
#include "core/ops/gradient.h"
#include "core/ops/loss.h"
#include "core/ops/mask.h"
#include "core/ops/norm.h"
#include "core/ops/principal_components.h"
#include "core/ops/product.h"
#include "core/ops/rotate.h"
#include "core/ops/rows.h"
#include "core/ops/score.h"
#include "core/ops/shape/heads.h"
#include "core/ops/shape/reshape.h"
#include "core/ops/shape/slice.h"
#include "core/ops/softmax.h"
#include "core/ops/source.h"
#include "core/ops/study/cache.h"
#include "core/ops/study/depth.h"
#include "core/ops/study/groups.h"
#include "core/ops/study/pages.h"
#include "core/ops/study/positions.h"
#include "core/ops/study/reach.h"
#include "core/ops/study/soft_lookup.h"
#include "core/ops/study/spread.h"
#include "core/ops/study/tiles.h"

namespace playground {

std::span<const Op* const> op_table() {
  static const std::vector<const Op*> all = [] {
    std::vector<const Op*> rows{&parameter_op};
    for (const auto& family : {source_ops(),
                               rotate_ops(),
                               arithmetic_ops(),
                               product_ops(),
                               score_ops(),
                               mask_ops(),
                               softmax_ops(),
                               row_ops(),
                               dropout_ops(),
                               heads_ops(),
                               reshape_ops(),
                               slice_ops(),
                               norm_ops(),
                               activation_ops(),
                               gradient_ops(),
                               loss_ops(),
                               principal_components_ops(),
                               cache_ops(),
                               tiles_ops(),
                               reach_ops(),
                               groups_ops(),
                               depth_ops(),
                               spread_ops(),
                               soft_lookup_ops(),
                               positions_ops(),
                               pages_ops()}) {
      rows.insert(rows.end(), family.begin(), family.end());
    }
    return rows;
  }();
  return all;
}

const Op* find_op(std::string_view name) {
  const auto all = op_table();
  const auto row =
      std::find_if(all.begin(), all.end(), [&](const Op* op) { return op->name == name; });
  return row == all.end() ? nullptr : *row;
}

}  // namespace playground
