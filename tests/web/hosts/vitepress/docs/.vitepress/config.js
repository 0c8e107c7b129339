import { defineConfig } from "vitepress";

export default defineConfig({
  title: "Notes",
  base: "/notes/",
  // Left as it is while the site is written: it finds its worker and its module beside itself.
  vite: { optimizeDeps: { exclude: ["attention-playground"] } },
  head: [["link", { rel: "icon", href: "data:," }]],
  vue: {
    template: { compilerOptions: { isCustomElement: (tag) => tag === "attention-playground" } },
  },
});
