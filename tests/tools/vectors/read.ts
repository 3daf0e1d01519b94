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

/** A worked example: inputs, expected outputs, their tolerances, and its source's own values (`published`). */
export type Example = z.infer<typeof example>;

/** @throws Error with the location of each mistake. */
export function readExamples(file: string): Example[] {
  const parsed = z.array(example).safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!parsed.success) {
    throw new Error(`not in the examples’ format\n${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}

/** The family of an example: "bu" of "bu-04". */
export function family({ id }: Example): string {
  return id.split("-")[0] ?? id;
}
