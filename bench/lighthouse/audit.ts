import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import { CHROMIUM } from "../browser/launch.ts";

const run = promisify(execFile);

const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const report = z.object({
  lighthouseVersion: z.string(),
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});

export interface Audit {
  readonly address: string;
  readonly version: string;
  /** From 0 to 100: performance, accessibility, best practices, search engines. */
  readonly scores: readonly number[];
  /** Milliseconds of blocking, by Lighthouse's simulation. */
  readonly blocking: number;
  /** Names of the audits that cost points. */
  readonly lost: readonly string[];
}

/** Programs and servers of an audit. */
export interface AuditPlaces {
  readonly program: string;
  readonly origin: string;
  /** Host and port of the stub for the photo hosts. */
  readonly photos: string;
}

/** Number of audits per page. */
export const AUDITS = Number(process.env.BENCH_AUDITS ?? 3);
/** How often a page is retried, since Lighthouse sometimes loses its browser on a busy machine. */
const LOST_BROWSERS = 2;

/**
 * Runs Lighthouse's mobile audits of one page. All other hosts resolve to the photo stub.
 *
 * @returns the audit with the median performance.
 */
export async function audit(places: AuditPlaces, address: string): Promise<Audit> {
  const done: Audit[] = [];
  for (let failures = 0; done.length < AUDITS; ) {
    try {
      done.push(await auditOnce(places, address));
    } catch (error) {
      failures += 1;
      if (failures > LOST_BROWSERS) throw error;
    }
  }
  const sorted = done.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("BENCH_AUDITS must be at least 1");
  return middle;
}

async function auditOnce(places: AuditPlaces, address: string): Promise<Audit> {
  const { program, origin, photos } = places;
  const flags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--ignore-certificate-errors",
    `--host-resolver-rules="MAP * ${photos}, EXCLUDE 127.0.0.1"`,
  ];
  const { stdout } = await run(
    process.execPath,
    [
      program,
      origin + address,
      "--output=json",
      "--quiet",
      "--form-factor=mobile",
      `--chrome-flags=${flags.join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM }, maxBuffer: 2 ** 26 },
  );
  const { lighthouseVersion, categories, audits } = report.parse(JSON.parse(stdout));
  const all = Object.values(categories);
  return {
    address,
    version: lighthouseVersion,
    scores: all.map(({ score }) => Math.round((score ?? 0) * 100)),
    blocking: audits["total-blocking-time"]?.numericValue ?? Number.NaN,
    lost: all.flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
  };
}
