import type { Plugin } from "vite";
import { isInput } from "../bundle/inputs.ts";

/** Stops the build when a file is bundled whose change would not make a new bundle (bundle/inputs.ts). */
export function knownInputs(): Plugin {
  let root = "";
  return {
    name: "known-inputs",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ""] = id.split("?");
        if (file.startsWith("/") && !isInput(root, file)) {
          this.error(`${file} is bundled, but build/bundle/inputs.ts does not know it`);
        }
      }
    },
  };
}
