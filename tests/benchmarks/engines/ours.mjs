// The module of this project through its public API: a session, its input and output in the module's memory.

import { configurationOf } from "./module.mjs";

/** `attention` is the opened module. Resolves to an engine for the case's blocks. */
export function create({ attention, shape, inputs }) {
  const { module, call, floats } = attention;
  const { session, memory } = call({
    command: "create",
    ...configurationOf(shape),
    max_tokens: shape.cached + shape.tokens,
  });
  const forward = (tokens, keep) => {
    if (module._attention_forward(session, tokens, keep) !== 0)
      throw new Error("the session did not answer");
  };
  const rows = inputs.x.subarray(shape.cached * shape.d);
  if (shape.cached > 0) {
    floats(memory.input).set(inputs.x.subarray(0, shape.cached * shape.d));
    forward(shape.cached, 0);
  }
  return {
    run() {
      floats(memory.input).set(rows);
      forward(shape.tokens, shape.cached);
      return floats(memory.output).slice(0, rows.length);
    },
    release: () => call({ command: "release", session }),
  };
}
