import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SEARCH_DELAY_MS } from "../app/backend/simulated/delays.ts";
import { demoAccount } from "../content/site.ts";
import type { Browser, Locator, Page } from "@playwright/test";
import { figure, goalTable, median, table } from "./figures.ts";
import { launchBrowser, onPhone, SLOW_PROCESSOR } from "./phone.ts";
import { environment, installReferences, POSTS, ROOT, serveFolder, WORK } from "./sites.ts";

const TIMES = 5;
const BUNDLE = join(WORK, "grown/bundle");
const DIST = join(WORK, "grown/dist");
/** In characters. */
const LONG_TEXT_LENGTH = 100_000;
const PARAGRAPH = `${"Grass grows where cattle rest it, and **rest** is a [number of days](https://a.example/). ".repeat(5).trim()}\n\n`;

interface Cost {
  readonly seconds: number;
  /** Peak of the whole process tree, shared pages counted once. */
  readonly mebibytes: number;
}

/** What many posts cost: exports beside the references' builds, search on the blog and in the desk. */
export async function measureGrowth(): Promise<string> {
  const [few = 1000, many = 5000] = (process.env.BENCH_POSTS ?? "1000,5000").split(",").map(Number);
  const rows: string[][] = [];
  const cost = ({ seconds, mebibytes }: Cost) =>
    `${figure(seconds, 1)} s, ${figure(mebibytes)} MiB`;
  for (const reference of installReferences()) {
    const costs: Cost[] = [];
    for (const count of [few, many]) {
      console.log(`${reference.name}: ${count} posts ...`);
      reference.givePosts(writePosts(count));
      reference.forget();
      costs.push(await measureCommand("npm run --silent build", reference.folder));
    }
    rows.push([reference.name, "", ...costs.map(cost)]);
  }
  const bundle = await measureCommand("vite build --logLevel warn", ROOT, { BUNDLE_DIR: BUNDLE });
  const sizes = [readdirSync(POSTS).length, few, many];
  // The memory option of `npm run build`.
  const exportFiles = `node --heap-growing-percent=50 ${BUNDLE}/server/publish.js`;
  const exports: Cost[] = [];
  const firstResult: number[] = [];
  let [deskKey, textKey] = [Number.NaN, Number.NaN];
  for (const count of sizes) {
    console.log(`Ours: ${count} posts ...`);
    rmSync(DIST, { recursive: true, force: true });
    const folders = { POSTS_DIR: writePosts(count), OUT_DIR: DIST, BUNDLE_DIR: BUNDLE };
    exports.push(await measureCommand(exportFiles, ROOT, folders));
    firstResult.push(await inBrowser(firstResultOnBlog));
    if (count === few) {
      deskKey = await inBrowser(slowestKeyInDesk);
      textKey = await inBrowser(slowestKeyInLongText);
    }
  }
  rows.push(["Ours, exported from its build", ...exports.map(cost)]);
  return `All build the same generated posts: copies of the site's own articles. References build from nothing; ours is
built once for any number of posts (${cost(bundle)}), then exported. Memory is the peak of the process tree, sampled every 0.2 s.

${table(["", ...sizes.map((count) => `${count.toLocaleString("en-US")} posts`)], rows)}

${goalTable([
  ["Build of browser files and server", bundle.seconds, 2.5, "s", 1],
  ...exports.map(
    ({ seconds }, index) =>
      [`Export of ${sizes[index]} posts`, seconds, [2, 5, 22][index] ?? 0, "s", 1] as const,
  ),
  [`Peak memory, ${many} posts`, exports.at(-1)?.mebibytes ?? Number.NaN, 400, "MiB"],
  ...[[0, 50] as const, [2, 250] as const].map(
    ([at, limit]) =>
      [
        `First result on the blog, ${sizes[at]} posts, after the specified delay`,
        firstResult[at] ?? Number.NaN,
        limit,
        "ms",
      ] as const,
  ),
  [`Slowest key in the desk's list of ${few} posts`, deskKey, 50, "ms"],
  ["Slowest key in a text of 100,000 characters", textKey, 400, "ms"],
])}

Search and keys are measured with a processor ${SLOW_PROCESSOR.cpu} times slower.`;
}

/** A folder with `count` posts: the site's own, since guides link to them, then copies of them, a day apart. */
export function writePosts(count: number): string {
  const folder = join(WORK, `posts-${count}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const samples = readdirSync(POSTS).filter((name) => name.endsWith(".md"));
  for (let index = 0; index < count; index += 1) {
    const name = samples[index % samples.length] ?? "";
    const day = new Date(Date.UTC(2010, 0, 1 + index)).toISOString().slice(0, 10);
    const copy = index < samples.length ? name : `${day}-${name.slice(11, -3)}-${index}.md`;
    writeFileSync(join(folder, copy), readFileSync(join(POSTS, name)));
  }
  return folder;
}

/** Runs a command. @throws Error with the end of its output, if it fails. */
function measureCommand(
  command: string,
  cwd: string,
  more: Record<string, string> = {},
): Promise<Cost> {
  return new Promise((done, failed) => {
    const start = performance.now();
    const shell = spawn("sh", ["-c", `${command} 2>&1`], { cwd, env: environment(more) });
    let output = "";
    let peak = 0;
    shell.stdout.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-2000);
    });
    const sampler = setInterval(() => {
      peak = Math.max(peak, treeMemory(shell.pid ?? 0));
    }, 200);
    shell.on("close", (code) => {
      clearInterval(sampler);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) done({ seconds, mebibytes: peak / 2 ** 20 });
      else failed(new Error(`${command} failed in ${cwd}:\n${output}`));
    });
  });
}

/** Memory of a process tree in bytes, with shared pages counted once. 0 except on Linux. */
export function treeMemory(root: number): number {
  const textOf = (file: string) => {
    try {
      return readFileSync(file, "utf8");
    } catch {
      return "";
    }
  };
  const own =
    Number(/^Pss:\s+(\d+) kB/m.exec(textOf(`/proc/${root}/smaps_rollup`))?.[1] ?? 0) * 1024;
  const children = textOf(`/proc/${root}/task/${root}/children`).trim().split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + treeMemory(Number(child)), own);
}

/** The median of several measurements in the latest export, each on a fresh phone with a slow processor. */
async function inBrowser(
  measure: (page: Page, origin: string) => Promise<number>,
): Promise<number> {
  const served = await serveFolder(DIST);
  const browser: Browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      times.push(
        await onPhone(browser, SLOW_PROCESSOR, ({ page }) => measure(page, served.origin)),
      );
    }
    return median(times);
  } finally {
    await browser.close();
    await served.close();
  }
}

/** Milliseconds from a search term in the blog's field to its first result, without the specified delay. */
async function firstResultOnBlog(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/blog`, { waitUntil: "load" });
  await page.waitForTimeout(6000);
  const box = page.locator("main input[type=search]");
  // Focusing the field loads its script.
  await box.focus();
  await page.waitForTimeout(3000);
  const found = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sent = Number.NaN;
        addEventListener("input", ({ timeStamp }) => (sent = timeStamp), true);
        const look = () => {
          const text = document.querySelector(".found")?.textContent ?? "";
          if (sent > 0 && /^Found \d+ results? (for|so far)/.test(text))
            done(performance.now() - sent);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await box.fill("meadowlark");
  return (await found) - SEARCH_DELAY_MS;
}

/** Milliseconds from a key press in the desk's search to the updated frame, for the slowest key. */
async function slowestKeyInDesk(page: Page, origin: string): Promise<number> {
  await signIn(page, origin);
  return slowestKey(page, page.getByPlaceholder("Search posts..."), "meadowlark");
}

/** The slowest key in a new post's text as long as a short book, in milliseconds. */
async function slowestKeyInLongText(page: Page, origin: string): Promise<number> {
  await signIn(page, origin);
  await page.getByRole("link", { name: "New Post" }).click();
  const content = page.getByRole("textbox", { name: "Content" });
  await content.fill(PARAGRAPH.repeat(Math.ceil(LONG_TEXT_LENGTH / PARAGRAPH.length)));
  await content.press("Control+Home");
  return slowestKey(page, content, "Rest first");
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`, { waitUntil: "load" });
  await page.getByLabel("Email").fill(demoAccount.email);
  await page.getByLabel("Password").fill(demoAccount.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByPlaceholder("Search posts...").waitFor();
}

/** Types with pauses. @returns the longest time from a key to its frame (Event Timing), in milliseconds. */
async function slowestKey(page: Page, field: Locator, typed: string): Promise<number> {
  await page.waitForTimeout(3000);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        const slowest = Number(document.body.dataset.slowestKey ?? "0");
        document.body.dataset.slowestKey = String(Math.max(slowest, duration));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await field.pressSequentially(typed, { delay: 250 });
  await page.waitForTimeout(1000);
  return page.evaluate(() => Number(document.body.dataset.slowestKey ?? "16"));
}
