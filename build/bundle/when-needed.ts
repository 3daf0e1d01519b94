import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { hashTree } from "../hash-tree.ts";
import { bundleInputs } from "./inputs.ts";

export interface BundleOrder {
  /** The checkout. */
  readonly root: string;
  /** The folder that the bundle is written to. */
  readonly folder: string;
  /** What the last bundle was made from is kept here. Safe to delete: the bundle is then made anew. */
  readonly record: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Makes the bundle. */
  readonly make: () => Promise<void>;
}

/**
 * Makes the bundle unless it is there and was made from the same: then it would come out the same.
 *
 * @returns whether it was made.
 */
export async function bundleWhenNeeded(order: BundleOrder): Promise<boolean> {
  const { root, folder, record, settings, make } = order;
  // Taken before: making it takes a while, and the bundler sets settings of its own.
  const inputs = bundleInputs(root, settings);
  const now = () => `${inputs} ${hashTree("bundle", [folder])}`;
  if (lastTime(record) === now()) return false;
  // A bundle that fails half way must not count as the last one.
  rmSync(record, { force: true });
  await make();
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, now());
  return true;
}

function lastTime(record: string): string | undefined {
  try {
    return readFileSync(record, "utf8");
  } catch {
    return undefined;
  }
}
