// What the page asks for its first pictures. The first half of the module answers it without the rest.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

const MODELS = fileURLToPath(new URL("../../models", import.meta.url));

const output = { tensors: "memory", alternatives: true };

/** With weights that are drawn, as `firstExperiment` in web/src/document has them, and what is changed first. */
const drawn = (input, attention) => ({
  command: "run",
  input,
  embedding: { kind: "token", d_in: 4, seed: 353 },
  attention: { num_heads: 2, mask: { kind: "causal" }, ...attention },
  weights: { init: "xavier_uniform", seed: 353 },
  output,
});

const EXPERIMENTS = [
  drawn({ text: "Your journey starts with one step" }),
  drawn({ tokens: ["千里", "之", "行", "始于", "足下"] }),
  drawn({ text: "我爱中国" }, { mask: { kind: "none" } }),
  drawn({ text: "" }), // refused
  { command: "run", input: { text: "a b c" }, output },
];

const SENTENCES = [
  "The animal didn't cross the street because it was too tired.",
  "the zorp gave Kimura a book , and he thanked it",
  "那只狗没有过马路，因为它太累了。",
  "我叫王小雨, a well-known poet",
];

/** What a model of words is asked. One that has no tasks refuses them. */
const questionsTo = (model) =>
  SENTENCES.flatMap((text) =>
    [undefined, "to_zh", "to_en", "explain"].flatMap((task) => {
      const asked = { model, ...(task && { task }), input: { text } };
      return [
        { command: "run", ...asked, output },
        // While the decoder is on its way; what writes on has no target, and refuses it.
        { command: "run", ...asked, target: { text: "." }, output },
        { command: "generate", ...asked },
      ];
    }),
  );

/** Calls back with every request and its response. */
export function play(module, told = () => undefined) {
  const ask = (request) => {
    const response = JSON.parse(call(module, JSON.stringify(request)));
    told(request, response);
    return response;
  };
  EXPERIMENTS.forEach(ask);
  const models = readdirSync(MODELS).filter((name) => name.endsWith(".safetensors.gz"));
  for (const name of models) {
    const memory = given(module, gunzipSync(readFileSync(join(MODELS, name))));
    const loaded = ask({
      command: "load",
      memory: { offset: memory.offset, length: memory.length },
    });
    module._attention_release(memory.offset);
    const { model } = loaded.result;
    questionsTo(model).forEach(ask);
    ask({ command: "unload", model });
  }
}

function call(module, request) {
  const { offset, length } = given(module, new TextEncoder().encode(request));
  const start = module._attention_call(offset, length) >>> 0;
  const end = start + module._attention_response_size();
  const response = new TextDecoder().decode(module.HEAPU8.subarray(start, end));
  module._attention_release(offset);
  return response;
}

/** Where the bytes are in the module's memory. */
function given(module, bytes) {
  const offset = module._attention_allocate(bytes.length) >>> 0;
  module.HEAPU8.set(bytes, offset);
  return { offset, length: bytes.length };
}
