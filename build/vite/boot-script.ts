import { build as bundle, type Plugin } from "vite";

const ID = "virtual:boot-script";

/**
 * `virtual:boot-script` is the text of `app/boot/boot.ts`, bundled and minified, which the document
 * carries inline. In the browser's own bundle the module is empty: the script has run by then.
 */
export function bootScript(): Plugin {
  return {
    name: "boot-script",
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (this.environment.name === "client") return 'export default ""';
      return `export default ${JSON.stringify(await bundleBoot(process.cwd()))}`;
    },
    hotUpdate({ file, server }) {
      if (!file.includes("/app/boot/")) return;
      const modules = server.environments.ssr?.moduleGraph.getModuleById(`\0${ID}`);
      if (modules) server.environments.ssr?.moduleGraph.invalidateModule(modules);
    },
  };
}

async function bundleBoot(root: string): Promise<string> {
  const result = await bundle({
    configFile: false,
    root,
    logLevel: "error",
    define: { BASE_URL: JSON.stringify(process.env.BASE_PATH ?? "/") },
    build: {
      write: false,
      target: "es2022",
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { input: "app/boot/boot.ts", output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === "chunk");
  if (!chunk) throw new Error("app/boot/boot.ts could not be bundled");
  return chunk.code.trim();
}
