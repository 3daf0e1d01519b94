import { beforeAll, expect, test } from "vitest";
import { BUILD_TIMEOUT_MS, buildSite } from "../server/build-site.ts";
import { crowd } from "./support/crowd.ts";

/** Half a minute by default; DRILL_SECONDS=600 runs longer. */
const seconds = Number(process.env["DRILL_SECONDS"] ?? "30");
const MORE_MS = 120_000;
/** Generous for busy machines; the bench measures speed. */
const SLOWEST_MS = 5000;

let bundle = "";
beforeAll(() => {
  bundle = buildSite();
}, BUILD_TIMEOUT_MS);

test(
  `a thousand readers and twenty editors for ${seconds} s: every page is served, every save is stored`,
  async () => {
    const { reading, ledger, lost } = await crowd(seconds, bundle);
    const slowest = Math.round(Math.max(...reading.times));
    console.log({ pages: reading.answered, slowest, saves: ledger.acknowledged });
    expect(reading.failed).toEqual([]);
    expect(ledger.refused).toEqual([]);
    expect(lost).toBe(0);
    expect(reading.answered).toBeGreaterThan(seconds * 100);
    expect(ledger.acknowledged).toBeGreaterThan(seconds);
    expect(slowest).toBeLessThan(SLOWEST_MS);
  },
  seconds * 1000 + MORE_MS,
);
