import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:https";
import { join } from "node:path";
import sharp from "sharp";
import { listen } from "../../server/preview/server.ts";
import { WORK } from "../folders.ts";
import { OURS_BUILT } from "../sites/ours.ts";
import type { Served } from "../sites/serve-folder.ts";

const FOLDER = join(WORK, "photo-host");
/** A generated photograph of the requested width. */
const DRAWING = join(OURS_BUILT, "scenes/home-hero-wide.svg");

/**
 * A stub for the photo hosts, so that an audit without the internet does not fail on unreachable
 * hosts. The browser must be configured to use it and to accept its certificate.
 *
 * @throws Error if openssl, which creates the certificate, is not installed.
 */
export async function startPhotoHost(): Promise<Pick<Served, "origin" | "close">> {
  mkdirSync(FOLDER, { recursive: true });
  const key = join(FOLDER, "key.pem");
  const cert = join(FOLDER, "cert.pem");
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"];
  execFileSync("openssl", [...request, "-subj", "/CN=photos", "-keyout", key, "-out", cert], {
    stdio: "ignore",
  });
  const server = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (asked, answer) => {
      const width = Number(
        new URL(asked.url ?? "/", "https://photos").searchParams.get("w") ?? 1200,
      );
      void photo(width).then((body) =>
        answer
          .writeHead(200, { "Content-Type": "image/jpeg", "Cache-Control": "max-age=31536000" })
          .end(body),
      );
    },
  );
  const port = await listen(server, "127.0.0.1", 0);
  return {
    origin: `127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const kept = new Map<number, Promise<Buffer>>();

function photo(width: number): Promise<Buffer> {
  const known = kept.get(width) ?? sharp(DRAWING).resize(width).jpeg({ quality: 70 }).toBuffer();
  kept.set(width, known);
  return known;
}
