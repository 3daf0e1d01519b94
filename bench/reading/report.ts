import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliLength } from "../page-weight.ts";
import { type Machine, machineLines } from "../report/machine.ts";
import { median, medianRatio } from "../report/median.ts";
import { figure, table } from "../report/table.ts";
import { type Target, targetTable } from "../report/target.ts";
import type { Measured, Round } from "./measured.ts";
import { FLOOR, OUR_GUIDE_LINK, OUR_POST } from "./pages.ts";

interface About {
  readonly machine: Machine;
  readonly browserLine: string;
  readonly rounds: number;
  /** References that could not be built. */
  readonly left: readonly string[];
}

type Figure = keyof Round;

/** The page bench/results/reading.md. */
export function readingReport(measured: readonly Measured[], about: About): string {
  const floor = measured.find(({ page }) => page.name === FLOOR);
  if (!floor) throw new Error("The floor was not measured");
  const all = (each: Measured, name: Figure) => each.rounds.map((round) => round[name]);
  const middle = (each: Measured, name: Figure) => median(all(each, name));
  const ratio = (each: Measured, name: Figure) => medianRatio(all(each, name), all(floor, name));
  const timed = (each: Measured, name: Figure) =>
    each.page.on === floor.page.on
      ? `${figure(ratio(each, name), 2)}x (${figure(middle(each, name))} ms)`
      : `${figure(middle(each, name))} ms`;
  const kib = (each: Measured, name: Figure) => figure(middle(each, name) / 1024, 1);

  const rows = measured.map((each) => [
    each.page.name,
    timed(each, "firstPaint"),
    timed(each, "largestPaint"),
    figure(middle(each, "blocking")),
    middle(each, "longestTask") === 0 ? "under 50" : figure(middle(each, "longestTask")),
    figure(middle(each, "shift"), 3),
    kib(each, "scriptBytes"),
    kib(each, "totalBytes"),
    figure(middle(each, "requestsBeforePaint")),
    figure(middle(each, "requests")),
    each.page.next ? timed(each, "toNextPage") : "–",
    each.page.next ? timed(each, "toHoveredPage") : "–",
    each.offline ? "yes" : "no",
  ]);

  const ours = measured.filter(({ page }) => page.name.startsWith("Ours"));
  const fourG = ours.filter(
    ({ page }) => page.on === floor.page.on && page.name !== OUR_GUIDE_LINK,
  );
  const named = (name: string) => measured.find(({ page }) => page.name === name);
  const targets: Target[] = fourG.flatMap((each) => {
    const largest = each.page.name === OUR_POST ? 1.5 : 1.25;
    const { name } = each.page;
    return [
      target(`${name}: first paint beside the floor`, 1.1, ratio(each, "firstPaint"), "x", 2),
      target(
        `${name}: largest paint beside the floor`,
        largest,
        ratio(each, "largestPaint"),
        "x",
        2,
      ),
      target(`${name}: blocking`, 10, middle(each, "blocking"), "ms"),
      target(`${name}: layout shift`, 0, middle(each, "shift"), "", 3),
      target(`${name}: scripts`, 6, middle(each, "scriptBytes") / 1000, "KB", 1),
      target(`${name}: requests until quiet`, 10, middle(each, "requests"), ""),
      target(`${name}: bytes until quiet`, 90, middle(each, "totalBytes") / 1024, "KiB"),
    ];
  });
  const post = named(OUR_POST);
  if (post) targets.push(target("Ours: post: document", 14, documentBytes(post) / 1000, "KB", 1));
  for (const name of [OUR_POST, OUR_GUIDE_LINK]) {
    const each = named(name);
    if (!each) continue;
    const to = name === OUR_POST ? "next post" : "a guide";
    const beside = all(floor, "toNextPage");
    targets.push(
      target(
        `Link to ${to}, touched, beside the floor's`,
        0.9,
        medianRatio(all(each, "toNextPage"), beside),
        "x",
        2,
      ),
      target(
        `Link to ${to}, after 0.4 s of hover, beside the floor's touched one`,
        0.35,
        medianRatio(all(each, "toHoveredPage"), beside),
        "x",
        2,
      ),
    );
  }

  const { on } = floor.page;
  return `# Reading: what a first visit costs

${machineLines(about.machine, [about.browserLine])}
- ${on.name}: ${on.down / 1e6} Mbps, ${on.roundTrip} ms; processor ${on.cpu} times slower than this machine; a phone of 412 x 823.
- ${about.rounds} rounds. In each, every page is opened once, on a fresh browser profile, one after the other. Medians; a ratio is the median of each round's ratio to the floor.
- Every site shows the same article, from one server with brotli. No photographs: their host is out of reach in the bench.
- Repeat: \`npm run bench -- reading\`.
${about.left.map((name) => `- Left out, since it could not be built here: ${name}.\n`).join("")}
${table(
  [
    "",
    "first paint",
    "LCP",
    "blocking ms",
    "longest task ms",
    "CLS",
    "JavaScript KiB",
    "total KiB",
    "requests before paint",
    "requests until quiet",
    "link touched",
    "link after hover",
    "readable offline",
  ],
  rows,
)}

KiB are bytes on the wire (brotli 9 and headers). The total and the requests are counted by the server until it has
not been asked for anything for 5 seconds, so what a service worker saves counts too. Scripts inside a document count
with the document. A link is touched for 80 ms, or a mouse rests on it for 0.4 s, after the page has come to rest; the
time runs from the click to the next page's first frame. Readable offline: opened again with the server gone.

## Targets

${targetTable(targets)}
`;
}

/** As sent by a host that precompresses. */
function documentBytes({ page }: Measured): number {
  return brotliLength(readFileSync(join(page.folder, `${page.address}.html`)));
}

function target(what: string, limit: number, measured: number, unit: string, decimals = 0): Target {
  return { what, limit, measured, unit, decimals };
}
