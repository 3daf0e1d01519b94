import type { BuildCost } from "./measure-build.ts";

/** How many posts are built; set BENCH_POSTS=60,600 to test the bench itself with fewer. */
export interface Sizes {
  readonly few: number;
  readonly many: number;
}

export interface Growth {
  readonly name: string;
  /** The site's own twelve posts, built again after one has changed. */
  own?: BuildCost;
  few?: BuildCost;
  many?: BuildCost;
  /** One post of many changed since the last build. */
  changed?: BuildCost;
}
