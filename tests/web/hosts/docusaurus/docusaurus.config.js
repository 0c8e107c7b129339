export default {
  title: "Notes",
  url: "https://example.org",
  baseUrl: "/notes/",
  clientModules: ["./src/playground.js"],
  presets: [
    [
      "classic",
      {
        docs: { routeBasePath: "/" },
        blog: false,
        theme: { customCss: "./src/playground.css" },
      },
    ],
  ],
};
