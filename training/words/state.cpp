#include "training/words/state.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <stdexcept>

namespace playground::training {
namespace {

// Another recipe's state has another size, or begins otherwise.
struct StateHeader {
  std::int64_t step;
  std::int64_t floats;
  std::size_t recipe;
};

void read(std::ifstream& file, std::span<float> floats) {
  file.read(reinterpret_cast<char*>(floats.data()),
            static_cast<std::streamsize>(floats.size_bytes()));
}

}  // namespace

void save_state(const std::string& path, std::int64_t step, std::span<const float> state,
                const std::string& recipe) {
  const StateHeader header{step, static_cast<std::int64_t>(state.size()),
                           std::hash<std::string>{}(recipe)};
  const std::string unfinished = path + ".new";
  std::ofstream file(unfinished, std::ios::binary);
  file.write(reinterpret_cast<const char*>(&header), sizeof header);
  file.write(reinterpret_cast<const char*>(state.data()),
             static_cast<std::streamsize>(state.size_bytes()));
  file.close();
  std::filesystem::rename(unfinished, path);
}

std::optional<std::int64_t> load_state(const std::string& path, std::span<float> state,
                                       const std::string& recipe) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  StateHeader header{};
  file.read(reinterpret_cast<char*>(&header), sizeof header);
  if (header.floats != static_cast<std::int64_t>(state.size()) ||
      header.recipe != std::hash<std::string>{}(recipe)) {
    throw std::invalid_argument(path + " is the state of another recipe; remove it");
  }
  read(file, state);
  return header.step;
}

std::vector<float> read_parameters(const std::string& path, std::int64_t count) {
  std::ifstream file(path, std::ios::binary);
  StateHeader header{};
  file.read(reinterpret_cast<char*>(&header), sizeof header);
  if (!file || header.floats != 3 * count) {
    throw std::invalid_argument(path + " is not the state of this model");
  }
  std::vector<float> parameters(static_cast<std::size_t>(count));
  read(file, parameters);
  return parameters;
}

}  // namespace playground::training
