import * as z from "zod/mini";
import { isCalendarDate, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Moves } from "#app/domain/tools/chart/merge.ts";
import { isMoment, type Moment } from "#app/domain/tools/chart/moment.ts";
import { type Fields, isList, type Kind, type ListKind } from "#app/domain/tools/fields/field.ts";
import { FIELDS, type RanchFile } from "#app/domain/tools/fields/fields.ts";
import { blankFields, blankOf } from "#app/domain/tools/fields/new.ts";
import { type Finding, refuse } from "#app/domain/tools/numbers/limits.ts";
import { LARGEST } from "#app/domain/tools/numbers/parse-number.ts";

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

const MAX_ID = 40;
/** Maximum length of a list: years of daily moves. */
const MAX_ENTRIES = 5000;

const text = (max: number) => z.string().check(z.maxLength(max));
const id = text(MAX_ID).check(z.minLength(1));
/** The number as typed: an impossible one is refused beside its field and stays until it is corrected. */
const amount = z.nullable(z.number().check(z.minimum(-LARGEST), z.maximum(LARGEST)));
const day = z.custom<CalendarDate>((value) => typeof value === "string" && isCalendarDate(value));
const moment = z.custom<Moment>((value) => typeof value === "string" && isMoment(value));
const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.maxLength(MAX_ENTRIES));

function schemaOf(field: Kind): z.ZodMiniType {
  switch (field.kind) {
    case "number":
      return amount;
    case "text":
      return text(field.max);
    case "date":
      return z.nullable(field.half ? moment : day);
    case "day":
      return field.half ? moment : day;
    case "check":
      return z.boolean();
    case "choice":
      return z.enum(Object.keys(field.options));
    case "readings":
      return list(amount);
    case "ref":
      return text(MAX_ID);
    case "list":
      return list(z.looseObject({ id, ...fieldsOf(field.item) }));
  }
}

/** A field that an older file lacks is blank, except a list entry's day, which is required. */
function fieldsOf(fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === "day" ? schemaOf(field) : z._default(schemaOf(field), blankOf(field)),
    ]),
  );
}

const groups = Object.fromEntries(
  Object.entries<Fields | ListKind>(FIELDS).map(([name, part]) => [
    name,
    isList(part)
      ? z._default(schemaOf(part), blankOf(part))
      : z._default(z.looseObject(fieldsOf(part)), () => blankFields(part)),
  ]),
);

const fileHeader = {
  app: z.literal("first-paddock"),
  schema: z.literal(SCHEMA),
  id,
  rev: z.number().check(z.minimum(0), z.maximum(LARGEST)),
  createdAt: text(MAX_ID),
  updatedAt: text(MAX_ID),
  touched: z.record(z.string(), z.enum(["you", "measured", "link", "unreadable"])),
};

/** The schema of storage and backup files, from the table of fields. Unknown fields survive a round trip. */
const ranchFileSchema = z.looseObject({
  ...fileHeader,
  ...groups,
}) as unknown as z.ZodMiniType<RanchFile>;

/** The schema of the moves that one phone sends another: the log and the rain of a ranch file. */
const movesSchema = z.object({
  id,
  paddocks: list(z.object({ id, name: text(MAX_ID) })),
  log: schemaOf(FIELDS.log),
  rain: schemaOf(FIELDS.rain),
  removed: z._default(schemaOf(FIELDS.removed), []),
}) as unknown as z.ZodMiniType<Moves>;

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
  // Unreadable text is not stored, so its field counts as emptied by the rancher.
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
