/**
 * The floors of `src`, the ground floor first: a folder may import from its own line and from those
 * above it, never from those below.
 */
const layers = [
  ["types"],
  ["draw", "engine"],
  ["scene"],
  ["expression", "program"],
  ["ops"],
  ["story"],
  ["explain", "code"],
  ["ui"],
  ["document"],
  ["compare", "space", "overlay"],
  ["panels"],
  ["element"],
  ["app"],
  ["package"],
];

const within = (folders) => `^src/(${folders.join("|")})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-circle-of-files",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circle-of-folders",
      severity: "error",
      scope: "folder",
      from: {},
      to: { circular: true },
    },
    ...layers.map((folders, floor) => ({
      name: `above-${folders.join("-")}`,
      severity: "error",
      from: { path: within(folders) },
      to: { path: "^src/", pathNot: within(layers.slice(0, floor + 1).flat()) },
    })),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
  },
};
