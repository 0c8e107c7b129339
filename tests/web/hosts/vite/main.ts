import "attention-playground";
import { createEngine } from "attention-playground/engine";

async function showWeight(): Promise<void> {
  const engine = createEngine();
  const presets = await engine.call({ command: "presets" });
  const mask = presets.find(({ id }) => id === "causal-mask");
  if (!mask) return;
  const { graph } = await engine.run(mask.request);
  const weights = graph.find(({ id }) => id === "weights")?.values;
  const output = document.querySelector("#weight") as HTMLOutputElement;
  output.value = weights?.[2 * 6 + 1]?.toFixed(3) ?? "";
  engine.close();
}

void showWeight();
