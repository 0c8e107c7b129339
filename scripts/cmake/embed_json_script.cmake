# Run by embed_json: writes OUTPUT, which defines playground::NAME from FILES in the given FORM, and its text as a file.

# One token at a time (a string or a run of anything else), dropping the white space behind it. Lines are kept, as
# each becomes a string literal of its own: compilers have limits on the length of one.
function(read_minified file result)
  file(READ ${file} text)
  string(JSON type ERROR_VARIABLE problem TYPE "${text}")
  if(problem)
    message(FATAL_ERROR "${file} is not JSON: ${problem}")
  endif()
  string(REGEX REPLACE "(\"([^\"\\\\]|\\\\.)*\"|[^\" \t\r]+)[ \t\r]*" "\\1" text "${text}")
  string(REGEX REPLACE "\n[ \t\r\n]*" "\n" text "${text}")
  string(STRIP "${text}" text)
  set(${result} "${text}" PARENT_SCOPE)
endfunction()

set(json "")
set(separator "")
foreach(file IN LISTS FILES)
  read_minified(${file} text)
  if(FORM STREQUAL OBJECT)
    get_filename_component(key ${file} NAME_WE)
    set(text "\"${key}\":${text}")
  endif()
  string(APPEND json "${separator}${text}")
  set(separator ",\n")
endforeach()
if(FORM STREQUAL OBJECT)
  set(json "{${json}}")
else()
  set(json "[${json}]")
endif()

if(json MATCHES "\\)json\"")
  message(FATAL_ERROR "${NAME} contains the text that ends a raw string literal here: )json\"")
endif()
string(REPLACE "\n" ")json\"\n    R\"json(" literal "${json}")
string(REPLACE "\n" "" text "${json}")
file(WRITE ${TEXT} "${text}")
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [=[
#include <string_view>

namespace playground {

namespace {
constexpr char text[] =
    R"json(@literal@)json";
}  // namespace

extern const std::string_view @NAME@;
constinit const std::string_view @NAME@{text, sizeof(text) - 1};

}  // namespace playground
]=])
