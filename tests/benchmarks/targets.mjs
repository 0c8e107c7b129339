// What the project promises, as ratios within one run; they include a margin of about 5 %.

const NODE = [
  { cases: ["matmul_128", "matmul_512"], against: "peak", least: 0.88 },
  { cases: ["block_128", "block_512", "blocks_12"], against: "peak", least: 0.84 },
  { cases: ["block_128", "block_512", "blocks_12"], against: "onnx", most: 0.65 },
  { cases: ["block_16"], against: "onnx", most: 0.73 },
  { cases: ["one_token"], against: "onnx", most: 0.7 },
  { cases: ["teaching"], against: "onnx", most: 0.55 },
  { cases: ["block_128", "block_512", "blocks_12"], against: "tfjs", most: 0.58 },
];

const BROWSER = [
  {
    cases: ["block_16", "block_128", "block_512", "blocks_12", "one_token", "teaching"],
    against: "onnx",
    most: 0.75,
  },
];

/**
 * The promises that the case's figures keep or break: [{against, value, bound, met}], the bound as text. `figures` as
 * `figuresOf` gives them.
 */
export function judged(id, figures, isBrowser) {
  return (isBrowser ? BROWSER : NODE)
    .filter(({ cases, against }) => cases.includes(id) && against in figures)
    .map(({ against, least, most }) => {
      const value = against === "peak" ? figures.ours.shareOfPeak : figures[against].ratioOfTaken;
      const bound = least === undefined ? `<= ${most}` : `>= ${least}`;
      return { against, value, bound, met: least === undefined ? value <= most : value >= least };
    });
}
