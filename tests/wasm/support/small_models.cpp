#include "tests/wasm/support/small_models.h"

#include "core/model/parameters.h"
#include "core/train/tape_gradient.h"
#include "wasm/files/model_file.h"
#include "wasm/request/parse.h"

namespace playground::testing {

const char* const config_text =
    R"({"embedding": {"d_in": 8}, "position": {"kind": "rotary"}, "attention": {"num_heads": 2,
        "output_projection": true}, "block": {"kind": "encoder_decoder", "num_layers": 2,
        "norm_position": "pre", "final_norm": true}, "weights": {"init": "xavier_uniform"},
        "head": {"tied": true}})";

const char* const causal_config_text =
    R"({"embedding": {"d_in": 8}, "position": {"kind": "rotary"}, "attention": {"num_heads": 2,
        "output_projection": true}, "block": {"kind": "decoder", "num_layers": 2,
        "norm_position": "pre", "final_norm": true}, "weights": {"init": "xavier_uniform"},
        "head": {"tied": true}})";

namespace {

WordVocabulary small_vocabulary() {
  return WordVocabulary({"the", "cat", "Anna", "saw", "it", ".", "猫", "安娜", "看见", "了", "。"},
                        {"猫头鹰", "熊猫"});
}

// With drawn parameters.
WordModelParts make_parts(const char* text, WordModelParts parts) {
  parts.config = read_model_config(Place(parse_request(text)));
  Config config = parts.config;
  config.head->vocabulary = parts.vocabulary.tokens();
  Examples one;
  one.rows.add(1);
  one.ids = one.targets = {0};
  if (config.block->kind == BlockKind::encoder_decoder) {
    config.context.tokens.emplace();
    one.context_rows = one.rows;
    one.context_ids = one.ids;
  }
  const auto specs = plan_model({config, parts.vocabulary.tokens()}, one).specs;
  for (const auto& [id, tensor] : make_parameters(specs, config, parts.vocabulary.tokens())) {
    parts.config.weights.values[id] = {tensor.shape, tensor.values, "/" + id};
  }
  return parts;
}

CatalogueHead named_head(const HeadName& head, const char* role) {
  CatalogueHead named;
  named.head = head;
  named.guided = true;
  named.right = RightAnswers{0.95, 0.65};
  named.roles = {{role, 0.9, 30}};
  return named;
}

}  // namespace

WordModelParts make_parts() {
  return make_parts(config_text, {"small",
                                  {},
                                  small_vocabulary(),
                                  {named_head({StackName::decoder, 1, true, 1}, "alignment")},
                                  Glossary("章鱼=octopus 海水=sea_water hua:华 li:李")});
}

// A model that writes on.
WordModelParts make_causal_parts() {
  return make_parts(causal_config_text,
                    {"tale",
                     {},
                     small_vocabulary(),
                     {named_head({StackName::decoder, 1, false, 0}, "induction")}});
}

const std::string& small_file() {
  static const std::string file = write_model_file(make_parts(), {config_text, "{}"}, rounded);
  return file;
}

const std::string& causal_file() {
  static const std::string file =
      write_model_file(make_causal_parts(), {causal_config_text, "{}"}, rounded);
  return file;
}

std::span<const std::uint8_t> bytes_of(const std::string& file) {
  return {reinterpret_cast<const std::uint8_t*>(file.data()), file.size()};
}

Json call(Api& api, const Json& request) { return Json::parse(api.call(request.dump())); }

Json load_request(const std::string& file) {
  return {{"command", "load"},
          {"memory",
           {{"offset", reinterpret_cast<std::uintptr_t>(file.data())}, {"length", file.size()}}}};
}

Json loaded(Api& api, const std::string& file) {
  const Json response = call(api, load_request(file));
  REQUIRE_MESSAGE(response["ok"] == true, response.dump());
  return response["result"];
}

}  // namespace playground::testing
