import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { bootScript } from "./build/vite/boot-script.ts";
import { contentFiles } from "./build/vite/content-files.ts";
import { drawnScenes } from "./build/vite/scene-files.ts";

export default defineConfig({
  base: process.env.BASE_PATH ?? "/",
  plugins: [bootScript(), contentFiles(), drawnScenes(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true },
});
