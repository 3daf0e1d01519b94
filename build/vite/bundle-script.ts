import { build as bundle } from "vite";

/** Bundles one script that stands outside the application's own bundle; returns its text. */
export async function bundleScript(
  input: string,
  format: "iife" | "es",
  constants: Readonly<Record<string, unknown>>,
): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const result = await bundle({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      write: false,
      target: "es2022",
      minify: true,
      copyPublicDir: false,
      // As a library, `import()` stays as written; otherwise each brings Vite's preload helper along.
      ...(format === "iife" ? { lib: { entry: input, name: "script", formats: [format] } } : {}),
      rolldownOptions: { input, output: { format }, preserveEntrySignatures: "strict" },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunks = outputs.flatMap(({ output }) => output).filter((file) => file.type === "chunk");
  const [chunk] = chunks;
  if (!chunk || chunks.length > 1) throw new Error(`${input} must become one script`);
  return chunk.code;
}
