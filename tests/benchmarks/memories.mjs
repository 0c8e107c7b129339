// How much memory WebAssembly modules take. It never shrinks, so its size is its high-water mark.

const seen = [];

/** From here on every memory that a module makes or is given is remembered. */
export function watchMemories() {
  const { Memory, instantiate, instantiateStreaming } = WebAssembly;
  const remember = (memory) => {
    if (!seen.includes(memory)) seen.push(memory);
    return memory;
  };
  WebAssembly.Memory = new Proxy(Memory, {
    construct: (target, settings) => remember(new target(...settings)),
  });
  const rememberExports = async (instantiating) => {
    const made = await instantiating;
    for (const value of Object.values((made.instance ?? made).exports))
      if (value instanceof Memory) remember(value);
    return made;
  };
  WebAssembly.instantiate = (...given) => rememberExports(instantiate.apply(WebAssembly, given));
  WebAssembly.instantiateStreaming = (...given) =>
    rememberExports(instantiateStreaming.apply(WebAssembly, given));
}

/** What `load` resolves to, and a function for the bytes of the memories that came with it. */
export async function withMemory(load) {
  const before = seen.length;
  const loaded = await load();
  const own = seen.slice(before);
  return { loaded, bytes: () => own.reduce((total, { buffer }) => total + buffer.byteLength, 0) };
}
