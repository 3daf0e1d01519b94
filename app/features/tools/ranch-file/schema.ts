import * as z from "zod/mini";
import { isCalendarDate, type CalendarDate } from "#app/domain/dates/calendar-date.ts";
import { type Fields, isList, type Kind, type ListKind } from "#app/domain/tools/fields/field.ts";
import { isMoment, type Moment } from "#app/domain/tools/chart/moment.ts";
import type { Moves } from "#app/domain/tools/chart/merge.ts";
import { FIELDS, type RanchFile } from "#app/domain/tools/fields/fields.ts";
import { blankFields, blankOf } from "#app/domain/tools/fields/new.ts";
import { LARGEST } from "#app/domain/tools/numbers/parse-number.ts";

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

/** A field that an older file lacks is blank, but an entry of a list cannot be without its day. */
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

const header = {
  app: z.literal("first-paddock"),
  schema: z.literal(1),
  id,
  rev: z.number().check(z.minimum(0), z.maximum(LARGEST)),
  createdAt: text(MAX_ID),
  updatedAt: text(MAX_ID),
  touched: z.record(z.string(), z.enum(["you", "measured", "link", "unreadable"])),
};

/** The schema of storage and backup files, from the table of fields. Unknown fields survive a round trip. */
export const ranchFileSchema = z.looseObject({
  ...header,
  ...groups,
}) as unknown as z.ZodMiniType<RanchFile>;

/** The schema of the moves that one phone sends another: the log and the rain of a ranch file. */
export const movesSchema = z.object({
  id,
  paddocks: list(z.object({ id, name: text(MAX_ID) })),
  log: schemaOf(FIELDS.log),
  rain: schemaOf(FIELDS.rain),
  removed: z._default(schemaOf(FIELDS.removed), []),
}) as unknown as z.ZodMiniType<Moves>;
