import type { Plugin } from "vite";

/** Vite's module through which every dynamic import goes. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";

/** Makes dynamic imports use app/shared/load-part.ts instead of Vite's own loader. */
export function loadParts(): Plugin {
  return {
    name: "load-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) =>
      id === PRELOAD_HELPER
        ? 'export { loadPart as __vitePreload } from "/app/shared/load-part.ts";'
        : null,
  };
}
