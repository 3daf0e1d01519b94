import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { SEARCH_DELAY_MS } from "../../app/backend/simulated/delays.ts";
import { launchBrowser } from "../browser/launch.ts";
import { median } from "../report/median.ts";
import { weighPage } from "../page-weight.ts";
import { serveFolder } from "../sites/serve-folder.ts";
import { buildOurs, OURS_BUILT } from "../sites/ours.ts";
import { searchInDesk, searchOnBlog } from "./search-speed.ts";
import { GROWN } from "./builders.ts";

/** The effect of many posts on readers and editors. Times in milliseconds, sizes in bytes. */
export interface Use {
  /** The dashboard with a thousand posts: from a key press to the updated frame. */
  readonly deskKey?: number;
  /** The blog: first result after the specified delay, with the site's own posts and with five thousand. */
  readonly firstResultOwn?: number;
  readonly firstResult?: number;
  /** A post's document and scripts in the current site, and among five thousand posts. */
  readonly postBytesNow?: number;
  readonly postBytesMany?: number;
}

const TIMES = 5;
const BUILT = join(GROWN, "dist");

/** Measures our latest build. */
export async function measureUse(size: "own" | "few" | "many"): Promise<Use> {
  const browser = await launchBrowser();
  const served = await serveFolder(BUILT);
  try {
    const measured: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      measured.push(await (size === "few" ? searchInDesk : searchOnBlog)(browser, served.origin));
    }
    const time = median(measured);
    if (size === "few") return { deskKey: time };
    if (size === "own") return { firstResultOwn: time - SEARCH_DELAY_MS };
    if (!existsSync(OURS_BUILT)) buildOurs();
    const postBytesNow = postBytes(OURS_BUILT);
    return {
      firstResult: time - SEARCH_DELAY_MS,
      postBytesMany: postBytes(BUILT) ?? Number.NaN,
      ...(postBytesNow === undefined ? {} : { postBytesNow }),
    };
  } finally {
    await browser.close();
    await served.close();
  }
}

/** The same article in both builds, brotli 11. */
function postBytes(dist: string): number | undefined {
  const [file] = globSync("blog/2024/12/a-grazing-chart*post-and-a-drought-date.html", {
    cwd: dist,
  });
  if (file === undefined) return undefined;
  const { html, scripts } = weighPage(dist, file);
  return html + scripts;
}
