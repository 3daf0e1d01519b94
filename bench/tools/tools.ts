import { launchBrowser } from "../browser/launch.ts";
import { SLOW_4G } from "../browser/slow-phone.ts";
import { describeMachine, machineLines } from "../report/machine.ts";
import { median } from "../report/median.ts";
import { figure, table } from "../report/table.ts";
import { type Target, targetTable } from "../report/target.ts";
import { writeResult } from "../report/write-result.ts";
import { buildOurs } from "../sites/ours.ts";
import { serveFolder } from "../sites/serve-folder.ts";
import { type Answered, measureSeason, scriptBytes, type Season } from "./measure.ts";

const PLANNERS = ["my-season", "budget", "water", "tests"] as const;
const TIMES = 7;
const SCRIPTS_KB = 95;

/** Measures a planner's response time on a slow phone, and the size of its scripts. */
export async function measureTools(): Promise<void> {
  const machine = describeMachine();
  const served = await serveFolder(buildOurs());
  const browser = await launchBrowser();
  try {
    const season = await measureSeason(browser, served.origin, TIMES);
    const scripts: [string, number][] = [];
    for (const planner of PLANNERS)
      scripts.push([planner, await scriptBytes(browser, `${served.origin}/tools/${planner}`)]);
    const targets: Target[] = [
      { ...middle(season.keystroke, "answered"), what: "A key to its new answer", limit: 50 },
      {
        ...middle(season.chart, "answered"),
        what: `A key to a new chart of two rotations, ${season.rows} rows`,
        limit: 100,
      },
      {
        ...middle(season.logged, "answered"),
        what: "The same with 300 logged moves",
        limit: 100,
      },
      ...scripts.map(([planner, bytes]) => ({
        what: `Scripts of ${planner} in use, with its sheets of paper`,
        limit: SCRIPTS_KB,
        measured: bytes / 1000,
        unit: "KB",
        decimals: 1,
      })),
    ];
    const lines = machineLines(machine, [`Browser: Chromium ${browser.version()}`]);
    writeResult("tools", report(lines, season, targets), { machine, season, scripts });
  } finally {
    await browser.close();
    await served.close();
  }
}

function middle(all: readonly Answered[], name: keyof Answered) {
  return { measured: median(all.map((each) => each[name])), unit: "ms" };
}

function report(
  lines: string,
  { keystroke, chart, logged }: Season,
  targets: readonly Target[],
): string {
  const row = (name: string, all: readonly Answered[]) => [
    name,
    ...(["answered", "shown"] as const).flatMap((part) => [
      figure(middle(all, part).measured),
      figure(Math.max(...all.map((each) => each[part]))),
    ]),
  ];
  return `# Tools: how quickly a planner answers

${lines}
- A phone of 412 x 823, processor ${SLOW_4G.cpu} times slower than this machine. Each key is pressed ${TIMES} times.
- Answered: from the key press until the new figure is in the document. Shown: until the next frame.
- Repeat: \`npm run bench -- tools\`.

${table(
  ["ms", "answered, median", "answered, worst", "shown, median", "shown, worst"],
  [
    row("A digit of the herd", keystroke),
    row("Days of rest, sixty paddocks", chart),
    row("The same, 300 logged moves", logged),
  ],
)}

## Targets

${targetTable(targets)}
`;
}
