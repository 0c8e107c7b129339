// What the API answers with models of words.
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tests/wasm/support/small_models.h"

namespace playground::testing {

TEST_CASE("load tells of the model; a sentence is run, answered, and the model unloaded") {
  Api api(true);
  const Json model = loaded(api);
  CHECK(model["name"] == "small");
  CHECK(model["vocabulary"] == make_parts().vocabulary.size());
  CHECK(model["heads"][0]["part"] == "cross");
  CHECK(model["heads"][0]["roles"][0]["score"] == 0.9);

  const Json sentence = {{"text", "The cat saw Zorblat."}};
  const Json generated = call(
      api,
      {{"command", "generate"}, {"model", 1}, {"input", sentence}, {"max_tokens", 6}})["result"];
  CHECK(generated["task"] == "to_zh");
  const Json run = call(api, {{"command", "run"},
                              {"model", 1},
                              {"input", sentence},
                              {"target", {{"text", "猫看见了Zorblat。"}}}})["result"];
  std::vector<std::string> tokens;
  for (const Json& token : run["tokens"][0]) tokens.push_back(token["text"]);
  CHECK(tokens == std::vector<std::string>{"<to_zh>", "猫", "看见", "了", "Zorblat", "。"});
  CHECK(run["tokens"][0][4]["unknown"]["slot"] == 0);
  CHECK(run["context_tokens"][0][4]["text"] == "Zorblat");
  CHECK(run["context_tokens"][0][4]["start"] == 12);
  CHECK(run["context_tokens"][0][4]["id"] == run["tokens"][0][4]["id"]);
  CHECK_FALSE(run["tokens"][0][1].contains("unknown"));

  const Json forms = call(
      api, {{"command", "run"}, {"model", 1}, {"input", {{"text", "The cats saw it."}}}})["result"];
  CHECK(forms["context_tokens"][0][2]["text"] == "cats");
  CHECK(forms["context_tokens"][0][2]["read_as"] == "cat");
  CHECK_FALSE(forms["context_tokens"][0][1].contains("read_as"));

  CHECK(call(api, {{"command", "unload"}, {"model", 1}})["result"]["released"] == 1);
  CHECK(call(api, {{"command", "generate"}, {"model", 1}, {"input", sentence}})["error"]["code"] ==
        "unknown_model");
}

TEST_CASE("a word that the model does not know is called in the answer what its glossary says") {
  Api api(true);
  loaded(api);
  const auto run = [&](const char* text, const char* target) {
    return call(api, {{"command", "run"},
                      {"model", 1},
                      {"input", {{"text", text}}},
                      {"target", {{"text", target}}}})["result"];
  };
  const Json chinese = run("The cat saw octopuses.", "猫看见了章鱼。");
  CHECK(chinese["tokens"][0][4]["text"] == "章鱼");
  CHECK(chinese["tokens"][0][4]["unknown"]["slot"] == 0);
  CHECK(chinese["tokens"][0][4]["id"] == chinese["context_tokens"][0][4]["id"]);
  CHECK(chinese["context_tokens"][0][4]["text"] == "octopuses");
  CHECK(chinese["model"]["answer"][3]["text"] == "章鱼");
  CHECK(chinese["model"]["text"] == "猫看见了章鱼。");
  const Json english = run("猫看见了海水。", "The cat saw sea water.");
  CHECK(english["tokens"][0].size() == 7);  // it is asked for word by word
  const Json name = run("Anna saw Octopus.", "安娜看见了Octopus。");
  CHECK(name["tokens"][0][4]["text"] == "Octopus");
  CHECK(name["context_tokens"][0][3]["id"] == name["tokens"][0][4]["id"]);
  const Json characters = run("Li Hua saw the cat.", "李华看见了猫。");
  CHECK(characters["context_tokens"][0][1]["text"] == "Li Hua");
  CHECK(characters["tokens"][0][1]["text"] == "李华");
  CHECK(characters["tokens"][0][1]["id"] == characters["context_tokens"][0][1]["id"]);
  const Json pinyin = run("李华看见了猫。", "Li Hua saw the cat.");
  CHECK(pinyin["tokens"][0][1]["text"] == "Li Hua");
  CHECK(pinyin["tokens"][0][1]["id"] == pinyin["context_tokens"][0][1]["id"]);
  // Who says the sentence again says the same words.
  const Json explained = call(api, {{"command", "run"},
                                    {"model", 1},
                                    {"task", "explain"},
                                    {"input", {{"text", "The cat saw octopus."}}},
                                    {"target", {{"text", "The cat saw octopus."}}}})["result"];
  CHECK(explained["model"]["answer"][3]["text"] == "octopus");
}

TEST_CASE("each word that is generated is the likeliest of the run, with the weights of its row") {
  Api api(true);
  loaded(api);
  const Json sentence = {{"text", "安娜看见了猫。"}};
  const Json generated = call(
      api,
      {{"command", "generate"}, {"model", 1}, {"input", sentence}, {"max_tokens", 5}})["result"];
  CHECK(generated["task"] == "to_en");
  std::string text;
  for (const Json& token : generated["tokens"]) text += token["text"].get<std::string>() + " ";
  const Json run = call(api, {{"command", "run"},
                              {"model", 1},
                              {"input", sentence},
                              {"target", {{"text", text}}}})["result"];
  const WordModel model(read_model_file(bytes_of(small_file())));
  const Json& probabilities = node_of(run, "probabilities");
  const Json& weights = node_of(run, "decoder.1.cross_attention.weights");
  const auto words = static_cast<std::size_t>(model.vocabulary().size());
  const std::size_t rows = weights["shape"][2];
  const std::size_t context = weights["shape"][3];
  for (std::size_t i = 0; i < generated["tokens"].size(); ++i) {
    CAPTURE(i);
    const Json& token = generated["tokens"][i];
    const std::size_t id = token["id"];
    const double probability = probabilities["values"][i * words + id];
    CHECK(token["probability"] == doctest::Approx(probability).epsilon(1e-4));
    for (std::size_t other = 0; other < words; ++other) {
      if (!model.vocabulary().is_word(static_cast<std::int64_t>(other))) continue;
      CHECK(probabilities["values"][i * words + other].get<double>() <= probability * 1.0001);
    }
    for (const Json& from : token["from"]) {
      const double weight =
          weights["values"][(rows + i) * context + from["token"].get<std::size_t>()];
      CHECK(from["weight"] == doctest::Approx(weight).epsilon(1e-4));
    }
  }
}

TEST_CASE("a run by name tells what the model answers, as likely as in its graph") {
  Api api(true);
  loaded(api);
  const Json run = call(api, {{"command", "run"},
                              {"model", "small"},
                              {"input", {{"text", "Anna saw Zorblat."}}},
                              {"task", "explain"},
                              {"target", {{"text", "Zorblat saw the cat"}}}})["result"];
  const Json& model = run["model"];
  CHECK(model["name"] == "small");
  CHECK(model["kind"] == "translate");
  CHECK(run["settings"]["fields"] == Json::parse(R"(["/attention/mask/kind"])"));
  CHECK(run["settings"]["ablations"].size() == 1);
  CHECK(model["task"] == "explain");
  CHECK(model["text"] == "Zorblat saw the cat");
  CHECK_FALSE(model.contains("next"));
  const Json& probabilities = node_of(run, "probabilities");
  const Json& weights = node_of(run, "decoder.1.cross_attention.weights");
  const std::size_t vocabulary = probabilities["shape"][2];
  REQUIRE(model["answer"].size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    CAPTURE(i);
    const Json& word = model["answer"][i];
    CHECK(word["text"] == run["tokens"][0][i + 1]["text"]);
    CHECK(word["id"] == run["tokens"][0][i + 1]["id"]);
    const std::size_t id = word["id"];
    CHECK(word["probability"] == probabilities["values"][i * vocabulary + id]);
    CHECK(word["alternatives"].size() == 5);
    for (const Json& other : word["alternatives"]) {
      const std::size_t other_id = other["id"];
      CHECK(other["probability"] == probabilities["values"][i * vocabulary + other_id]);
      CHECK(other["probability"] <= word["alternatives"][0]["probability"]);
    }
    const std::size_t columns = weights["shape"][3];
    for (const Json& from : word["from"]) {
      CHECK(from["side"] == "context");
      const std::size_t token = from["token"];
      CHECK(from["weight"] == weights["values"][(5 + i) * columns + token]);
    }
  }
  CHECK(call(api, {{"command", "run"},
                   {"model", "none"},
                   {"input", {{"text", "it"}}}})["error"]["code"] == "unknown_model");
  CHECK(call(api, {{"command", "unload"}, {"model", "small"}})["result"]["released"] == 1);
}

TEST_CASE("a head that is switched off adds nothing") {
  Api api(true);
  loaded(api);
  Json request = {{"command", "run"},
                  {"model", 1},
                  {"input", {{"text", "Anna saw the cat."}}},
                  {"target", {{"text", "安娜看见了猫。"}}}};
  const Json whole = call(api, request)["result"];
  request["without"] = {{{"part", "cross"}, {"layer", 1}, {"head", 1}},
                        {{"part", "encoder"}, {"layer", 0}, {"head", 0}}};
  const Json run = call(api, request)["result"];
  const Json& before = node_of(whole, "decoder.1.cross_attention.W_output");
  const Json& after = node_of(run, "decoder.1.cross_attention.W_output");
  CHECK(after["overridden"] == true);
  for (std::size_t i = 0; i < 64; ++i) {
    CHECK(after["values"][i] == (i < 32 ? before["values"][i].get<double>() : 0));
  }
  CHECK(node_of(run, "encoder.0.attention.W_output")["overridden"] == true);
  CHECK_FALSE(node_of(run, "decoder.0.attention.W_output").contains("overridden"));
  CHECK(node_of(run, "probabilities")["values"] != node_of(whole, "probabilities")["values"]);

  request.erase("target");
  // The first word depends on the sentence and the heads only.
  const Json own = call(api, request)["result"];
  request["command"] = "generate";
  const Json first = call(api, request)["result"]["tokens"][0];
  const std::size_t id = first["id"];
  const double probability = node_of(run, "probabilities")["values"][id];
  CHECK(node_of(own, "probabilities")["values"][id] == probability);
  CHECK(first["probability"] == doctest::Approx(probability).epsilon(1e-4));
  request["without"][0]["layer"] = 2;
  CHECK(call(api, request)["error"]["path"] == "/without/0");
}

TEST_CASE("a model that writes on tells what comes after each word") {
  Api api(true);
  const Json model = loaded(api, causal_file());
  CHECK(model["kind"] == "stories");
  CHECK(model["heads"][0]["part"] == "decoder");
  CHECK(model["heads"][0]["right"]["without"] == 0.65);
  Json request = {{"command", "run"}, {"model", "tale"}, {"input", {{"text", "Anna saw Zorblat"}}}};
  const Json run = call(api, request)["result"];
  CHECK_FALSE(run.contains("context_tokens"));
  CHECK(run["tokens"][0][0]["text"] == "<start>");
  CHECK(run["tokens"][0][3]["unknown"]["slot"] == 0);
  CHECK(run["model"]["answer"].empty());
  REQUIRE(run["model"]["next"].size() == 4);
  const Json& probabilities = node_of(run, "probabilities");
  const std::size_t vocabulary = probabilities["shape"][2];
  for (std::size_t i = 0; i < 4; ++i) {
    const Json& best = run["model"]["next"][i]["alternatives"][0];
    const std::size_t id = best["id"];
    CHECK(best["probability"] == probabilities["values"][i * vocabulary + id]);
  }
  request["command"] = "generate";
  request["max_tokens"] = 5;
  const Json written = call(api, request)["result"];
  CHECK_FALSE(written.contains("task"));
  CHECK(written["tokens"][0]["id"] == run["model"]["next"][3]["alternatives"][0]["id"]);
  const Json& weights = node_of(run, "block.1.attention.weights");
  for (const Json& from : written["tokens"][0]["from"]) {
    CHECK(from["side"] == "input");
    const std::size_t token = from["token"];
    const double weight = weights["values"][3 * 4 + token];
    CHECK(from["weight"] == doctest::Approx(weight).epsilon(1e-4));
  }
  request["task"] = "to_zh";
  CHECK(call(api, request)["error"]["path"] == "/task");
  request = {
      {"command", "run"}, {"model", 1}, {"input", {{"text", "it"}}}, {"target", {{"text", "it"}}}};
  CHECK(call(api, request)["error"]["path"] == "/target");
}

TEST_CASE("mask, targets, overrides and gradients act on a model as on any experiment") {
  Api api(true);
  loaded(api);
  loaded(api, causal_file());
  for (const char* name : {"small", "tale"}) {
    CAPTURE(name);
    Json request = {{"command", "run"},
                    {"model", name},
                    {"input", {{"text", "the cat saw it."}}},
                    {"targets", "next"},
                    {"gradient", {{"of", "loss"}}},
                    {"attention", {{"mask", {{"kind", "none"}}}}}};
    if (std::string(name) == "small") request["target"] = {{"text", "猫看见了。"}};
    const Json run = call(api, request);
    REQUIRE_MESSAGE(run["ok"] == true, run.dump());
    CHECK(node_of(run["result"], "gradient.embedding")["shape"] ==
          node_of(run["result"], "embedding")["shape"]);
    request["overrides"] = {{"x", std::vector<double>(node_of(run["result"], "x")["values"])}};
    request["overrides"]["x"][0] = 3;
    const Json changed = call(api, request);
    REQUIRE_MESSAGE(changed["ok"] == true, changed.dump());
    CHECK(node_of(changed["result"], "loss")["values"] != node_of(run["result"], "loss")["values"]);
  }
}

TEST_CASE("words are drawn by temperature, top k and seed") {
  Api api(true);
  loaded(api);
  const auto text = [&](double temperature, int top_k, int seed) -> std::string {
    return call(api, {{"command", "generate"},
                      {"model", 1},
                      {"input", {{"text", "The cat saw it."}}},
                      {"max_tokens", 12},
                      {"temperature", temperature},
                      {"top_k", top_k},
                      {"seed", seed}})["result"]["text"];
  };
  CHECK(text(2, 0, 1) == text(2, 0, 1));
  CHECK(text(2, 0, 1) != text(2, 0, 2));
  CHECK(text(2, 1, 1) == text(0, 0, 5));
}

TEST_CASE(
    "each word that may be drawn has its chance, and a text that is written on fits its end") {
  Api api(true);
  loaded(api, causal_file());
  const auto generated = [&](double temperature, int top_k) -> Json {
    return call(api, {{"command", "generate"},
                      {"model", "tale"},
                      {"input", {{"text", "Anna saw Zorblat"}}},
                      {"max_tokens", 3},
                      {"temperature", temperature},
                      {"top_k", top_k}})["result"];
  };
  const auto chances = [&](double temperature, int top_k) {
    double total = 0;
    std::vector<double> all;
    const Json word = generated(temperature, top_k)["tokens"][0];
    for (const Json& one : word["alternatives"]) {
      all.push_back(one["chance"]);
      total += all.back();
    }
    return std::pair(all, total);
  };
  CHECK(chances(0, 0).first == std::vector<double>{1, 0, 0, 0, 0});
  CHECK(chances(0.7, 3).second == doctest::Approx(1));
  CHECK(chances(0.7, 3).first[3] == 0);
  CHECK(chances(0.2, 0).first[0] > chances(2, 0).first[0]);
  const Json plain = generated(1, 0);
  const std::size_t choosable = plain["tokens"][0]["alternatives"].size();
  for (std::size_t i = 0; i < choosable; ++i) {
    const Json& one = plain["tokens"][0]["alternatives"][i];
    CHECK(double{one["chance"]} >=
          double{one["probability"]});  // slots of other words are left out
  }
  const std::string text = plain["text"];
  REQUIRE_FALSE(text.empty());
  CHECK((text.front() == ' ' || !std::isalpha(static_cast<unsigned char>(text.front()))));
}

TEST_CASE("questions to a model that cannot be answered say what to change") {
  Api api(true);
  loaded(api);
  const auto error = [&](const Json& request) { return call(api, request)["error"]; };
  CHECK(error({{"command", "generate"}, {"model", 2}, {"input", {{"text", "it"}}}})["code"] ==
        "unknown_model");
  CHECK(error({{"command", "run"}, {"model", 1}, {"input", {{"text", "  "}}}})["path"] ==
        "/input/text");
  CHECK(error({{"command", "run"}, {"model", 1}, {"input", {{"tokens", {"a"}}}}})["path"] ==
        "/input/tokens");
  CHECK(error({{"command", "generate"},
               {"model", 1},
               {"input", {{"text", "it"}}},
               {"task", "sing"}})["path"] == "/task");
  CHECK(error({{"command", "load"}})["code"] == "invalid_value");
  for (int i = 1; i < 4; ++i) loaded(api);
  CHECK(call(api, load_request(small_file()))["error"]["code"] == "too_large");
}

}  // namespace playground::testing
