#include "core/graph/backward.h"

#include <utility>

namespace playground {

OpBackward::OpBackward(Site site)
    : site_(std::move(site)), inputs_(tape().inputs(result())), given_(inputs_.size()) {}

const OpParameter* OpBackward::parameter(std::string_view name) const {
  return find_parameter(tape().graph()[result().index], name);
}

std::int64_t OpBackward::integer(std::string_view name) const {
  return std::get<std::int64_t>(*parameter(name));
}

NodeName OpBackward::keep(std::string id, GradientNode node) {
  return {ids_.emplace_back(std::move(id)), nodes_.emplace_back(node)};
}

NodeName OpBackward::term(std::size_t input) {
  const std::string& id = site_.terms[input];
  const bool whole = id == site_.prefix + tape().id(inputs_[input]);
  return keep(
      id, {whole ? GradientNode::Kind::whole : GradientNode::Kind::term, inputs_[input], result()});
}

NodeName OpBackward::step(const std::string& name) {
  return keep(site_.prefix + "step." + tape().id(result()) + "." + name,
              {GradientNode::Kind::step, result(), result(), ++steps_});
}

}  // namespace playground
