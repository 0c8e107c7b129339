// What the jobs need from where they run, in a page that the top of the repository is served to.

const packages = "/tests/benchmarks/node_modules";

const bytesOf = async (path) => (await fetch(path)).arrayBuffer();

const addScript = (path) =>
  new Promise((loaded, failed) => {
    const script = document.createElement("script");
    script.src = path;
    script.onload = loaded;
    script.onerror = failed;
    document.head.append(script);
  });

export const host = {
  name: navigator.userAgent.replace(/.*(Chrome|Firefox)\/([0-9]+).*/, "$1 $2"),
  readBytes: (path) => bytesOf(`/${path}`),
  ort: () => import(`${packages}/onnxruntime-web/dist/ort.wasm.min.mjs`),

  async tf() {
    const folder = `${packages}/@tensorflow`;
    await addScript(`${folder}/tfjs-core/dist/tf-core.min.js`);
    await addScript(`${folder}/tfjs-backend-wasm/dist/tf-backend-wasm.min.js`);
    const { tf } = globalThis;
    tf.wasm.setWasmPaths(`${folder}/tfjs-backend-wasm/dist/`);
    return { tf, backend: tf.wasm };
  },

  async program(build, name) {
    const { default: create } = await import(`/build/${build}/${name}.js`);
    return create({ wasmBinary: new Uint8Array(await bytesOf(`/build/${build}/${name}.wasm`)) });
  },
};
