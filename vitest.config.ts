import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,publish,server,vite,content,tests,bench}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Drawing pictures and whole builds take longer on a machine that does other things as well.
    testTimeout: 30_000,
  },
});
