import js from "@eslint/js";
import tseslint from "typescript-eslint";

/** Methods that read parts of a string. */
const READS =
  "/^(startsWith|endsWith|includes|indexOf|lastIndexOf|match|matchAll|replace|replaceAll|search|slice|split|substring)$/";

/** An id is only a name: use a node's `role` and `place` to find out what it is. */
const READS_OF_IDS = [
  `CallExpression[callee.property.name=${READS}][callee.object.name="id"]`,
  `CallExpression[callee.property.name=${READS}][callee.object.property.name="id"]`,
  'CallExpression[callee.property.name=/^(test|exec)$/][arguments.0.name="id"]',
  'CallExpression[callee.property.name=/^(test|exec)$/][arguments.0.property.name="id"]',
].map((selector) => ({
  selector,
  message: "Read a node's role and place instead of parsing its id.",
}));

export default tseslint.config(
  { ignores: ["dist", "node_modules"] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      eqeqeq: "error",
      "no-eval": "error",
      "no-new-func": "error",
      "no-restricted-properties": [
        "error",
        { object: "Math", property: "random", message: "Every number comes from the core." },
      ],
      "no-restricted-imports": [
        "error",
        {
          name: "lit/directives/style-map.js",
          message: "It writes a style attribute, which a page may forbid: see ui/style_map.ts.",
        },
      ],
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  { files: ["src/**"], rules: { "no-restricted-syntax": ["error", ...READS_OF_IDS] } },
  {
    // Programs name their variables after ids.
    files: ["src/code/names.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
);
