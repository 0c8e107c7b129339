export default { output: "export", basePath: "/notes", trailingSlash: true };
