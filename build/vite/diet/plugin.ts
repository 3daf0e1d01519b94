import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { cutFunctions, dropMessages } from "./cut-functions.ts";
import { FORBIDDEN } from "./cuts.ts";
import { REACT_CUTS } from "./react-cuts.ts";
import { REACT_DOM_CUTS } from "./react-dom-cuts.ts";
import { ROUTER_CUTS } from "./router-cuts.ts";

/** The versions whose source was read when the cuts were written. */
const REVIEWED = { "react-router": "8.4.0", react: "19.3.1", "react-dom": "19.3.1" } as const;

/**
 * Leaves out of the browser's bundle what the site cannot reach in React Router and React DOM
 * (docs/decisions/0006-a-lighter-bundle.md). Development is untouched. A new version, a function that
 * is gone, a file that is no longer bundled or an import of something that was cut stops the build.
 */
export function libraryDiet(root = process.cwd()): Plugin {
  const cuts = [...ROUTER_CUTS, ...REACT_CUTS, ...REACT_DOM_CUTS];
  const left = new Set(cuts);
  return {
    name: "library-diet",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      for (const [name, reviewed] of Object.entries(REVIEWED)) {
        const manifest: unknown = JSON.parse(
          readFileSync(join(root, "node_modules", name, "package.json"), "utf8"),
        );
        const found = versionOf(manifest);
        if (found !== reviewed) {
          this.error(
            `${name} is ${found}, the cuts in build/vite/diet were read for ${reviewed}. Read them again, or take libraryDiet() out of vite.config.ts.`,
          );
        }
      }
    },
    transform(code, id) {
      const file = id.replaceAll("\\", "/").split("?")[0] ?? id;
      const own = cuts.find((candidate) => file.endsWith(`/node_modules/${candidate.file}`));
      if (own) left.delete(own);
      else if (file.includes("/app/")) refuseForbidden(code, file);
      const router = file.includes("/node_modules/react-router/");
      if (!own && !router) return undefined;
      const kept = own ? cutFunctions(code, own) : code;
      return { code: router ? dropMessages(kept) : kept, map: null };
    },
    generateBundle() {
      const unseen = [...left].map(({ file }) => file);
      if (unseen.length > 0) this.error(`library-diet: not in the bundle: ${unseen.join(", ")}`);
    },
  };
}

/** Marks in the site's own code of something that was cut, besides imports. */
const FORBIDDEN_CODE =
  /\bexport (?:async )?(?:function|const) clientAction\b|\b(?:precedence|prefetch)[=:]/;

function refuseForbidden(code: string, file: string): void {
  const [mark] = FORBIDDEN_CODE.exec(code) ?? [];
  if (mark !== undefined)
    throw new Error(`${file}: build/vite/diet leaves out what "${mark}" needs`);
  for (const [library, names] of Object.entries(FORBIDDEN)) {
    const imports = code.matchAll(new RegExp(`import\\s*{([^}]*)}\\s*from\\s*"${library}"`, "g"));
    for (const [, list = ""] of imports) {
      const name = names.find((forbidden) => new RegExp(`\\b${forbidden}\\b`).test(list));
      if (name === undefined) continue;
      throw new Error(`${file} imports ${name}, which build/vite/diet/cuts.ts leaves out`);
    }
  }
}

function versionOf(manifest: unknown): string {
  const known = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return known ? String(manifest.version) : "unknown";
}
