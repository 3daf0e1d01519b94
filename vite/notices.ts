import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FONTS = ["besley", "libre-franklin"] as const;

/**
 * Writes `third-party-notices.txt`, which the terms of service link to: the licenses of the bundled packages,
 * as listed by the bundler, and of the fonts.
 */
export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    writeBundle({ dir = "" }) {
      const packages = readFileSync(join(dir, ".vite/license.md"), "utf8").trim();
      const fonts = FONTS.map((font) => {
        const text = readFileSync(`public/fonts/LICENSE-${font}.txt`, "utf8").trim();
        return `## Font ${font} (OFL-1.1)\n\n${text}`;
      });
      const text = `${[packages, ...fonts].join("\n\n")}\n`;
      writeFileSync(join(dir, "third-party-notices.txt"), text);
    },
  };
}
