import { launchBrowser } from "../browser/launch.ts";
import { type Phone, slowPhone } from "../browser/slow-phone.ts";
import { describeMachine } from "../report/machine.ts";
import { writeResult } from "../report/write-result.ts";
import { serveFolder } from "../sites/serve-folder.ts";
import type { Measured } from "./measured.ts";
import { timeToNextPage } from "./next-page.ts";
import { readableOffline } from "./offline.ts";
import { type MeasuredPage, preparePages } from "./pages.ts";
import { readingReport } from "./report.ts";
import { visit } from "./visit.ts";

/** Measures the reading experience: all pages in turn, in several rounds, each with an empty cache. */
export async function measureReading(rounds: number): Promise<void> {
  const { pages, versions, left } = preparePages();
  const machine = describeMachine();
  const browser = await launchBrowser();
  const folders = [...new Set(pages.map(({ folder }) => folder))];
  const served = new Map(
    await Promise.all(folders.map(async (folder) => [folder, await serveFolder(folder)] as const)),
  );
  const measured: Measured[] = pages.map((page) => ({ page, rounds: [] }));

  async function once({ page, rounds: kept }: Measured): Promise<void> {
    const site = served.get(page.folder);
    if (!site) throw new Error(`${page.folder} is not served`);
    const seen = await onFreshPhone(page, async (phone) => ({
      ...(await visit(phone, site, page.address)),
      toNextPage: page.next ? await timeToNextPage(phone, page.next, "touch") : Number.NaN,
    }));
    const { next } = page;
    const toHoveredPage = !next
      ? Number.NaN
      : await onFreshPhone(page, async (phone) => {
          await visit(phone, site, page.address);
          return timeToNextPage(phone, next, "hover");
        });
    kept.push({ ...seen, toHoveredPage });
  }

  async function onFreshPhone<T>(page: MeasuredPage, use: (phone: Phone) => Promise<T>) {
    const phone = await slowPhone(browser, page.on);
    try {
      return await use(phone);
    } finally {
      await phone.context.close();
    }
  }

  try {
    for (let round = 0; round <= rounds; round++) {
      console.log(round === 0 ? "Warming up ..." : `Round ${round} of ${rounds} ...`);
      for (const each of measured) await once(each);
      // The first round fills the server's cache of compressed files.
      if (round === 0) for (const each of measured) each.rounds.length = 0;
    }
    console.log("Reading again with the servers gone ...");
    const checks = new Map<string, Promise<boolean>>();
    for (const { folder, address } of pages) {
      const key = folder + address;
      if (!checks.has(key)) checks.set(key, readableOffline(browser, folder, address));
    }
    for (const each of measured) {
      each.offline = (await checks.get(each.page.folder + each.page.address)) ?? false;
    }
  } finally {
    await browser.close();
    await Promise.all([...served.values()].map((server) => server.close()));
  }
  const browserLine = `Chromium ${browser.version()}; ${versions.join(", ")}.`;
  const report = readingReport(measured, { machine, browserLine, rounds, left });
  const figures = measured.map(({ page, offline, rounds: each }) => ({
    name: page.name,
    offline,
    rounds: each,
  }));
  const made = { browser: browser.version(), versions };
  writeResult("reading", report, { machine, ...made, pages: figures });
}
