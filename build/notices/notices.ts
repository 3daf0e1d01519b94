import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

/** Installed for building only, and yet part of a shipped file: the service worker. */
const BUNDLED_TOOLS = /^workbox-/;

export interface ShippedPart {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The packages whose code may be in a shipped file, as the lock names them. */
export function shippedParts(root: string): ShippedPart[] {
  const { packages } = lock.parse(
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")),
  );
  return Object.entries(packages).flatMap(([path, { version, license, dev, optional }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const shipped = BUNDLED_TOOLS.test(name) || !(dev || optional);
    if (path === "" || !shipped) return [];
    if (!version || !license) throw new Error(`The lock names no version or licence of ${name}`);
    return [{ name, version, license }];
  });
}

/** The licences of everything shipped that others wrote, with their full texts. */
export function notices(root: string): string {
  const parts = shippedParts(root).map(
    ({ name, version, license }) =>
      `${name} ${version}\nLicence: ${license}\n\n${licenseText(join(root, "node_modules", name))}`,
  );
  const fonts = ["besley", "libre-franklin"].map(
    (font) =>
      `Font ${font}\nLicence: OFL-1.1\n\n${readFileSync(join(root, `public/fonts/LICENSE-${font}.txt`), "utf8").trim()}`,
  );
  const rule = `\n\n${"-".repeat(72)}\n\n`;
  return `Parts of this site that others wrote, and their licences.\n${rule}${[...parts, ...fonts].join(rule)}\n`;
}

/** A package without a licence file is covered by the licence that its manifest names. */
function licenseText(folder: string): string {
  const file = existsSync(folder)
    ? readdirSync(folder).find((name) => /^licen[cs]e(\.|-|$)/i.test(name))
    : undefined;
  return file ? readFileSync(join(folder, file), "utf8").trim() : "(No text in the package.)";
}
