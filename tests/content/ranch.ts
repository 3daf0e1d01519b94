import { readFileSync } from "node:fs";
import { parseExampleRanch } from "#app/content-model/example-ranch.ts";

/** The one example ranch, from which the posts and the planners compute. */
export const ranch = parseExampleRanch(readFileSync("content/example-ranch.yaml", "utf8"));

/** Price of the whole kit, in dollars. */
export const KIT_DOLLARS = ranch.kit.reduce((sum, each) => sum + each.dollars, 0);
