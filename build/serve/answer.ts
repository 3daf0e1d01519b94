import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import { cacheRule, plainAddress, SECURITY_HEADERS, standInFor } from "../site/host-rules.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".data": "text/x-script",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/**
 * What the built folder answers to an address, as a good static host would: pages without their
 * `.html`, one address for each page, 404 with the site's own page for anything unknown.
 */
export async function answer(folder: string, base: string, url: string): Promise<Answer> {
  const [rawPath = "/", query] = url.split("?");
  const path = decoded(rawPath);
  const mount = base.replace(/\/$/, "");
  if (path === undefined || !`${path}/`.startsWith(`${mount}/`)) return missing(folder);
  const address = path.slice(mount.length) || "/";
  const plain = address === "/" ? undefined : plainAddress(rawPath);
  if (plain !== undefined) return redirect(query === undefined ? plain : `${plain}?${query}`);
  const found =
    (await fileAnswer(folder, address === "/" ? "/index.html" : address, 200, address)) ??
    (await fileAnswer(folder, `${address}.html`, 200, address));
  if (found) return found;
  const rule = standInFor(address);
  const standIn = rule && (await fileAnswer(folder, `/${rule.file}`, rule.status, address));
  return standIn ?? missing(folder);
}

async function missing(folder: string): Promise<Answer> {
  const page = await fileAnswer(folder, "/404.html", 404, "/404");
  return (
    page ?? { status: 404, headers: { "Content-Type": "text/plain" }, body: Buffer.from("404") }
  );
}

async function fileAnswer(folder: string, file: string, status: number, address: string) {
  const target = normalize(join(folder, file));
  if (!target.startsWith(folder + sep) || file.includes("\0")) return undefined;
  // An escaped `../` reaches the server as it stands, and names no file.
  if (file.split("/").includes("..")) return undefined;
  const isFile = await stat(target).then(
    (entry) => entry.isFile(),
    () => false,
  );
  if (!isFile) return undefined;
  const body = await readFile(target);
  const headers = {
    ...SECURITY_HEADERS,
    "Content-Type": TYPES[extname(target)] ?? "application/octet-stream",
    "Cache-Control": status === 200 ? cacheRule(address) : "no-cache",
    ETag: `"${createHash("sha1").update(body).digest("base64url")}"`,
  };
  return { status, headers, body };
}

function redirect(location: string): Answer {
  return { status: 301, headers: { ...SECURITY_HEADERS, Location: location }, body: undefined };
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
