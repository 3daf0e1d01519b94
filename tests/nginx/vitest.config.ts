import { defineConfig } from "vitest/config";

/** Its own suite: it needs nginx and a built site, which `npm test` brings (scripts/install/nginx.mjs). */
export default defineConfig({
  test: { include: ["tests/nginx/*.nginx.ts"], testTimeout: 20_000, hookTimeout: 180_000 },
});
