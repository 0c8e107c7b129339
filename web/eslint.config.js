import js from "@eslint/js";
import tseslint from "typescript-eslint";

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
);
