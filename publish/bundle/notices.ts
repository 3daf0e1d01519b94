import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FONTS = ["besley", "libre-franklin"] as const;

/**
 * Writes `third-party-notices.txt`, which the terms of service link to: the licenses of the bundled packages,
 * as listed by the bundler, and of the fonts.
 */
export function writeNotices(client: string): void {
  const packages = readFileSync(join(client, ".vite/license.md"), "utf8").trim();
  const fonts = FONTS.map((font) => {
    const text = readFileSync(join(client, `fonts/LICENSE-${font}.txt`), "utf8").trim();
    return `## Font ${font} (OFL-1.1)\n\n${text}`;
  });
  writeFileSync(join(client, "third-party-notices.txt"), `${[packages, ...fonts].join("\n\n")}\n`);
}
