import { isCalendarDate } from "../../dates/calendar-date.ts";
import type { Item } from "../fields/field.ts";
import type { RanchFile } from "../fields/fields.ts";
import { entriesAt, fieldAt, findingAt, setAt, valueAt } from "../fields/file.ts";
import { newEntry, newRanchFile } from "../fields/new.ts";
import { inputsOf } from "../planner.ts";
import { STOCKING } from "../planners/season.ts";

const VERSION = "1";
const MAX_LINK_CHARACTERS = 1500;

/** Short names of single values in a link, which must never change. */
const SINGLE: Readonly<Record<string, string>> = {
  hd: "herdRows.a1.head",
  wt: "herdRows.a1.weightLb",
  ac: "pastures.l1.acres",
  gr: "pastures.l1.growthLbAc",
  sh: "pastures.l1.sharePctSeason",
  sd: "season.days",
  cl: "herdRows.a1.cls",
  au: "herdRows.a1.aueOverride",
  cb: "herdRows.a1.calvesBorn",
  he: "herdRows.a1.herd",
  ki: "pastures.l1.kind",
  st: "season.start",
  ik: "method.intakePct",
  mg: "method.marginPct",
  ae: "method.aue",
  gb: "method.growthBasis",
};

/** Further animals and pastures: one value each, with these fields in this order, separated by `_`. */
const LISTS = {
  an: {
    list: "herdRows",
    id: "a",
    names: ["cls", "head", "weightLb", "aueOverride", "calvesBorn", "herd"],
  },
  pa: { list: "pastures", id: "l", names: ["acres", "growthLbAc", "sharePctSeason", "kind"] },
} as const;
type ListKey = keyof typeof LISTS;
const isListKey = (key: string): key is ListKey => Object.hasOwn(LISTS, key);

const BLANK = newRanchFile("link", "2027-01-01T12:00:00Z");

/** A ranch with nothing but what a link may carry: no names, log, money or place (decision 30). */
function carried({ herdRows, pastures, method, season }: Carried): RanchFile {
  return {
    ...BLANK,
    method,
    season: { ...BLANK.season, days: season.days, start: season.start },
    herdRows: herdRows.map((row, index) => ({
      ...row,
      id: `a${index + 1}`,
      // Without a first day no calves are counted, and the reader's first day must not count them.
      calvesBorn: season.start === null ? null : row.calvesBorn,
    })),
    pastures: pastures.map(({ acres, kind, growthLbAc, sharePctSeason }, index) =>
      newEntry("pastures", { id: `l${index + 1}`, acres, kind, growthLbAc, sharePctSeason }),
    ),
  };
}
type Carried = Pick<RanchFile, "herdRows" | "pastures" | "method" | "season">;
/** The values that a link leaves out. Pounds in a link are oven-dry unless it says that they are air-dry. */
const EMPTY = carried({
  ...BLANK,
  method: { ...BLANK.method, growthBasis: "oven" },
  pastures: BLANK.pastures.map((pasture) => ({ ...pasture, sharePctSeason: null })),
});

const asText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/**
 * `#stocking?v=1&hd=60&wt=1300`: every number of the stocking answer, so that everyone who opens the link gets the
 * sender's answer. The numbers are in the fragment, which browsers never send to a server. Null if too long for a link.
 */
export function shareHash(file: RanchFile): string | null {
  const own = carried(file);
  const single = Object.entries(SINGLE).flatMap(([name, path]) => {
    const value = valueAt(own, path) ?? null;
    const isUsual = value === null || value === valueAt(EMPTY, path);
    return isUsual ? [] : [`${name}=${asText(value)}`];
  });
  const more = (["an", "pa"] as const).flatMap((key) => {
    const { list, id, names } = LISTS[key];
    return own[list].slice(1).map((_, index) => {
      const values = names.map((name) => asText(valueAt(own, `${list}.${id}${index + 2}.${name}`)));
      return `${key}=${values.join("_")}`;
    });
  });
  const hash = `#stocking?${[`v=${VERSION}`, ...single, ...more].join("&")}`;
  return hash.length > MAX_LINK_CHARACTERS ? null : hash;
}

type Shared = NonNullable<ReturnType<typeof readShareHash>>;

/** A link's text as a value of the field; undefined if invalid. */
function parsed(path: string, text: string): unknown {
  const field = fieldAt(path);
  if (text === "") return field.kind === "choice" ? field.blank : null;
  if (field.kind === "number") return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (field.kind === "choice") return Object.hasOwn(field.options, text) ? text : undefined;
  return isCalendarDate(text) ? text : undefined;
}

/**
 * Reads a share link's fragment; null if it is not one of ours, or has no number. Ignores unknown keys and lists bad
 * values.
 */
export function readShareHash(hash: string) {
  if (hash.length > MAX_LINK_CHARACTERS) return null;
  const match = /^#[a-z-]+\?(.*)$/.exec(hash);
  if (!match) return null;
  const query = new URLSearchParams(match[1]);
  if (query.get("v") !== VERSION) return null;
  const refused: string[] = [];
  let file = EMPTY;
  const put = (key: string, path: string, text: string) => {
    const value = parsed(path, text);
    const next = value === undefined ? file : setAt(file, path, value);
    if (value === undefined || (key in SINGLE && text === "") || findingAt(next, path)?.ok === 0)
      refused.push(fieldAt(path).label);
    else file = next;
  };
  for (const [key, text] of query) {
    const path = SINGLE[key];
    if (path) put(key, path, text);
    else if (isListKey(key)) {
      const { list, id, names } = LISTS[key];
      const entry = `${id}${file[list].length + 1}`;
      file = { ...file, [list]: [...file[list], newEntry(list, { id: entry })] };
      const values = text.split("_");
      for (const [index, name] of names.entries())
        put(key, `${list}.${entry}.${name}`, values[index] ?? "");
    }
  }
  const numbers = inputsOf(STOCKING, file)
    .flatMap((path) => entriesAt(file, path))
    .filter(({ path, value }) => value !== null && value !== valueAt(EMPTY, path));
  if (numbers.length === 0) return null;
  const grows = file.pastures.some(({ growthLbAc }) => growthLbAc !== null);
  const places = [...numbers, ...(grows ? entriesAt(file, "method.growthBasis") : [])];
  return {
    /** The numbers of the link, each with its label. */
    places,
    /** The labels of values that are invalid and were left out. */
    refused: [...new Set(refused)],
    from: file,
  };
}

/** The fields that keep the reader's value if a link leaves them out. Any other left-out field has its usual value. */
const LEFT = ["hd", "wt", "ac", "gr", "gb", "sh", "sd", "st"].map((name) => SINGLE[name] ?? "");

/**
 * The ranch with the link's animals, pastures and season in place of its own. Each number from the link is marked as
 * the link's; a field that keeps the reader's value keeps the reader's mark.
 *
 * @param newId makes the id of an entry.
 */
export function withShared(
  file: RanchFile,
  { from, places }: Shared,
  newId: () => string,
): RanchFile {
  const ids = new Map(
    [from.herdRows, from.pastures].flatMap(([first, ...more], list) => [
      [first?.id, (list === 0 ? file.herdRows : file.pastures)[0]?.id ?? newId()],
      ...more.map(({ id }) => [id, newId()] as const),
    ]),
  );
  const own = (path: string) => path.replace(/\.([al]\d+)\./, (_, id) => `.${ids.get(id)}.`);
  const named = <Entry extends Item>(entry: Entry) => ({ ...entry, id: ids.get(entry.id) ?? "" });
  const sent = new Set(places.map(({ path }) => path));
  const left = LEFT.filter((path) => !sent.has(path)).map(own);
  const taken: RanchFile = {
    ...file,
    herdRows: from.herdRows.map(named),
    pastures: from.pastures.map(named),
    paddocks: file.paddocks.map((paddock) => ({ ...paddock, pastureId: "" })),
    method: from.method,
    season: { ...file.season, days: from.season.days, start: from.season.start },
  };
  const made = left.reduce((to, path) => setAt(to, path, valueAt(file, path) ?? null), taken);
  const replaced = inputsOf(STOCKING, from)
    .flatMap((path) => entriesAt(from, path))
    .map(({ path }) => own(path))
    .filter((path) => !left.includes(path));
  const marks = Object.entries(file.touched).filter(([path]) => !replaced.includes(path));
  const links = places.map(({ path }) => [own(path), "link" as const]);
  return { ...made, touched: Object.fromEntries([...marks, ...links]) };
}
