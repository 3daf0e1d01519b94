import { type Fields, isList, type Kind } from "./field.ts";
import type { RanchFile } from "./fields.ts";
import { fieldAt, TABLE } from "./file.ts";

/** What a field holds in a new ranch. */
export const blankOf = (field: Kind): unknown =>
  field.kind === "list"
    ? field.blank.map((entry) => ({ ...blankFields(field.item), ...entry }))
    : field.kind === "day"
      ? null
      : field.blank;

/** The blanks of a group, or of an entry of a list, whose `day` fields must be set. */
export const blankFields = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)]));

/** A ranch without numbers: what only the rancher can know is empty, customary values have our defaults. */
export function newRanchFile(id: string, now: string): RanchFile {
  const blank = Object.fromEntries(
    Object.entries(TABLE).map(([name, part]) => [
      name,
      isList(part) ? blankOf(part) : blankFields(part),
    ]),
  );
  const header = {
    app: "first-paddock",
    schema: 1,
    id,
    rev: 0,
    createdAt: now,
    updatedAt: now,
    touched: {},
  } as const;
  // Safe: the type is derived from this table of fields.
  return { ...header, ...blank } as unknown as RanchFile;
}

interface Lists {
  readonly herdRows: RanchFile["herdRows"][number];
  readonly pastures: RanchFile["pastures"][number];
  readonly paddocks: RanchFile["paddocks"][number];
  readonly log: RanchFile["log"][number];
  readonly rain: RanchFile["rain"][number];
  readonly removed: RanchFile["removed"][number];
  readonly triggers: RanchFile["triggers"][number];
  readonly years: RanchFile["years"][number];
  readonly "season.rest": RanchFile["season"]["rest"][number];
  readonly "season.blocks": RanchFile["season"]["blocks"][number];
  readonly "fence.items": RanchFile["fence"]["items"][number];
}
export type ListPath = keyof Lists;

/** A new entry of a list: blank but for the given fields, among them its id and its days. */
export function newEntry<List extends ListPath>(
  list: List,
  fields: Partial<Lists[List]> & { readonly id: string },
): Lists[List] {
  const kind = fieldAt(list);
  if (kind.kind !== "list") throw new RangeError(`the ranch file has no list ${list}`);
  return { ...blankFields(kind.item), ...fields } as unknown as Lists[List];
}
