export default {
  output: "export",
  distDir: "out",
  turbopack: { root: import.meta.dirname },
};
