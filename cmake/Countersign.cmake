# Shared settings of every target, and the functions that declare a room, an executable and a test.

find_program(COUNTERSIGN_CCACHE ccache)
if(COUNTERSIGN_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${COUNTERSIGN_CCACHE}")
endif()
find_program(COUNTERSIGN_LLD ld.lld)

option(COUNTERSIGN_WERROR "Treat warnings as errors" ON)
set(COUNTERSIGN_SANITIZE "" CACHE STRING "address,undefined or thread")
option(COUNTERSIGN_FUZZ "Build the fuzz targets as libFuzzer programs (clang)" OFF)
option(COUNTERSIGN_COVERAGE "Instrument for coverage" OFF)

add_library(countersign_settings INTERFACE)
target_include_directories(countersign_settings INTERFACE "${PROJECT_SOURCE_DIR}")
target_compile_options(countersign_settings INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
    -Wcast-align -Wnull-dereference -Wextra-semi -Wimplicit-fallthrough)
if(COUNTERSIGN_WERROR)
    target_compile_options(countersign_settings INTERFACE -Werror)
endif()
target_compile_definitions(countersign_settings INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_FOREACH QT_NO_KEYWORDS QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_STRICT_ITERATORS
    QT_USE_QSTRINGBUILDER QT_DISABLE_DEPRECATED_BEFORE=0x060400)
if(COUNTERSIGN_LLD)
    target_link_options(countersign_settings INTERFACE -fuse-ld=lld)
endif()
if(COUNTERSIGN_SANITIZE)
    target_compile_options(countersign_settings INTERFACE -fsanitize=${COUNTERSIGN_SANITIZE}
                           -fno-omit-frame-pointer)
    target_link_options(countersign_settings INTERFACE -fsanitize=${COUNTERSIGN_SANITIZE})
endif()
if(COUNTERSIGN_FUZZ)
    target_compile_options(countersign_settings INTERFACE
        -fsanitize=fuzzer-no-link,address,undefined -fno-omit-frame-pointer)
    target_link_options(countersign_settings INTERFACE -fsanitize=address,undefined)
endif()
if(COUNTERSIGN_COVERAGE)
    target_compile_options(countersign_settings INTERFACE --coverage)
    target_link_options(countersign_settings INTERFACE --coverage)
endif()

# A room: a static library of every .cpp and .h in the current folder and below it.
# MOC where it has QObjects of its own.
# countersign_room(Store LINK Countersign::Policy … [PRIVATE SQLiteCpp …] [MOC])
function(countersign_room name)
    cmake_parse_arguments(ARG "MOC" "" "LINK;PRIVATE" ${ARGN})
    string(TOLOWER "countersign_${name}" target)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS
         "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp" "${CMAKE_CURRENT_SOURCE_DIR}/*.h")
    if(sources MATCHES "\\.cpp")
        add_library(${target} STATIC ${sources})
        target_link_libraries(${target} PUBLIC countersign_settings ${ARG_LINK} PRIVATE ${ARG_PRIVATE})
        if(ARG_MOC)
            # CMake 3.25 with Ninja does not run moc again for a header that was added; without the
            # stamp of its last run it does.
            if(NOT "${${target}_seen}" STREQUAL "${sources}")
                file(REMOVE "${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/timestamp")
                set(${target}_seen "${sources}" CACHE INTERNAL "Sources that moc knows of")
            endif()
        else()
            set_target_properties(${target} PROPERTIES AUTOMOC OFF)
        endif()
    else()
        add_library(${target} INTERFACE)
        target_link_libraries(${target} INTERFACE countersign_settings ${ARG_LINK})
    endif()
    add_library(Countersign::${name} ALIAS ${target})
endfunction()

# A test: one executable named after its file. `tests/unit/text/sentences_test.cpp` becomes
# `text_sentences_test`. Tests run without a display.
# countersign_test(FILE LINK libraries… [RUN_SERIAL])
function(countersign_test file)
    cmake_parse_arguments(ARG "RUN_SERIAL" "" "LINK;SOURCES" ${ARGN})
    get_filename_component(stem "${file}" NAME_WE)
    get_filename_component(folder "${CMAKE_CURRENT_SOURCE_DIR}/${file}" DIRECTORY)
    get_filename_component(room "${folder}" NAME)
    set(target "${room}_${stem}")
    add_executable(${target} ${file} ${ARG_SOURCES})
    target_link_libraries(${target} PRIVATE countersign_settings Qt6::Test ${ARG_LINK})
    target_compile_definitions(${target} PRIVATE
        QT_FORCE_ASSERTS COUNTERSIGN_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
        COUNTERSIGN_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME ${target} COMMAND ${target})
    set_tests_properties(${target} PROPERTIES TIMEOUT 300
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;TZ=UTC;XDG_DATA_HOME=${PROJECT_BINARY_DIR}/home/data;XDG_CONFIG_HOME=${PROJECT_BINARY_DIR}/home/config;XDG_CACHE_HOME=${PROJECT_BINARY_DIR}/home/cache")
    if(ARG_RUN_SERIAL)
        set_tests_properties(${target} PROPERTIES RUN_SERIAL ON)
    endif()
endfunction()
