import { measureGrowth } from "./growth.ts";
import { measureHeavyWork } from "./heavy-work.ts";
import { measurePlanners } from "./planners.ts";
import { measureReading } from "./reading.ts";
import { writeSection } from "./results.ts";
import { measureServer } from "./server.ts";

/* `npm run bench` measures every part and writes bench/results.md; `npm run bench -- reading` measures one. */
const PARTS: Readonly<Record<string, { title: string; measure: () => Promise<string> }>> = {
  reading: { title: "Reading: a first visit", measure: measureReading },
  planners: { title: "Planners: from a digit to its answer", measure: measurePlanners },
  growth: { title: "Growth: many posts", measure: measureGrowth },
  server: { title: "The server edition", measure: measureServer },
  heavy: { title: "The server edition: an export and a letter", measure: measureHeavyWork },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. Parts: ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
for (const [name, { title, measure }] of Object.entries(PARTS)) {
  if (names.length === 0 || names.includes(name)) await writeSection(title, measure);
}
