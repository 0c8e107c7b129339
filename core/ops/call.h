// The arguments with which a program calls an operation.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/graph/op.h"
#include "core/graph/tape.h"

namespace playground {

struct OpCall {
  Tape& tape;
  const std::string& id;
  NodeName result;                                       // of the result
  const std::vector<Ref>& in;                            // as many as the row allows
  const std::map<std::string, OpParameter>& parameters;  // of the kinds the row names

  template <class T>
  T get(const std::string& name, const T& otherwise) const {
    const auto found = parameters.find(name);
    return found == parameters.end() ? otherwise : std::get<T>(found->second);
  }
  std::int64_t integer(const std::string& name, std::int64_t otherwise = 0) const {
    return get<std::int64_t>(name, otherwise);
  }
  double number(const std::string& name, double otherwise = 0) const {
    return get<double>(name, otherwise);
  }
  std::string text(const std::string& name, const std::string& otherwise) const {
    return get<std::string>(name, otherwise);
  }
  std::vector<std::int64_t> integers(const std::string& name) const {
    return get<std::vector<std::int64_t>>(name, {});
  }
  std::optional<Ref> input(std::size_t index) const {
    return index < in.size() ? std::optional(in[index]) : std::nullopt;
  }
};

// The `call` of operations without parameters.
template <Ref (*Function)(Tape&, NodeName, Ref)>
Ref call_unary(const OpCall& call) {
  return Function(call.tape, call.result, call.in[0]);
}
template <Ref (*Function)(Tape&, NodeName, Ref, Ref)>
Ref call_binary(const OpCall& call) {
  return Function(call.tape, call.result, call.in[0], call.in[1]);
}

}  // namespace playground
