import type { CalendarDate } from "../../dates/calendar-date.ts";
import type { Moment } from "../chart/moment.ts";
import type { LimitName } from "../numbers/limits.ts";

/** A typical number to choose with one tap. */
interface Preset {
  readonly value: number;
  readonly label: string;
}

interface Texts {
  /** The label, on screen and in "Still empty". */
  readonly label: string;
  /** The label where there is little room: at most 22 characters. */
  readonly short: string;
  readonly hint?: string;
}

export interface NumberKind extends Texts {
  readonly kind: "number";
  /** The whole unit; the part of it that the label says too is not shown again. */
  readonly unit: string;
  readonly limit: LimitName;
  /** The value in a new ranch. Null: only the rancher can know it. */
  readonly blank: number | null;
  /** Empty means our own default, not a gap: the field is never stamped as the example's. */
  readonly ours?: true;
  /** If given, the field has minus and plus buttons. */
  readonly step?: number;
  readonly presets?: readonly Preset[];
}
interface ChoiceKind<Value extends string = string> extends Texts {
  readonly kind: "choice";
  readonly options: Readonly<Record<Value, string>>;
  readonly blank: Value;
}
/** Several readings of one thing. */
export interface ReadingsKind extends Texts {
  readonly kind: "readings";
  readonly unit: string;
  readonly limit: LimitName;
  readonly blank: readonly null[];
}
export interface ListKind<Item extends Fields = Fields> extends Texts {
  readonly kind: "list";
  readonly item: Item;
  /** The entries in a new ranch: their ids and what differs from a blank entry. */
  readonly blank: readonly { readonly id: string; readonly [field: string]: unknown }[];
}
export type Kind =
  | NumberKind
  | ReturnType<typeof text | typeof check | typeof ref>
  | ReturnType<typeof date | typeof day | typeof moveIn | typeof moveOut>
  | ChoiceKind
  | ReadingsKind
  | ListKind;
export type Fields = { readonly [name: string]: Kind };

/** An entry of a list, whatever its fields. */
export type Item = { readonly id: string } & Readonly<Record<string, unknown>>;

type Short = { readonly short?: string; readonly hint?: string };

/** The properties that every field has. The short label is the label if none is given. */
const field = <const Kind extends string>(kind: Kind, label: string, more: Short) => ({
  kind,
  label,
  short: label,
  ...more,
});

export const number = (
  label: string,
  unit: string,
  limit: LimitName,
  more: Short & {
    readonly blank?: number;
    readonly step?: number;
    readonly presets?: readonly Preset[];
    readonly ours?: true;
  } = {},
): NumberKind => ({ ...field("number", label, more), unit, limit, blank: more.blank ?? null });

export const text = (label: string, max = 40, more: Short = {}) =>
  ({ ...field("text", label, more), max, blank: "" }) as const;

/** A date that may be empty, and a `day`, which every entry of its list must have. */
export const date = (label: string, more: Short = {}) =>
  ({ ...field("date", label, more), blank: null, half: false }) as const;
export const day = (label: string) => ({ ...field("day", label, {}), half: false }) as const;

/** `day` and `date` with the half of the day in which a herd moves. */
export const moveIn = (label: string) => ({ ...day(label), half: true }) as const;
export const moveOut = (label: string) => ({ ...date(label), half: true }) as const;

export const choice = <const Value extends string>(
  label: string,
  options: Readonly<Record<Value, string>>,
  blank: NoInfer<Value>,
  more: Short = {},
): ChoiceKind<Value> => ({ ...field("choice", label, more), options, blank });

export const check = (label: string, blank = false) =>
  ({ ...field("check", label, {}), blank }) as const;

export const readings = (
  label: string,
  unit: string,
  limit: LimitName,
  count: number,
): ReadingsKind => ({
  ...field("readings", label, {}),
  unit,
  limit,
  blank: Array.from({ length: count }, () => null),
});

/** The id of an entry of another list. */
export const ref = (label: string, to: string) =>
  ({ ...field("ref", label, {}), to, blank: "" }) as const;

export const list = <const Item extends Fields>(
  label: string,
  item: Item,
  blank: ListKind["blank"] = [],
): ListKind<Item> => ({ ...field("list", label, {}), item, blank });

type Entry<Item extends Fields> = { readonly id: string } & {
  readonly [Name in keyof Item]: ValueOf<Item[Name]>;
};

/** The value of a field in a ranch file. */
export type ValueOf<Field> = Field extends { readonly kind: "number" }
  ? number | null
  : Field extends { readonly kind: "text" | "ref" }
    ? string
    : Field extends { readonly kind: "date"; readonly half: infer Half }
      ? Day<Half> | null
      : Field extends { readonly kind: "day"; readonly half: infer Half }
        ? Day<Half>
        : Field extends { readonly kind: "check" }
          ? boolean
          : Field extends { readonly kind: "readings" }
            ? readonly (number | null)[]
            : Field extends ChoiceKind<infer Value>
              ? Value
              : Field extends ListKind<infer Item>
                ? readonly Entry<Item>[]
                : never;
type Day<Half> = Half extends true ? Moment : CalendarDate;

export const isList = (part: Fields | ListKind): part is ListKind =>
  typeof part["kind"] === "string";

/** A group of fields, or a list. */
type Groups = { readonly [name: string]: Fields | ListKind };

/** The type of the file that a table of fields describes. */
export type FileOf<Table extends Groups> = {
  readonly [Name in keyof Table]: Table[Name] extends ListKind
    ? ValueOf<Table[Name]>
    : { readonly [Field in keyof Table[Name]]: ValueOf<Table[Name][Field]> };
};

/** `group.field`, `list.column` or `group.list.column`. */
export type PathOf<Table extends Groups> = {
  [Name in keyof Table & string]: Table[Name] extends ListKind<infer Item>
    ? `${Name}.${keyof Item & string}`
    : {
        [Field in keyof Table[Name] & string]: Table[Name][Field] extends ListKind<infer Item>
          ? `${Name}.${Field}.${keyof Item & string}`
          : `${Name}.${Field}`;
      }[keyof Table[Name] & string];
}[keyof Table & string];

/** A file's type with the fields at the named paths filled in. */
export type Filled<
  Value,
  Path extends string,
  At extends string = "",
> = Value extends readonly (infer Item extends {
  readonly id: string;
})[]
  ? readonly Filled<Item, Path, At>[]
  : {
      readonly [Name in keyof Value]: `${At}${Name & string}` extends Path
        ? NonNullable<Value[Name]>
        : Value[Name] extends string | number | boolean | null | readonly (number | null)[]
          ? Value[Name]
          : Filled<Value[Name], Path, `${At}${Name & string}.`>;
    };
