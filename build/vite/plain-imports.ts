import type { Plugin } from "vite";

/**
 * Lets `import()` stay what it is. Vite wraps each in a helper that preloads the styles and scripts
 * it needs: 0.7 KB on every page with posts, for styles that no part fetched by `import()` has.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js"
        ? "export const __vitePreload = (load) => load();"
        : undefined,
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      for (const { fileName, isDynamicEntry, facadeModuleId, viteMetadata } of chunks) {
        if (!isDynamicEntry || facadeModuleId?.includes("/app/routes/")) continue;
        if (viteMetadata?.importedCss.size) {
          this.error(`${fileName} is fetched by import() and has styles, which nothing would load`);
        }
      }
    },
  };
}
