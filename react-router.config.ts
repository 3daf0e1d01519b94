import type { Config } from "@react-router/dev/config";

/**
 * The framework builds the browser's bundle and a request handler; `publish/publish.ts` then asks
 * that handler for every page and file and writes plain files
 * (docs/decisions/0002-prerender-with-the-request-handler.md).
 */
export default {
  ssr: true,
  basename: process.env.BASE_PATH ?? "/",
  buildDirectory: process.env.BUNDLE_DIR ?? ".output",
  // A route's parts together are smaller than apart, and never needed apart.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
