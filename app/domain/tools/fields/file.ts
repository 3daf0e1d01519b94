import { classOf } from "../grass/animal-classes.ts";
import { checkLimit, type Finding, refuse, unreadable } from "../numbers/limits.ts";
import { CHECKS } from "./checks.ts";
import { type Fields, isList, type Item, type Kind, type ListKind } from "./field.ts";
import { FIELDS, type Path, type RanchFile } from "./fields.ts";

export const TABLE: Readonly<Record<string, Fields | ListKind>> = FIELDS;

/** A value by its path: `season.days`, or `pastures.p1.acres` for the field of a list's entry. */
export interface Place {
  readonly path: string;
  /** With the entry's name, if its list has several: "Acres (Road)". */
  readonly label: string;
  readonly value: unknown;
}

/** The list that a path names or passes through, with the list's own path: "paddocks", "season.rest". */
export function listAt(path: string): readonly [at: string, list: ListKind] | null {
  const [group = "", name = ""] = path.split(".");
  const part = TABLE[group];
  if (part && isList(part)) return [group, part];
  const field = part?.[name];
  return field?.kind === "list" ? [`${group}.${name}`, field] : null;
}

/**
 * The description of a field or a list, by the path of a column (`pastures.acres`) or of one entry's field
 * (`pastures.p1.acres`).
 *
 * @throws RangeError if the file has no such field.
 */
export function fieldAt(path: string): Kind {
  const [at, list] = listAt(path) ?? [];
  if (list && path === at) return list;
  const [group = "", ...names] = path.split(".");
  const fields = list?.item ?? (TABLE[group] as Fields | undefined);
  const found = fields?.[names.at(-1) ?? ""];
  if (!found) throw new RangeError(`no field ${path}`);
  return found;
}

const itemsAt = (file: RanchFile, list: string) => valueAt(file, list) as readonly Item[];

/** A field's places in a file: one, or one per entry if it is a list's column. */
export function entriesAt(file: RanchFile, path: Path): Place[] {
  const { label } = fieldAt(path);
  const [at] = listAt(path) ?? [];
  if (at === undefined) return [{ path, label, value: valueAt(file, path) }];
  const items = itemsAt(file, at);
  const column = path.slice(at.length + 1);
  return items.map((item, index) => ({
    path: `${at}.${item.id}.${column}`,
    label:
      items.length > 1
        ? `${label} (${nameOf(item, index)})`
        : (usualLabel(column, item["cls"]) ?? label),
    value: item[column],
  }));
}

/** A field's label where it has a more usual one than its column: the head of cow-calf animals are "Cows". */
export const usualLabel = (column: string, cls: unknown): string | undefined =>
  column === "head" && cls === "cow-calf" ? "Cows" : undefined;

function nameOf(item: Item, index: number): string {
  const kind = classOf(String(item["cls"]))?.label;
  const name = item["name"];
  return (typeof name === "string" && name) || kind?.toLowerCase() || `${index + 1}`;
}

export const valueAt = (file: RanchFile, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        Array.isArray(value) ? value.find(({ id }) => id === name) : Object(value)[name],
      file,
    );

/** The file with another value at a path. The value must be of the field's kind. */
export function setAt(file: RanchFile, path: string, value: unknown): RanchFile {
  return { ...file, ...put(file, path.split("."), value) };
}

function put(holder: object, [name = "", ...rest]: readonly string[], value: unknown): object {
  if (Array.isArray(holder))
    return holder.map((item) => (item.id === name ? put(item, rest, value) : item));
  const inner = rest.length === 0 ? value : put(Object(holder)[name], rest, value);
  return { ...holder, [name]: inner };
}

/** A date outside these years is a typing mistake. */
const YEARS = { min: 1990, max: 2100 };

/**
 * What is wrong or unusual with one field: its limits, and the rules that look at others too. A refusal keeps every
 * planner that uses the field from answering; a warning is shown only beside the field.
 */
export function findingAt(file: RanchFile, path: string): Finding | null {
  const field = fieldAt(path);
  const value = valueAt(file, path);
  if (file.touched[path] === "unreadable" && "limit" in field && typeof value !== "number")
    return unreadable(field);
  const [list] = listAt(path) ?? [];
  const column = list ? `${list}.${path.split(".").at(-1)}` : path;
  const entry = list
    ? itemsAt(file, list).find(({ id }) => path.startsWith(`${list}.${id}.`))
    : undefined;
  const limit =
    field.kind === "number" && typeof value === "number" ? checkLimit(field.limit, value) : null;
  if (limit?.ok === 0) return limit;
  if ((field.kind === "date" || field.kind === "day") && typeof value === "string") {
    const year = Number(value.slice(0, 4));
    if (year < YEARS.min || year > YEARS.max)
      return refuse("date.year", `Check the year: ${year}?`);
  }
  if (field.kind === "readings" && Array.isArray(value))
    for (const each of value) {
      const finding = typeof each === "number" ? checkLimit(field.limit, each) : null;
      if (finding) return finding;
    }
  return CHECKS[column as Path]?.(file, entry ?? { id: "" }) ?? limit;
}
