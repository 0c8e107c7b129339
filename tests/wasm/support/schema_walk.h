// The fields of a request as the published schema lists them, for tests that must cover them all.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace playground::testing {

using Json = nlohmann::json;

struct Field {
  std::string command;  // that takes it
  std::string object;   // the JSON pointer of the object it belongs to, "" for the request
  std::string name;
  Json schema;  // references to the top resolved

  std::string pointer() const { return object + "/" + name; }
};

// The commands whose fields are walked through: one of each kind.
inline constexpr const char* walked_commands[] = {"run",          "create",     "forward",
                                                  "train_create", "train",      "train_probe",
                                                  "train_set",    "checkpoint", "restore"};

// Every named field of a request of one command, or of all of these, with the fields of nested
// objects, but without those of a program.
std::vector<Field> request_fields(const std::string& command);
std::vector<Field> request_fields();

// A request of this command that succeeds, with this value at this pointer.
Json request_with(const std::string& command, const std::string& pointer, const Json& value);
Json request_with(const Field& field, const Json& value);

// The alternatives of a program's entry: schemas with `properties`, `required` ….
std::vector<Json> program_entries();
// One of them that calls this operation.
Json program_entry_of(const std::string& op);

// `schema` with its reference, if any, replaced by what it names.
Json resolved(const Json& schema);

}  // namespace playground::testing
