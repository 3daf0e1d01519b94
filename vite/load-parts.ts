import type { Plugin } from "vite";

/** Vite's module through which every dynamic import goes. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";

/**
 * Dynamic imports without Vite's own loader, half a kilobyte in every page: nothing is preloaded here, and only
 * parts of the desk bring styles, which must be there before they show.
 */
export function loadParts(): Plugin {
  return {
    name: "load-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === PRELOAD_HELPER ? LOADER : null),
  };
}

const LOADER = `
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map((file) => {
    const href = import.meta.env.BASE_URL + file;
    if (document.querySelector(\`link[href="\${href}"]\`)) return;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    document.head.append(link);
    return new Promise((done, failed) => { link.onload = done; link.onerror = failed; });
  }));
  return load();
};`;
