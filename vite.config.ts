import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { publicOrigin } from "./build/site/public-root.ts";
import { bootScript } from "./build/vite/boot-script.ts";
import { contentFiles } from "./build/vite/content-files.ts";
import { drawnScenes } from "./build/vite/scene-files.ts";

export default defineConfig({
  base: process.env.BASE_PATH ?? "/",
  define: { "import.meta.env.SITE_ORIGIN": JSON.stringify(publicOrigin()) },
  plugins: [bootScript(), contentFiles(), drawnScenes(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
});
