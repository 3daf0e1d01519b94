import { readFileSync } from "node:fs";
import { z } from "zod";

const example = z.looseObject({
  id: z.string(),
  tool: z.string(),
  kind: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  outputs: z.record(z.string(), z.unknown()),
  tolerance: z.record(z.string(), z.number()).default({}),
});

/** One worked example: inputs, the outputs wanted, and how far each may be off. */
export type Example = z.infer<typeof example>;

/** @throws an Error with the place of the first mistake. */
export function readExamples(file: string): Example[] {
  const read = z.array(example).safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!read.success) throw new Error(`not of the examples’ shape\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** "bu" of "bu-04": the family of an example. */
export function family({ id }: Example): string {
  return id.split("-")[0] ?? id;
}
