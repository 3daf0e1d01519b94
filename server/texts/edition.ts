import { isDeepStrictEqual } from "node:util";
import { parse, parseDocument } from "yaml";
import { readSources } from "#app/backend/files/read-pages.ts";
import { pageAddress } from "#app/content-model/page-address.ts";
import { type ContentPage, pageFile } from "#app/content-model/pages/page.ts";
import {
  originalOf,
  pageNameOf,
  pageParser,
  type Sources,
  twinsOf,
} from "#app/content-model/pages/parse-pages.ts";
import {
  fingerprint,
  FRONT,
  partsOf,
  staleParts,
  translated,
} from "#app/content-model/pages/translation.ts";
import { type Site, SITE_FILE, siteSettings, parseSite } from "#app/content-model/site-settings.ts";
import { InvalidFile } from "#app/content-model/parse-yaml.ts";
import { type Changes, editYaml, oneLine, textAt } from "#app/content-model/texts/edit-yaml.ts";
import { fieldPath, fileGroups, type TextGroup } from "#app/content-model/texts/text-fields.ts";

/** What owners have published, by file. A file without changes is not in it. */
export type LiveTexts = ReadonlyMap<string, Changes>;

/** What readers see of pages and settings at one moment. */
export interface ShownTexts {
  readonly site: Site;
  readonly pages: readonly ContentPage[];
  /** Files whose published texts cannot be shown, so that readers see them as they came with the program. */
  readonly broken: readonly { readonly file: string; readonly why: string }[];
}

/** A page or the settings, whose texts owners may change. */
export interface EditableFile {
  /** Its path in the checkout, such as `content/pages/about/mission.yaml`. */
  readonly file: string;
  /** In addresses of the desk: `pages.about.mission`. */
  readonly id: string;
  /** Where readers see it. */
  readonly address: string;
}

/** The files of `content/` that come with the program, with functions that apply owners' changes to them. */
export type Edition = ReturnType<typeof readEdition>;

/** Reads the files of a checkout. @throws Error if one of them is invalid */
export function readEdition(root = ".") {
  const first = readSources(root);
  const pages = pageParser();
  const known = new WeakMap<LiveTexts, ShownTexts>();
  const groupsOf = new Map<string, readonly TextGroup[]>();
  const files: readonly EditableFile[] = Array.from(first.keys(), (file) => ({
    file,
    id: idOf(file),
    address: file === SITE_FILE ? "/" : pageAddress(pageNameOf(file)),
  }));

  /** The source of a file in `content/` with changes. */
  const source = (file: string, changes: Changes) => editYaml(first.get(file) ?? "", changes);
  const sources = (live: LiveTexts): Sources =>
    new Map(Array.from(first, ([file, text]) => [file, editYaml(text, live.get(file) ?? {})]));

  function parseAll(texts: Sources): Pick<ShownTexts, "site" | "pages"> {
    const site = parseSite(texts.get(SITE_FILE) ?? "");
    return { site, pages: pages(texts, site) };
  }

  function groups(file: string): readonly TextGroup[] {
    const text = first.get(file) ?? "";
    const found =
      groupsOf.get(file) ?? fileGroups(schemaOf(file), wholeOf(first, file, text), text);
    groupsOf.set(file, found);
    return found;
  }

  /** The texts that an owner can change in a file: its fields, and fingerprints of the English of Spanish parts. */
  function texts(file: string): readonly { readonly path: string; readonly value: string }[] {
    const fields = groups(file).flatMap((group) => group.fields);
    if (originalOf(file) === undefined) return fields;
    const document = parseDocument(first.get(file) ?? "");
    const parts = partsOf(document.toJS());
    const paths = ["from", ...parts.blocks.map(({ id }) => `blocks/${String(id)}/from`)];
    return [
      ...fields,
      ...paths.flatMap((path) => {
        const value = textAt(document, path);
        return value === undefined ? [] : [{ path, value }];
      }),
    ];
  }

  /**
   * What readers would see with the changes of one file; or the changes' problems by field, with an empty name for
   * a problem of the file as a whole.
   */
  function tried(
    live: LiveTexts,
    file: string,
    changes: Changes,
  ): { readonly shown: ShownTexts } | { readonly problems: Readonly<Record<string, string>> } {
    const after = new Map(live).set(file, changes);
    try {
      return { shown: { ...parseAll(sources(after)), broken: [] } };
    } catch (error) {
      return { problems: problemsOf(error, file, source(file, changes)) };
    }
  }

  return {
    files,
    groups,
    source,
    tried,
    /**
     * The parts of a Spanish page, with changes, whose English has changed since the translation: the path of each
     * part's fingerprint of the English (`from`, or `blocks/part-3/from`), and its value once somebody has compared the
     * two.
     */
    stale(live: LiveTexts, file: string, changes: Changes) {
      const original = originalOf(file);
      if (original === undefined) return [];
      const english: unknown = parse(source(original, live.get(original) ?? {}));
      const { front, blocks } = partsOf(english);
      return staleParts(english, parse(source(file, changes))).map((part) =>
        part === FRONT
          ? { path: "from", from: fingerprint(front) }
          : {
              path: `blocks/${part}/from`,
              from: fingerprint(blocks.find(({ id }) => id === part)),
            },
      );
    },
    /** The changes that are texts of the file and differ from it. */
    real(file: string, changes: Changes): Changes {
      // To find a file's texts takes milliseconds, and most files have no changes.
      if (Object.keys(changes).length === 0) return {};
      return Object.fromEntries(
        texts(file).flatMap(({ path, value }) => {
          const text = changes[path];
          return text === undefined || oneLine(text) === value ? [] : [[path, text]];
        }),
      );
    },
    /**
     * The texts of another version of a file that differ from this one's, and whether it differs in more than texts.
     *
     * @throws Error if it can't be read
     */
    compared(file: string, text: string) {
      const there = parseDocument(text);
      const changes: Changes = Object.fromEntries(
        texts(file).flatMap(({ path, value }) => {
          const other = textAt(there, path);
          return other === undefined || oneLine(other) === value ? [] : [[path, oneLine(other)]];
        }),
      );
      return {
        changes,
        hasMore: !isDeepStrictEqual(parse(source(file, changes)), parse(text)),
      };
    },
    /** What readers see. The same texts return the same object. */
    shown(live: LiveTexts): ShownTexts {
      const made = known.get(live) ?? shownOf(live);
      known.set(live, made);
      return made;
    },
  };

  /** What readers see. A file whose changes this version cannot show stays as it came; the others are not affected. */
  function shownOf(live: LiveTexts): ShownTexts {
    try {
      return { ...parseAll(sources(live)), broken: [] };
    } catch {
      const whole = new Map<string, Changes>();
      const broken: { file: string; why: string }[] = [];
      for (const [file, changes] of live) {
        const result = tried(whole, file, changes);
        if ("shown" in result) whole.set(file, changes);
        else broken.push({ file, why: Object.entries(result.problems).flat().join(" ").trim() });
      }
      return { ...parseAll(sources(whole)), broken };
    }
  }
}

const schemaOf = (file: string) => (file === SITE_FILE ? siteSettings : pageFile);

const idOf = (file: string) =>
  file
    .slice("content/".length)
    .replace(/\.\w+$/, "")
    .replaceAll("/", ".");

/** The data of a file; for a Spanish page, with what it takes from the English one. */
function wholeOf(sources: Sources, file: string, text: string): unknown {
  const data: unknown = parse(text);
  const original = originalOf(file);
  if (original === undefined) return data;
  return translated(parse(sources.get(original) ?? ""), twinsOf(sources))(data).data;
}

function problemsOf(error: unknown, file: string, source: string): Record<string, string> {
  if (!(error instanceof Error)) throw error;
  if (!(error instanceof InvalidFile) || !error.message.startsWith(`${file}:`)) {
    return { "": error.message };
  }
  const data: unknown = parse(source);
  return Object.fromEntries(
    error.problems.map(({ path, problem }) => [
      fieldPath(data, path),
      `${problem.charAt(0).toUpperCase()}${problem.slice(1)}.`,
    ]),
  );
}
