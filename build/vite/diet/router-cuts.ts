import { type FileCuts, NEVER } from "./cuts.ts";

const ROUTER = "react-router/dist/production/lib";

/**
 * Parts of React Router that this site cannot reach. Read again for each new version: the plugin
 * refuses any version but the reviewed one.
 */
export const ROUTER_CUTS: readonly FileCuts[] = [
  {
    file: `${ROUTER}/server-runtime/warnings.js`,
    because: "advice for developers, who see it while developing",
    functions: { warnOnce: "" },
  },
  {
    file: `${ROUTER}/router/instrumentation.js`,
    because: "no instrumentations are given to the router",
    functions: {
      getRouteInstrumentationUpdates: NEVER,
      instrumentClientSideRouter: NEVER,
      setInstrumentationClientResultMetaReceiver: NEVER,
      consumeInstrumentationClientResultMetaReceiver: "",
    },
  },
  {
    file: `${ROUTER}/dom/ssr/fog-of-war.js`,
    because: "the whole route table is known from the start (routeDiscovery: initial)",
    functions: {
      isFogOfWarEnabled: "return false;",
      getPatchRoutesOnNavigationFunction: "",
      useFogOFWarDiscovery: "",
      getPartialManifest: NEVER,
      handleClientVersionMismatch: NEVER,
    },
  },
  {
    file: `${ROUTER}/router/router.js`,
    because:
      "no fetchers, no route actions, no routes found later, no hot updates, no restored scroll positions",
    functions: {
      fetch: NEVER,
      getFetcher: NEVER,
      resetFetcher: NEVER,
      queueFetcherForDeletion: NEVER,
      handleAction: NEVER,
      defaultDataStrategyWithMiddleware: NEVER,
      checkFogOfWar: "return { active: false, matches: null };",
      discoverRoutes: NEVER,
      patchRoutes: NEVER,
      _internalSetRoutes: NEVER,
      enableScrollRestoration: NEVER,
      getSavedScrollPosition: "return null;",
      saveScrollPosition: "",
      getInstrumentationNavigateMeta: "",
    },
  },
  {
    file: `${ROUTER}/dom/ssr/components.js`,
    because:
      "the scripts are in the document that was built; there are no server components; one place fetches ahead for all links (app/features/layout/fetch-ahead.tsx), and no route has links of its own",
    functions: {
      usePrefetchBehavior: "return [false, React$1.useRef(null), {}];",
      useKeyedPrefetchLinks: "return [];",
      // Two script elements, as the server wrote them, and none once the page runs.
      Scripts: `React$1.useEffect(() => { setIsHydrated(); }, []);
        const script = (type) => React$1.createElement("script", { type, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: " " } });
        return isHydrated ? null : React$1.createElement(React$1.Fragment, null, script(), script("module"));`,
      RSCPrefetchPageLinksImpl: NEVER,
    },
  },
  {
    file: `${ROUTER}/dom/ssr/routeModules.js`,
    because:
      "the router reloads the page when a part of it cannot be fetched: without a signal that ends at the browser's own error page (docs/decisions/0030-a-part-that-does-not-load.md)",
    functions: {
      loadRouteModule: `if (route.id in routeModulesCache) return routeModulesCache[route.id];
        try {
          return routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module);
        } catch {
          document.dispatchEvent(new Event("first-paddock:part-missing"));
          return new Promise(() => {});
        }`,
    },
  },
  {
    file: `${ROUTER}/dom/ssr/errorBoundaries.js`,
    because: "the site has its own error screen; this one shows only when that fails too",
    functions: {
      RemixRootDefaultErrorBoundary: `return React$1.createElement("html", null, React$1.createElement("body", null, React$1.createElement("h1", null, "Unexpected Application Error!"), String(error)));`,
      BoundaryShell: NEVER,
    },
  },
  {
    file: `${ROUTER}/dom/ssr/routes.js`,
    because: "hot updates are the development server's; a part that is missing is told once",
    functions: {
      prefetchModule: "import(/* @vite-ignore */ modulePath).catch(() => {});",
      createClientRoutesWithHMRRevalidationOptOut: NEVER,
      wrapShouldRevalidateForHdr: NEVER,
    },
  },
  {
    file: `${ROUTER}/dom/ssr/single-fetch.js`,
    because: "no fetchers and no actions; the site is rendered from its routes' loaders",
    functions: {
      nonSsrStrategy: NEVER,
      singleFetchLoaderFetcherStrategy: NEVER,
      singleFetchActionStrategy: NEVER,
    },
  },
  {
    file: `${ROUTER}/hooks.js`,
    because: "there are no server components, and the root has an error screen",
    functions: { RSCErrorHandler: NEVER, DefaultErrorComponent: NEVER, useNavigateUnstable: NEVER },
  },
];
