import { parseDocument } from "yaml";
import { safeParse, type z } from "zod/mini";
import { oneLine, textAt } from "./edit-yaml.ts";
import { type EditableText, editableTexts } from "./editable.ts";
import { fieldLabel } from "./field-labels.ts";

/** A text of a file that an owner may change. */
interface TextField extends EditableText {
  /** Its place in the file: names, positions and ids of blocks, such as `blocks/part-3/rows/0/1`. */
  readonly path: string;
  readonly label: string;
  readonly value: string;
}

/** Fields shown together: a block's, or those before a page's blocks. */
export interface TextGroup {
  readonly heading: string;
  readonly fields: readonly TextField[];
}

type Path = readonly (string | number)[];
type Found = EditableText & { readonly path: Path; readonly value: string };

/** The texts of a valid file, in its order, grouped by block. What its schema does not mark is left out. */
function textGroups(schema: z.core.$ZodType, data: unknown): TextGroup[] {
  const groups = Map.groupBy(textsIn(schema, data, []), ({ path }) =>
    path[0] === "blocks" ? Number(path[1]) : -1,
  );
  return Array.from(groups, ([place, texts]) => {
    const block = place === -1 ? data : valueAt(data, ["blocks", place]);
    const fields = texts.map(({ path, ...text }) => ({
      ...text,
      path: fieldPath(data, path),
      label: fieldLabel(place === -1 ? path : path.slice(2), block),
    }));
    return { heading: place === -1 ? "" : headingOf(block), fields };
  });
}

/**
 * The texts that a file itself contains, as written in it.
 *
 * @param data the file's data, completed if it takes the rest from another file (translation.ts).
 */
export function fileGroups(schema: z.core.$ZodType, data: unknown, source: string): TextGroup[] {
  const document = parseDocument(source);
  return textGroups(schema, data).flatMap(({ heading, fields }) => {
    const own = fields.flatMap((field) => {
      const value = textAt(document, field.path);
      return value === undefined ? [] : [{ ...field, value: oneLine(value) }];
    });
    return own.length === 0 ? [] : [{ heading, fields: own }];
  });
}

/** A path as the desk names fields: a block by its id, so that the name does not depend on the block's place. */
export function fieldPath(data: unknown, path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => {
      const item = typeof part === "number" ? valueAt(data, path.slice(0, index + 1)) : undefined;
      return isFields(item) && typeof item["id"] === "string" ? item["id"] : String(part);
    })
    .join("/");
}

function textsIn(schema: z.core.$ZodType, value: unknown, path: Path): Found[] {
  const text = editableTexts.get(schema);
  if (text) return typeof value === "string" ? [{ ...text, path, value }] : [];
  // Zod's own list of its schemas, for programs that walk them (zod.dev/library-authors).
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType | null | undefined, key?: string | number) =>
    one
      ? textsIn(
          one,
          key === undefined ? value : valueAt(value, [key]),
          key === undefined ? path : [...path, key],
        )
      : [];
  switch (def.type) {
    case "optional":
    case "default":
      return value === undefined ? [] : inner(def.innerType);
    case "pipe":
      return inner(def.in);
    case "union":
      return inner(def.options.find((option) => safeParse(option, value).success));
    case "object":
      return isFields(value) ? Object.keys(value).flatMap((key) => inner(def.shape[key], key)) : [];
    case "array":
      return Array.isArray(value) ? value.flatMap((_, index) => inner(def.element, index)) : [];
    case "tuple":
      return Array.isArray(value)
        ? value.flatMap((_, index) => inner(def.items[index] ?? def.rest, index))
        : [];
    default:
      return [];
  }
}

function headingOf(block: unknown): string {
  const { heading, caption, title, kind } = isFields(block) ? block : {};
  const name = [heading, title, caption, kind].find((text) => typeof text === "string");
  return name === kind
    ? (name ?? "").replaceAll("-", " ").replace(/^./, (first) => first.toUpperCase())
    : (name ?? "");
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isFields(value) ? value[String(part)] : undefined;
  }, data);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
