import type { Browser } from "@playwright/test";
import { join } from "node:path";
import { readPosts } from "../tests/support/read-posts.ts";
import { postPath } from "../app/domain/posts/post.ts";
import { figure, goalTable, median, medianRatio, table } from "./figures.ts";
import { launchBrowser, onPhone, type Phone, SLOW_4G, touch } from "./phone.ts";
import {
  buildOurs,
  installReferences,
  POSTS,
  ROOT,
  type Served,
  serveFolder,
  writeFloor,
} from "./sites.ts";

/** The article that every site shows. */
const ARTICLE = "2024-12-12-a-grazing-chart-a-photo-post-and-a-drought-date";
/** About the time to read a paragraph. */
const READING_MS = 3000;
/** A page is quiet after this time without requests. */
const QUIET_MS = 5000;
const LONGEST_WAIT_MS = 60_000;

interface MeasuredPage {
  readonly name: string;
  readonly folder: string;
  readonly address: string;
  /** The link that is tapped after a while of reading, and whether it changes the page in place. */
  readonly next?: { readonly link: string; readonly inPage: boolean };
  readonly rounds: Visit[];
}

/** The cost of a first visit. Times in milliseconds, sizes in bytes on the wire. */
interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly requests: number;
  readonly bytes: number;
  /** From the tap on a link to the next page's first frame. */
  readonly toNextPage: number;
}

/** What a page records about itself. */
interface Observed {
  largest: number;
  shift: number;
  /** Tasks of 50 ms and more: start and duration. */
  readonly tasks: [start: number, length: number][];
}

declare global {
  /** Set in every document that the bench opens. */
  var __bench: Observed;
}

/**
 * A first visit beside the same article as one hand-written file (the floor), Eleventy, Astro and Next.js: in each
 * round every page is opened once, with an empty cache, one after the other.
 */
export async function measureReading(): Promise<string> {
  const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
  const pages = buildPages();
  const browser = await launchBrowser();
  const served = new Map<string, Served>();
  try {
    for (const { folder } of pages) {
      if (!served.has(folder)) served.set(folder, await serveFolder(folder));
    }
    // The first round fills the server's cache of compressed files.
    for (let round = 0; round <= rounds; round += 1) {
      console.log(`Round ${round} of ${rounds} ...`);
      for (const page of pages) {
        const site = served.get(page.folder);
        if (!site) throw new Error(`${page.folder} is not served`);
        const visit = await visitOnce(browser, page, site);
        if (round > 0) page.rounds.push(visit);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([...served.values()].map((site) => site.close()));
  }
  return report(pages, rounds, browser.version());
}

function buildPages(): MeasuredPage[] {
  const posts = readPosts(ROOT);
  const index = posts.findIndex(({ id }) => id === ARTICLE);
  const [post, older] = posts.slice(index);
  if (index < 0 || !post || !older)
    throw new Error(`The bench measures ${ARTICLE}, which is not there`);
  const address = `/blog/${post.id}`;
  const next = { link: "#next", inPage: false };
  const pages: MeasuredPage[] = [
    { name: "The floor: one HTML file", folder: writeFloor(), address, next, rounds: [] },
  ];
  for (const reference of installReferences()) {
    reference.givePosts(POSTS);
    reference.forget();
    console.log(`Building ${reference.name} ...`);
    reference.build();
    const inPage = reference.name.startsWith("Next");
    const folder = join(reference.folder, "out");
    pages.push({ name: reference.name, folder, address, next: { ...next, inPage }, rounds: [] });
  }
  const folder = buildOurs();
  const ours = (name: string, at: string, link?: string): MeasuredPage => ({
    name: `Ours: ${name}`,
    folder,
    address: at,
    rounds: [],
    ...(link ? { next: { link, inPage: false } } : {}),
  });
  pages.push(
    ours("post", postPath(post), `main a[href="${postPath(older)}"]`),
    ours("home", "/", 'footer a[href="/getting-started/quick-start"]'),
    ours("guide", "/getting-started/first-steps"),
    ours("practice", "/practices/grazing"),
    ours("planner", "/tools/my-season"),
  );
  return pages;
}

function visitOnce(browser: Browser, page: MeasuredPage, site: Served): Promise<Visit> {
  return onPhone(browser, SLOW_4G, async (phone) => {
    const before = site.traffic();
    await phone.page.addInitScript(observe);
    await phone.page.goto(site.origin + page.address, { waitUntil: "load" });
    const after = await untilQuiet(phone, site);
    const seen = await phone.page.evaluate(() => ({
      ...globalThis.__bench,
      firstPaint: performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN,
    }));
    const tasks = seen.tasks.filter(([start]) => start >= seen.firstPaint);
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largest,
      blocking: tasks.reduce((sum, [, length]) => sum + length - 50, 0),
      shift: seen.shift,
      requests: after.requests - before.requests,
      bytes: after.bytes - before.bytes,
      toNextPage: page.next ? await timeToNextPage(phone, page.next) : Number.NaN,
    };
  });
}

/** Runs first in each document. It must not refer to anything outside itself. */
function observe(): void {
  const observed: Observed = { largest: 0, shift: 0, tasks: [] };
  globalThis.__bench = observed;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  watch("largest-contentful-paint", ({ startTime }) => {
    observed.largest = startTime;
  });
  watch("longtask", ({ startTime, duration }) => observed.tasks.push([startTime, duration]));
  watch("layout-shift", (entry) => {
    if ("value" in entry && typeof entry.value === "number") observed.shift += entry.value;
  });
  // Stored for the next document, which needs the time of the tap.
  addEventListener(
    "click",
    ({ timeStamp }) =>
      sessionStorage.setItem("bench-click", String(performance.timeOrigin + timeStamp)),
    true,
  );
}

/** Waits until the server gets no more requests. @returns its traffic. */
async function untilQuiet({ page }: Phone, site: Served): Promise<ReturnType<Served["traffic"]>> {
  const start = performance.now();
  let last = site.traffic();
  let since = start;
  while (performance.now() - since < QUIET_MS && performance.now() - start < LONGEST_WAIT_MS) {
    await page.waitForTimeout(250);
    const now = site.traffic();
    if (now.requests === last.requests && now.bytes === last.bytes) continue;
    last = now;
    since = performance.now();
  }
  return last;
}

/** Milliseconds from the tap on a link to the next page's first frame. */
async function timeToNextPage(
  phone: Phone,
  { link, inPage }: NonNullable<MeasuredPage["next"]>,
): Promise<number> {
  const { page } = phone;
  await page.waitForTimeout(READING_MS);
  if (!inPage) {
    const old = page.url();
    await touch(phone, link);
    await page.waitForURL((url) => url.href !== old, { waitUntil: "load" });
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
    return page.evaluate(() => {
      const painted = performance.getEntriesByName("first-paint")[0]?.startTime ?? Number.NaN;
      return performance.timeOrigin + painted - Number(sessionStorage.getItem("bench-click"));
    });
  }
  const shown = page.evaluate(
    () =>
      new Promise<number>((found) => {
        const before = document.querySelector("h1")?.textContent;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const clicked = Number(sessionStorage.getItem("bench-click"));
          found(performance.timeOrigin + performance.now() - clicked);
        };
        const look = () => {
          const now = document.querySelector("h1")?.textContent;
          // The message arrives after the current frame is painted.
          if (now !== undefined && now !== before) port2.postMessage("");
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await touch(phone, link);
  return shown;
}

function report(pages: readonly MeasuredPage[], rounds: number, chromium: string): string {
  const [floor] = pages;
  const values = (page: MeasuredPage | undefined, name: keyof Visit) =>
    (page?.rounds ?? []).map((visit) => visit[name]);
  const middle = (page: MeasuredPage | undefined, name: keyof Visit) => median(values(page, name));
  const ratio = (page: MeasuredPage | undefined, name: keyof Visit) =>
    medianRatio(values(page, name), values(floor, name));
  const timed = (page: MeasuredPage, name: keyof Visit) =>
    Number.isFinite(middle(page, name))
      ? `${figure(ratio(page, name), 2)}x (${figure(middle(page, name))} ms)`
      : "–";
  const named = (name: string) => pages.find((page) => page.name === `Ours: ${name}`);
  return `Chromium ${chromium}, ${SLOW_4G.down / 1e6} Mbps, ${SLOW_4G.roundTripMs} ms a round trip, a processor ${SLOW_4G.cpu} times slower. ${rounds} rounds;
medians, and ratios to the floor within a round. Every site shows the same article, served with brotli, without
photographs. Bytes and requests are counted until the server has not been asked for 5 seconds.

${table(
  ["", "first paint", "largest paint", "blocking ms", "shift", "requests", "KiB", "link tapped"],
  pages.map((page) => [
    page.name,
    timed(page, "firstPaint"),
    timed(page, "largestPaint"),
    figure(middle(page, "blocking")),
    figure(middle(page, "shift"), 3),
    figure(middle(page, "requests")),
    figure(middle(page, "bytes") / 1024, 1),
    timed(page, "toNextPage"),
  ]),
)}

${goalTable([
  ...["post", "home", "practice"].flatMap((name) => [
    [`First paint, ${name}`, ratio(named(name), "firstPaint"), 1.05, "x", 2] as const,
    [`Largest paint, ${name}`, ratio(named(name), "largestPaint"), 1.5, "x", 2] as const,
    [`Blocking, ${name}`, middle(named(name), "blocking"), 10, "ms"] as const,
  ]),
  ["Blocking, planner", middle(named("planner"), "blocking"), 150, "ms"],
  ...["post", "home"].map(
    (name) => [`Link tapped, ${name}`, ratio(named(name), "toNextPage"), 0.9, "x", 2] as const,
  ),
])}`;
}
