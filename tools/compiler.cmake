# Compilers too old for the C++20 that is used here are named before they fail in the middle of it.
set(oldest_GNU 12)
set(oldest_Clang 16)
set(oldest ${oldest_${CMAKE_CXX_COMPILER_ID}})
if(oldest AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS oldest)
  # The blank keeps CMake from breaking the line: ./play shows it.
  string(CONCAT sentence " ${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} is too old for Parlor: install "
    "g++ ${oldest_GNU} or clang ${oldest_Clang}, or newer (Debian 12 has both), and name it: "
    "cmake --preset release --fresh -DPARLOR_TESTS=OFF -DCMAKE_CXX_COMPILER=g++-${oldest_GNU}")
  message(FATAL_ERROR "${sentence}")
endif()
