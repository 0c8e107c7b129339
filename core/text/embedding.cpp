#include "core/text/embedding.h"

#include "core/random/generator.h"

namespace playground {
namespace {

std::uint32_t hash_fnv_1a(std::string_view bytes) {
  std::uint32_t hash = 2166136261U;
  for (const char byte : bytes) hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619U;
  return hash;
}

}  // namespace

void fill_token_embedding(std::int64_t seed, std::string_view token, std::span<float> row) {
  Generator generator(std::int64_t{static_cast<std::uint32_t>(seed) + hash_fnv_1a(token)});
  generator.fill_normal(0, 1, row);
}

}  // namespace playground
