import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { publicOrigin } from "./build/site/public-root.ts";
import { bootScript } from "./build/vite/boot-script.ts";
import { contentFiles } from "./build/vite/content-files.ts";
import { libraryDiet } from "./build/vite/diet/plugin.ts";
import { knownInputs } from "./build/vite/known-inputs.ts";
import { plainImports } from "./build/vite/plain-imports.ts";
import { drawnScenes } from "./build/vite/scene-files.ts";
import { sharedChunks } from "./build/vite/shared-chunk.ts";

export default defineConfig({
  base: process.env.BASE_PATH ?? "/",
  define: { "import.meta.env.SITE_ORIGIN": JSON.stringify(publicOrigin()) },
  plugins: [
    bootScript(),
    contentFiles(),
    drawnScenes(),
    libraryDiet(),
    plainImports(),
    knownInputs(),
    reactRouter(),
  ],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: false,
    // On a busy machine the bundler wonders about its plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
    // What is fetched when it is needed in the browser is at hand in the request handler: no fault.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
});
