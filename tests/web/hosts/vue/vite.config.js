import vue from "@vitejs/plugin-vue";

const isCustomElement = (tag) => tag === "attention-playground";

export default { plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] };
