import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

export interface PlainHost {
  readonly origin: string;
  close(): void;
}

/** A host that serves files, with or without `.html`, and `404.html`, without rules or headers (GitHub Pages). */
export function startPlainHost(folder: string): Promise<PlainHost> {
  const server = createServer(async (request, response) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    const found = await firstFile(folder, path);
    response.writeHead(found ? 200 : 404, {
      "Content-Type": found?.type ?? TYPES[".html"],
    });
    response.end(found?.body ?? (await readFile(join(folder, "404.html"))));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

async function firstFile(folder: string, path: string) {
  for (const name of [path, `${path}.html`, join(path, "index.html")]) {
    try {
      const file = normalize(join(folder, decodeURIComponent(name)));
      const body = await readFile(file);
      return { body, type: TYPES[extname(file)] ?? "application/octet-stream" };
    } catch {
      // Not this one.
    }
  }
  return undefined;
}
