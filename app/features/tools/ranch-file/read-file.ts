import * as z from "zod/mini";
import type { Moves } from "#app/domain/tools/chart/merge.ts";
import { type Finding, refuse } from "#app/domain/tools/numbers/limits.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { movesSchema, ranchFileSchema } from "./schema.ts";

type ReadResult =
  | { readonly file: RanchFile; readonly refusal: null }
  | { readonly file: null; readonly refusal: Finding };

/** What a file holds: a whole ranch, or the moves of another phone. */
export type Opened =
  | { readonly kind: "ranch"; readonly file: RanchFile }
  | { readonly kind: "moves"; readonly moves: Moves };
type Refused = { readonly kind: "refused"; readonly refusal: Finding };

const SCHEMA = 1;
const header = z.looseObject({
  app: z.literal("first-paddock"),
  schema: z.number(),
  holds: z.optional(z.literal("moves")),
});

/** Parses the text of a backup, or of the moves that another phone sent. */
export function readFileText(text: string): Opened | Refused {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { refusal } = refused("file.text", "This file isn’t a planner backup.");
    return { kind: "refused", refusal };
  }
  if (header.safeParse(value).data?.holds !== "moves") {
    const { file, refusal } = readRanch(value);
    return file ? { kind: "ranch", file } : { kind: "refused", refusal };
  }
  const { data, refusal } = readAs(movesSchema, value);
  return data ? { kind: "moves", moves: data } : { kind: "refused", refusal };
}

/** Validates a stored value or a backup's content with the one schema. */
export function readRanch(value: unknown): ReadResult {
  const { data, refusal } = readAs(ranchFileSchema, value);
  if (!data) return { file: null, refusal };
  // Text that was unreadable is not kept, so its field is one that the rancher has emptied.
  const touched = Object.entries(data.touched).map(
    ([path, source]) => [path, source === "unreadable" ? "you" : source] as const,
  );
  return { file: { ...data, touched: Object.fromEntries(touched) }, refusal };
}

function readAs<Value>(
  schema: z.ZodMiniType<Value>,
  value: unknown,
):
  | { readonly data: Value; readonly refusal: null }
  | { readonly data: null; readonly refusal: Finding } {
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
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, refusal: null };
  const where = parsed.error.issues[0]?.path.join(" > ") || "the file";
  return refused(
    "file.damaged",
    `Something in this file is damaged or was changed by hand: ${where}. Nothing was changed.`,
  );
}

function refused(code: string, message: string) {
  return { data: null, refusal: refuse(code, message) } as const;
}
