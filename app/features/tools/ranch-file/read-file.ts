import * as z from "zod/mini";
import type { Moves } from "#app/domain/tools/chart/merge.ts";
import { type Finding, refuse } from "#app/domain/tools/numbers/limits.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { movesSchema, ranchFileSchema } from "./schema.ts";

/** What a file holds: a whole ranch, or the moves of another phone. */
export type Opened =
  | { readonly kind: "ranch"; readonly file: RanchFile }
  | { readonly kind: "moves"; readonly moves: Moves };
export type Refused = { readonly kind: "refused"; readonly refusal: Finding };

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
    return refused("file.text", "This file isn’t a planner backup.");
  }
  if (header.safeParse(value).data?.holds !== "moves") return readRanch(value);
  const read = readAs(movesSchema, value);
  return read.kind === "refused" ? read : { kind: "moves", moves: read.value };
}

/** Validates a stored value or a backup's content with the one schema. */
export function readRanch(value: unknown): Extract<Opened, { kind: "ranch" }> | Refused {
  const read = readAs(ranchFileSchema, value);
  if (read.kind === "refused") return read;
  // Text that was unreadable is not kept, so its field is one that the rancher has emptied.
  const touched = Object.entries(read.value.touched).map(
    ([path, source]) => [path, source === "unreadable" ? "you" : source] as const,
  );
  return { kind: "ranch", file: { ...read.value, touched: Object.fromEntries(touched) } };
}

function readAs<Value>(
  schema: z.ZodMiniType<Value>,
  value: unknown,
): { readonly kind: "read"; readonly value: Value } | Refused {
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
  if (parsed.success) return { kind: "read", value: parsed.data };
  const where = parsed.error.issues[0]?.path.join(" > ") || "the file";
  return refused(
    "file.damaged",
    `Something in this file is damaged or was changed by hand: ${where}. Nothing was changed.`,
  );
}

const refused = (code: string, message: string): Refused => ({
  kind: "refused",
  refusal: refuse(code, message),
});
