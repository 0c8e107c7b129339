// The command-line program `attention`: one request per line of standard input, one response per
// line of standard output. An empty line is a request like any other (and no JSON), so that the
// n-th response always answers the n-th line. Exit status 0 unless a response could not be written.
//
// `attention models FOLDER` lists the models of words in a folder, a line of JSON for each file.
#include <iostream>
#include <string>
#include <string_view>

#include "wasm/api.h"
#include "wasm/files/disk.h"
#include "wasm/files/list_models.h"
#include "wasm/request/parse.h"
#include "wasm/response/write_response.h"

namespace {

constexpr int end = std::char_traits<char>::eof();

// Reads the next line without its end; of a line beyond the limit only one byte more than the
// limit. False at the end of the input.
bool read_line(std::streambuf& input, std::string& line) {
  line.clear();
  int c = input.sbumpc();
  if (c == end) return false;
  for (; c != end && c != '\n'; c = input.sbumpc()) {
    if (line.size() <= playground::max_request_bytes) line.push_back(static_cast<char>(c));
  }
  return true;
}

int list(const std::string& folder) {
  try {
    std::cout << playground::list_models(folder) << std::flush;
    return std::cout ? 0 : 1;
  } catch (const playground::InputError& error) {
    std::cerr << playground::write_error(error) << '\n';
    return 1;
  }
}

}  // namespace

int main(int count, char** arguments) {
  std::ios::sync_with_stdio(false);
  if (count == 3 && std::string_view(arguments[1]) == "models") return list(arguments[2]);
  playground::Api api(false, playground::read_file);
  std::string line;
  while (std::cout && read_line(*std::cin.rdbuf(), line)) {
    std::cout << api.call(line) << '\n' << std::flush;
  }
  return std::cout ? 0 : 1;
}
