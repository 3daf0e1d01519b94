import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,build,content,tests,bench}/**/*.test.{ts,tsx}"],
    environment: "node",
  },
});
