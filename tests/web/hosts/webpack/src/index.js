import "attention-playground";
import { createEngine } from "attention-playground/engine";

async function showWeight() {
  const engine = createEngine();
  const presets = await engine.call({ command: "presets" });
  const { graph } = await engine.run(presets.find(({ id }) => id === "causal-mask").request);
  const weights = graph.find(({ id }) => id === "weights");
  document.querySelector("#weight").value = weights.values[2 * 6 + 1].toFixed(3);
  engine.close();
}

void showWeight();
