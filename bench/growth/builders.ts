import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, WORK } from "../folders.ts";
import {
  forgetBuilds,
  GENERATOR_NAMES,
  type Generator,
  generatorFolder,
  givePosts,
  installReference,
} from "../sites/references.ts";
import { type BuildCost, measureBuild } from "./measure-build.ts";

/** A site generator that builds a folder of posts. */
export interface Builder {
  readonly name: string;
  /** Deletes caches, so that the next build starts from nothing. */
  forget(): void;
  build(posts: string): Promise<BuildCost>;
}

/** Where our site with many posts is built. */
export const GROWN = join(WORK, "grown");
/** Our build's caches, which may be deleted at any time. */
const KEPT = [join(ROOT, "node_modules/.cache/first-paddock"), join(ROOT, ".cache"), GROWN];

export const ours: Builder = {
  name: "Ours",
  forget() {
    for (const folder of KEPT) rmSync(folder, { recursive: true, force: true });
  },
  build: (posts) =>
    measureBuild("npm run --silent build", ROOT, {
      POSTS_DIR: posts,
      OUT_DIR: join(GROWN, "dist"),
      BUNDLE_DIR: join(GROWN, "bundle"),
    }),
};

/** @throws Error if the reference cannot be installed here. */
export function referenceBuilder(generator: Generator): Builder {
  installReference(generator);
  return {
    name: GENERATOR_NAMES[generator],
    forget: () => forgetBuilds(generator),
    build(posts) {
      givePosts(generator, posts);
      return measureBuild("npm run --silent build", generatorFolder(generator));
    },
  };
}
