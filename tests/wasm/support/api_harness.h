// Helpers of the tests of the API. Every response is checked against the published schema of
// responses.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace playground::testing {

using Json = nlohmann::json;

// Of how many presets a test answers one: the sanitizers take seconds for a response.
#ifdef NDEBUG
inline constexpr std::size_t answered = 1;
#else
inline constexpr std::size_t answered = 5;
#endif

// The response to a request, parsed. Every model in models/ is loaded.
Json answer_text(std::string_view request);
Json answer(const Json& request);
// The same; a session or a trainer that it creates is released at once.
Json answer_text_once(std::string_view request);
Json answer_once(const Json& request);
// The result of a request that must succeed.
Json result_of(const Json& request);
// Whether the field is among the active ones of a result's `settings`.
bool acts(const Json& settings, const std::string& field);
// Checks that the request fails just so, and returns the message.
std::string check_error(const Json& request, std::string_view code, std::string_view path);
// The same for a text that need not be JSON.
std::string check_text_error(std::string_view text, std::string_view code, std::string_view path);

bool is_out_of_memory(const std::string& response);

bool contains(std::string_view text, std::string_view part);

// The node of a `run` result, which must have it.
const Json& node_of(const Json& result, std::string_view id);

// The published schemas.
const Json& request_schema();
const Json& response_schema();

// A file under tests/, parsed.
Json read_json(const std::string& path);

}  // namespace playground::testing
