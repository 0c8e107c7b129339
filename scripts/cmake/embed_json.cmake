# embed_json(target name ARRAY|OBJECT files...)
#
# Compiles JSON files into `target` as the std::string_view `playground::name`, minified: with ARRAY the files
# become the items of one array, in the order of their file names whatever their folders; with OBJECT the members of
# one object, each under its file's name without the extension. A file that is not JSON stops the build. The text as it is
# in the program is left in generated/name.json.

set(EMBED_JSON_SCRIPT ${CMAKE_CURRENT_LIST_DIR}/embed_json_script.cmake)

function(embed_json target name form)
  set(files ${ARGN})
  list(SORT files COMPARE FILE_BASENAME)
  set(generated ${PROJECT_BINARY_DIR}/generated/${name}.cpp)
  set(text ${PROJECT_BINARY_DIR}/generated/${name}.json)
  add_custom_command(
    OUTPUT ${generated}
    BYPRODUCTS ${text}
    COMMAND ${CMAKE_COMMAND} -D NAME=${name} -D FORM=${form} "-DFILES=${files}"
            -D OUTPUT=${generated} -D TEXT=${text} -P ${EMBED_JSON_SCRIPT}
    DEPENDS ${files} ${EMBED_JSON_SCRIPT}
    COMMENT "Embedding ${name}"
    VERBATIM)
  target_sources(${target} PRIVATE ${generated})
  # Each of these names its text alike.
  set_source_files_properties(${generated} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
