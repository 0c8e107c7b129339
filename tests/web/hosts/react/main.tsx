import "attention-playground";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function Lesson() {
  const [weight, setWeight] = useState("…");
  return (
    <>
      <h1>The causal mask</h1>
      <p>
        In the third row <a href="#mask?stage=weights&cell=3,2">one weight</a> of six goes to
        <em>journey</em>. It is <output>{weight}</output>.
      </p>
      <attention-playground
        id="mask"
        preset="causal-mask"
        stage="weights"
        controls="stages panel play"
        onplayground-ready={({ detail }) => {
          const { values = [] } = detail.graph.find(({ id }) => id === "weights") ?? {};
          setWeight(values[2 * 6 + 1]?.toFixed(3) ?? "");
        }}
      />
      <h2>Your own sentence</h2>
      <attention-playground
        id="own"
        text="我爱中国"
        heads={2}
        lang="zh"
        controls="sentence stages play"
      />
    </>
  );
}

createRoot(document.querySelector("#root") as HTMLElement).render(
  <StrictMode>
    <Lesson />
  </StrictMode>,
);
