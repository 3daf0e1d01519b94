import type { Plugin } from "vite";

/** In development, draws a picture when it is asked for; the build writes all of them as files. */
export function drawnScenes(): Plugin {
  return {
    name: "drawn-scenes",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const file = pathname.slice(server.config.base.length);
        if (!file.startsWith("scenes/")) return next();
        // Loaded through the server, so that a change to the kit does not restart it.
        const { drawFile } = await server.ssrLoadModule("/build/scenes/draw-file.ts");
        const svg: unknown = drawFile(decodeURIComponent(file), server.config.root);
        if (typeof svg !== "string") return next();
        response.setHeader("content-type", "image/svg+xml");
        response.end(svg);
      });
    },
  };
}
