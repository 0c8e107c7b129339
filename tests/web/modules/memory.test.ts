import { describe, expect, test } from "vitest";
import { loadModule, MODULE_NAMES, type AttentionModule } from "../support/module.js";

function call(module: AttentionModule, request: object): unknown {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const pointer = module._attention_allocate(bytes.length) >>> 0;
  expect(pointer).not.toBe(0);
  module.HEAPU8.set(bytes, pointer);
  const start = module._attention_call(pointer, bytes.length) >>> 0;
  const response = module.HEAPU8.slice(start, start + module._attention_response_size());
  module._attention_release(pointer);
  return JSON.parse(new TextDecoder().decode(response));
}

/** Allocates all memory except less than `left` bytes. */
function exhaust(module: AttentionModule, left: number): number[] {
  const taken: number[] = [];
  for (let size = 2 ** 30; size >= left; size /= 2) {
    for (let pointer = module._attention_allocate(size); pointer !== 0;) {
      taken.push(pointer);
      pointer = module._attention_allocate(size);
    }
  }
  return taken;
}

describe.each(MODULE_NAMES)("%s", (name) => {
  test("answers out_of_memory when memory ends, and the next call works", async () => {
    const module = await loadModule(name);
    const small = { command: "run", input: { text: "one step" } };
    const large = { ...small, embedding: { d_in: 2048 } };
    const taken = exhaust(module, 2 ** 20);
    expect(call(module, large)).toMatchObject({ ok: false, error: { code: "out_of_memory" } });
    expect(call(module, small)).toMatchObject({ ok: true });
    for (const pointer of taken) module._attention_release(pointer);
    expect(call(module, large)).toMatchObject({ ok: true });
  });
});
