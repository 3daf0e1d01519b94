import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.never().optional(),
      "timeout-minutes": z.number(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
});
const files = globSync(".github/workflows/*.yaml");

test.each(files)("%s has read-only permissions and pinned actions", (file) => {
  const text = readFileSync(file, "utf8");
  const { permissions, jobs } = workflow.parse(parse(text));
  expect(permissions).toEqual({ contents: "read" });
  expect(text).not.toMatch(/secrets\.|pull_request_target/);
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const actions = steps.filter(({ uses }) => uses !== undefined);
  expect(actions.length).toBeGreaterThan(0);
  for (const { uses = "", with: given } of actions) {
    expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    if (uses.startsWith("actions/checkout@")) expect(given?.["persist-credentials"]).toBe(false);
  }
});
