import type { Config } from "@react-router/dev/config";

/**
 * The framework builds the browser bundle and a request handler; `publish/publish.ts` then renders every
 * page and file through that handler (docs/decisions/export/0002-prerender-with-the-request-handler.md).
 */
export default {
  ssr: true,
  basename: process.env.BASE_PATH ?? "/",
  buildDirectory: process.env.BUNDLE_DIR ?? ".output",
  // A route's parts are always needed together, and smaller in one module.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
