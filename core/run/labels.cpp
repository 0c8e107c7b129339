#include "core/run/labels.h"

#include <limits>
#include <variant>

#include "core/base/message.h"
#include "core/ops/table.h"

namespace playground {
namespace {

// Here axes are counted from the last, as operations align their inputs there.
constexpr std::size_t axis_of_columns = 0;
constexpr std::size_t axis_of_rows = 1;
constexpr std::size_t no_axis = std::numeric_limits<std::size_t>::max();

std::int64_t size_at(const Node& node, std::size_t axis) {
  return axis < node.shape.size() ? node.shape[node.shape.size() - 1 - axis] : 0;
}

const Labels& labels_at(const Node& node, std::size_t axis) {
  static const Labels none;
  return axis < node.labels.size() ? node.labels[axis] : none;
}

std::int64_t integer_of(const Node& node, std::string_view parameter) {
  const OpParameter* found = find_parameter(node, parameter);
  return found == nullptr ? -1 : std::get<std::int64_t>(*found);
}

const std::vector<std::int64_t>& integers_of(const Node& node, std::string_view parameter) {
  return std::get<std::vector<std::int64_t>>(*find_parameter(node, parameter));
}

// A parameter counts axes from the first, or from the end if negative.
std::size_t from_last(std::int64_t axis, const Node& node) {
  const auto rank = static_cast<std::int64_t>(node.shape.size());
  return static_cast<std::size_t>(axis < 0 ? -1 - axis : rank - 1 - axis);
}

// The axis of the viewed tensor that has the same size and as many cells after it.
std::size_t kept_by_view(const Node& node, const Node& from, std::size_t axis) {
  const auto cells_after = [](const Node& of, std::size_t the_axis) {
    std::int64_t cells = 1;
    for (std::size_t i = 0; i < the_axis; ++i) cells *= size_at(of, i);
    return cells;
  };
  for (std::size_t i = 0; i < from.shape.size(); ++i) {
    if (size_at(from, i) == size_at(node, axis) && cells_after(from, i) == cells_after(node, axis))
      return i;
  }
  return no_axis;
}

// The same of a product's inputs; the right one may be a vector, which leaves no axis.
std::size_t kept_by_product(const Node& node, std::size_t input, const Node& from, std::size_t axis,
                            KeptAxes kept) {
  if (input == 0 && from.shape.size() > node.shape.size()) return axis + 1;
  if (input == 0) return axis == axis_of_columns ? no_axis : axis;
  if (input > 1 || axis == axis_of_rows || from.shape.size() == 1) return no_axis;
  return axis == axis_of_columns && kept == KeptAxes::transposed_product ? axis_of_rows : axis;
}

// The axis of an input that the node's axis is; no_axis if it is none of them.
std::size_t kept_axis(const Node& node, std::size_t input, const Node& from, std::size_t axis) {
  const KeptAxes kept = find_op(node.op)->keeps;
  const bool new_columns = axis == axis_of_columns;
  switch (kept) {
    case KeptAxes::product:
    case KeptAxes::transposed_product:
      return kept_by_product(node, input, from, axis, kept);
    case KeptAxes::pairs:
      if (input > 1 || axis != (input == 0 ? 2 : 1)) return no_axis;
      return axis_of_rows;
    case KeptAxes::all_but_columns:
      return new_columns ? no_axis : axis;
    case KeptAxes::split_heads:
      return new_columns || axis == 2 ? no_axis : axis > 2 ? axis - 1 : axis;
    case KeptAxes::merge_heads:
      return new_columns ? no_axis : axis > axis_of_rows ? axis + 1 : axis;
    case KeptAxes::view:
      return kept_by_view(node, from, axis);
    case KeptAxes::swapped: {
      const std::vector<std::int64_t>& axes = integers_of(node, "axes");
      const std::size_t first = from_last(axes[0], node);
      const std::size_t second = from_last(axes[1], node);
      return axis == first ? second : axis == second ? first : axis;
    }
    case KeptAxes::none:
      return no_axis;
    default:
      return axis;
  }
}

// Adds labels[index], or nothing where there are no labels.
void add_label(const Labels& labels, std::int64_t index, Labels& to) {
  if (labels.empty()) return;
  to.push_back(index < 0 ? std::string() : labels[static_cast<std::size_t>(index)]);
}

// The labels of an axis whose places an operation chooses from its inputs.
Labels chosen(const Node& node, const std::vector<const Node*>& inputs, std::size_t axis,
              KeptAxes kept) {
  Labels labels;
  const Labels& first = labels_at(*inputs[0], axis);
  if (kept == KeptAxes::rows_by_id) {
    for (const std::int64_t id : integers_of(node, "ids")) add_label(first, id, labels);
  } else if (kept == KeptAxes::slice) {
    const std::int64_t end = integer_of(node, "end");
    for (std::int64_t i = integer_of(node, "start"); i < end; ++i) add_label(first, i, labels);
  } else {
    for (const Node* part : inputs) {
      for (const std::string& label : labels_at(*part, axis)) labels.push_back(label);
    }
  }
  return labels;
}

bool fits(const Labels& labels, const Node& node, std::size_t axis) {
  return !labels.empty() && static_cast<std::int64_t>(labels.size()) == size_at(node, axis);
}

// The labels that an axis of the node takes from its inputs.
Labels inherited(const Node& node, const std::vector<const Node*>& inputs, std::size_t axis) {
  const KeptAxes kept = find_op(node.op)->keeps;
  const bool is_cut = kept == KeptAxes::slice || kept == KeptAxes::concatenation;
  if ((is_cut && axis == from_last(integer_of(node, "axis"), node)) ||
      (kept == KeptAxes::rows_by_id && axis == axis_of_rows)) {
    Labels labels = chosen(node, inputs, axis, kept);
    if (!fits(labels, node, axis)) labels.clear();
    return labels;
  }
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const Labels& labels = labels_at(*inputs[i], kept_axis(node, i, *inputs[i], axis));
    if (fits(labels, node, axis)) return labels;
  }
  return {};
}

}  // namespace

void inherit_labels(Graph& graph, const RefById& known, Ref node) {
  Node& own = graph[node.index];
  std::vector<const Node*> inputs;
  for (const std::string& id : own.inputs) inputs.push_back(&graph[known.find(id)->second.index]);
  for (std::size_t axis = 0; axis < own.shape.size(); ++axis)
    own.labels.push_back(inherited(own, inputs, axis));
}

void give_labels(const std::vector<Labels>& labels, std::size_t entry, Node& result) {
  for (std::size_t axis = 0; axis < labels.size(); ++axis) {
    if (labels[axis].empty()) continue;
    require(fits(labels[axis], result, axis), ErrorCode::shape_mismatch,
            {"/program/", entry, "/labels/", axis == axis_of_rows ? "rows" : "columns"},
            {"{0} labels are given for {1} {2}; give one for each",
             "{1} {2}却给了 {0} 个标签；请每{2}给一个"},
            labels[axis].size(), size_at(result, axis),
            axis == axis_of_rows ? Words{"rows", "行"} : Words{"columns", "列"});
    result.labels[axis] = labels[axis];
  }
}

}  // namespace playground
