// A text in English and Chinese.
#pragma once

#include <string>

namespace playground {

struct Words {
  const char* en = "";
  const char* zh = "";
};

// The same, put together while the program runs.
struct Sentence {
  std::string en;
  std::string zh;
};

}  // namespace playground
