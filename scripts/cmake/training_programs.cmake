# What trains and examines models of words. The sanitizers do without it: it reads nothing that comes from outside.

# The grammar that models of words learn from, and a program that prints texts of it.
file(GLOB_RECURSE grammar_sources CONFIGURE_DEPENDS training/grammar/*.cpp)
list(REMOVE_ITEM grammar_sources ${PROJECT_SOURCE_DIR}/training/grammar/samples.cpp)
add_library(training_grammar STATIC ${grammar_sources})
# Templates are many short tables: several at a time, as with the core.
set(other_grammar_sources ${grammar_sources})
list(FILTER other_grammar_sources EXCLUDE REGEX "/templates/")
set_target_properties(training_grammar PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
set_source_files_properties(${other_grammar_sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
target_link_libraries(training_grammar PUBLIC playground_core PRIVATE playground_options)
add_executable(grammar_samples training/grammar/samples.cpp)
target_link_libraries(grammar_samples PRIVATE training_grammar playground_options)

# What the models of words learn from, the program that trains them, and the one that examines them.
find_package(Threads REQUIRED)
file(GLOB_RECURSE training_sources CONFIGURE_DEPENDS training/words/*.cpp)
list(REMOVE_ITEM training_sources ${PROJECT_SOURCE_DIR}/training/words/train.cpp)
file(GLOB written_pronouns CONFIGURE_DEPENDS training/written/pronouns/*.json)
file(GLOB written_translations CONFIGURE_DEPENDS training/written/translations/*.json)
file(GLOB written_visitors CONFIGURE_DEPENDS training/written/visitors/*.json)
file(GLOB written_well_known CONFIGURE_DEPENDS training/written/well_known/*.json)
file(GLOB written_words CONFIGURE_DEPENDS training/written/words/*.json)
add_library(training_words STATIC ${training_sources})
embed_json(training_words written_pronouns_json ARRAY ${written_pronouns})
embed_json(training_words written_translations_json ARRAY ${written_translations})
embed_json(training_words written_visitors_json ARRAY ${written_visitors})
embed_json(training_words written_well_known_json ARRAY ${written_well_known})
embed_json(training_words written_words_json OBJECT ${written_words})
target_link_libraries(training_words PUBLIC training_grammar playground_api Threads::Threads
                                     PRIVATE playground_json playground_options)
add_executable(train_words training/words/train.cpp)
target_link_libraries(train_words PRIVATE training_words playground_options)
file(GLOB suite_sources CONFIGURE_DEPENDS training/suite/*.cpp)
list(REMOVE_ITEM suite_sources ${PROJECT_SOURCE_DIR}/training/suite/main.cpp)
add_library(training_suite STATIC ${suite_sources})
target_link_libraries(training_suite PUBLIC training_words PRIVATE playground_json playground_options)
add_executable(words_suite training/suite/main.cpp)
target_link_libraries(words_suite PRIVATE training_suite playground_options)

# The same for the model that writes stories.
file(GLOB_RECURSE story_sources CONFIGURE_DEPENDS training/stories/*.cpp)
list(FILTER story_sources EXCLUDE REGEX "/(samples|train|examine)\\.cpp$")
add_library(training_stories STATIC ${story_sources})
target_link_libraries(training_stories PUBLIC training_words
                                       PRIVATE playground_json playground_options)
add_executable(story_samples training/stories/samples.cpp)
add_executable(train_stories training/stories/train.cpp)
add_executable(stories_suite training/stories/examine.cpp)
foreach(program story_samples train_stories stories_suite)
  target_link_libraries(${program} PRIVATE training_stories playground_options)
endforeach()
set_target_properties(training_words training_suite training_stories PROPERTIES UNITY_BUILD ON)
