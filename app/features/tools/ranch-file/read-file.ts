import * as z from "zod/mini";
import { type Finding, refuse } from "#app/domain/tools/numbers/refusal.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { ranchFileSchema } from "./schema.ts";

export type ReadResult =
  | { readonly file: RanchFile; readonly refusal: null }
  | { readonly file: null; readonly refusal: Finding };

const SCHEMA = 1;
const header = z.looseObject({ app: z.literal("first-paddock"), schema: z.number() });

/** Parses a backup file's text. */
export function readRanchText(text: string): ReadResult {
  try {
    return readRanch(JSON.parse(text));
  } catch {
    return refused("file.text", "This file isn’t a planner backup.");
  }
}

/** Validates a stored value or a backup's content with the one schema. */
export function readRanch(value: unknown): ReadResult {
  const head = header.safeParse(value);
  if (!head.success)
    return refused(
      "file.foreign",
      "This file isn’t a backup of this planner. Nothing was changed.",
    );
  if (head.data.schema > SCHEMA)
    return refused(
      "file.newer",
      "This file was made by a newer version of the planner. Nothing was changed. Reload the site while you have signal, then try again.",
    );
  const parsed = ranchFileSchema.safeParse(value);
  if (parsed.success) return { file: parsed.data, refusal: null };
  const where = parsed.error.issues[0]?.path.join(" > ") || "the file";
  return refused(
    "file.damaged",
    `Something in this file is damaged or was changed by hand: ${where}. Nothing was changed.`,
  );
}

function refused(code: string, message: string): ReadResult {
  return { file: null, refusal: refuse(code, message) };
}
