import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RESULTS } from "../folders.ts";

/** Writes one part's result: a readable page and the raw figures. */
export function writeResult(part: string, page: string, figures: unknown): void {
  const raw = join(RESULTS, "raw");
  mkdirSync(raw, { recursive: true });
  writeFileSync(join(RESULTS, `${part}.md`), `${page.trim()}\n`);
  writeFileSync(join(raw, `${part}.json`), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`Written to bench/results/${part}.md and raw/${part}.json`);
}
