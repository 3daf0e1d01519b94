import { appendFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { WORK } from "../folders.ts";
import { describeMachine } from "../report/machine.ts";
import { writeResult } from "../report/write-result.ts";
import { GENERATOR_NAMES, GENERATORS } from "../sites/references.ts";
import { type Builder, ours, referenceBuilder } from "./builders.ts";
import { writeManyPosts } from "./many-posts.ts";
import type { BuildCost } from "./measure-build.ts";
import type { Growth, Sizes } from "./measured.ts";
import { growthReport } from "./report.ts";
import { measureUse, type Use } from "./use.ts";

function sizesFrom(setting = "1000,5000"): Sizes {
  const [few, many] = setting.split(",").map(Number);
  if (!few || !many || many <= few) {
    throw new Error(`BENCH_POSTS must be two numbers, the larger last, not "${setting}"`);
  }
  return { few, many };
}

/** Measures the cost of many posts: builds, ours and the references', and the effect on readers and editors. */
export async function measureGrowth(): Promise<void> {
  const sizes = sizesFrom(process.env.BENCH_POSTS);
  const machine = describeMachine();
  const rows: Growth[] = [];
  const left: string[] = [];
  const builders: [Builder, Growth][] = [];
  for (const each of [...GENERATORS.map((name) => () => referenceBuilder(name)), () => ours]) {
    try {
      const builder = each();
      const row: Growth = { name: builder.name };
      rows.push(row);
      builders.push([builder, row]);
    } catch (error) {
      const name = GENERATOR_NAMES[GENERATORS[rows.length + left.length] ?? "next"];
      console.error(`${name} cannot be installed here and is left out: ${String(error)}`);
      left.push(name);
    }
  }
  let use: Use = {};
  const keep = () =>
    writeResult("growth", growthReport(rows, use, { machine, left, sizes }), {
      machine,
      sizes,
      rows,
      use,
    });

  for (const [builder, row] of builders) {
    if (builder === ours) {
      const own = posts(0);
      await build(builder, own);
      changeOne(own);
      row.own = await builder.build(own);
      use = { ...use, ...(await measureUse("own")) };
    }
    row.few = await build(builder, posts(sizes.few));
    keep();
    if (builder === ours) use = { ...use, ...(await measureUse("few")) };
  }
  for (const [builder, row] of builders) {
    const many = posts(sizes.many);
    row.many = await build(builder, many);
    changeOne(many);
    console.log(`${builder.name}: one post of ${sizes.many} changed ...`);
    row.changed = await builder.build(many);
    keep();
  }
  use = { ...use, ...(await measureUse("many")) };
  keep();
}

function build(builder: Builder, folder: string): Promise<BuildCost> {
  builder.forget();
  console.log(`${builder.name}: ${readdirSync(folder).length} posts ...`);
  return builder.build(folder);
}

function posts(count: number): string {
  const folder = join(WORK, `posts-${count}`);
  writeManyPosts(folder, count);
  return folder;
}

function changeOne(folder: string): void {
  const names = readdirSync(folder).sort();
  appendFileSync(join(folder, names[Math.floor(names.length / 2)] ?? ""), "\nOne sentence more.\n");
}
