import { createHash } from "node:crypto";
import { inSpanish } from "#app/language/language.ts";
import type { Complete, Problem } from "../parse-yaml.ts";

/*
 * A Spanish page's file (content/es/pages) holds texts only, at the places where the English file has them, block by
 * block with the same ids. All else comes from the English file: kinds, pictures, addresses, numbers, switches,
 * sources. Each block says in `from` which English block it was made from.
 */

/** Fields that every language takes from the English file. */
const SHARED: ReadonlySet<string> = new Set([
  "address",
  "changed",
  "checked",
  "dated",
  "edition",
  "id",
  "kind",
  "layout",
  "name",
  "order",
  "picture",
  "posts",
  "style",
  "to",
  "url",
]);
/** An answer's value in the assessment, such as `simple-rotation`. */
const ID = /^[a-z]+(?:-[a-z]+)+$/;
const FINGERPRINT_LENGTH = 8;
const IN_ENGLISH = " (en inglés)";

type Fields = Readonly<Record<string, unknown>>;

/** Identifies an English block, or a page's fields before its blocks, as a translator read it. */
export function fingerprint(english: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(english))
    .digest("hex")
    .slice(0, FINGERPRINT_LENGTH);
}

/** A page's parts that are translated and confirmed one by one: the fields before its blocks, and each block. */
export function partsOf(page: unknown): { readonly front: Fields; readonly blocks: Fields[] } {
  const { blocks, ...front } = isFields(page) ? page : {};
  return { front, blocks: Array.isArray(blocks) ? blocks.filter(isFields) : [] };
}

/**
 * Completes a Spanish page's texts with the English page's other fields. A text, list or block that the Spanish file
 * lacks is a problem.
 *
 * @param twins the English addresses that have a Spanish page: links lead there; others say that they are in English.
 */
export function translated(english: unknown, twins: ReadonlySet<string>): Complete {
  return (file) => {
    const problems: Problem[] = [];
    const merge = new Merge(twins, problems);
    const { front, blocks } = partsOf(english);
    const spanish = partsOf(file);
    const { from: _from, unread, label, ...texts } = spanish.front;
    for (const [index, { id }] of blocks.entries()) {
      if (spanish.blocks[index]?.["id"] === id) continue;
      problems.push({
        path: ["blocks"],
        problem: `needs the block “${String(id)}” at place ${index + 1}`,
      });
      return { data: file, problems };
    }
    if (spanish.blocks.length > blocks.length) {
      problems.push({ path: ["blocks"], problem: "has more blocks than the English page" });
    }
    const { label: _label, ...named } = front;
    const data = {
      ...merge.fields(named, texts, []),
      ...(label === undefined ? {} : { label }),
      unread,
      blocks: blocks.map((block, index) => {
        const { id: _id, from: _made, ...own } = spanish.blocks[index] ?? {};
        return merge.fields(block, own, ["blocks", index]);
      }),
    };
    return { data, problems };
  };
}

/** The fields before a page's blocks, in a list of parts. */
export const FRONT = "front";

/** The parts of a Spanish page whose English has changed since they were made, or were last confirmed. */
export function staleParts(english: unknown, spanish: unknown): string[] {
  const [now, made] = [partsOf(english), partsOf(spanish)];
  return [
    ...(made.front["from"] === fingerprint(now.front) ? [] : [FRONT]),
    ...now.blocks.flatMap((block, index) =>
      made.blocks[index]?.["from"] === fingerprint(block) ? [] : [String(block["id"])],
    ),
  ];
}

class Merge {
  readonly #twins: ReadonlySet<string>;
  readonly #problems: Problem[];

  constructor(twins: ReadonlySet<string>, problems: Problem[]) {
    this.#twins = twins;
    this.#problems = problems;
  }

  /** A group of fields: its texts from the Spanish file, the rest from the English one. */
  fields(english: Fields, spanish: Fields, path: Problem["path"]): Fields {
    for (const key of Object.keys(spanish)) {
      if (!(key in english)) this.#report([...path, key], "is not in the English page");
      else if (isShared(english, key))
        this.#report([...path, key], "comes from the English page; delete it here");
    }
    const merged = Object.fromEntries(
      Object.entries(english).map(([key, value]) => [
        key,
        isShared(english, key) ? value : this.#value(value, spanish[key], [...path, key]),
      ]),
    );
    return typeof merged["to"] === "string" ? this.#link(merged, merged["to"]) : merged;
  }

  #value(english: unknown, spanish: unknown, path: Problem["path"]): unknown {
    if (typeof english === "string") {
      if (typeof spanish === "string") return this.#linksIn(spanish);
      return this.#report(path, "is missing");
    }
    if (Array.isArray(english)) {
      if (!Array.isArray(spanish)) return this.#report(path, "is missing");
      // A printed sheet can show the two languages line by line.
      if (spanish.length !== english.length) {
        return this.#report(path, `needs ${english.length} items, as in the English page`);
      }
      return english.map((item, index) => this.#value(item, spanish[index], [...path, index]));
    }
    if (!isFields(english)) return english;
    const texts = Object.keys(english).some((key) => !isShared(english, key));
    if (isFields(spanish) || !texts) {
      return this.fields(english, isFields(spanish) ? spanish : {}, path);
    }
    return this.#report(path, "is missing");
  }

  /** A link leads to the Spanish page, or its label says that there is none. */
  #link(fields: Fields, to: string): Fields {
    const address = this.#spanish(to);
    if (address !== undefined) return { ...fields, to: address };
    const name = "label" in fields ? "label" : "title";
    return { ...fields, [name]: `${String(fields[name])}${IN_ENGLISH}` };
  }

  #linksIn(text: string): string {
    return text.replace(/\]\((\/[^)]*)\)/g, (link, to: string) => {
      const address = this.#spanish(to);
      return address === undefined ? link + IN_ENGLISH : `](${address})`;
    });
  }

  #spanish(to: string): string | undefined {
    const [address = "", ...fragment] = to.split(/(?=#)/);
    return this.#twins.has(address) ? inSpanish(address) + fragment.join("") : undefined;
  }

  #report(path: Problem["path"], problem: string): undefined {
    this.#problems.push({ path, problem });
  }
}

/** Whether a field's value is the same in every language. Sources stay in English. */
function isShared(fields: Fields, key: string): boolean {
  const value = fields[key];
  if (fields["kind"] === "sources" && key === "items") return true;
  if (key === "value") return typeof value === "string" && ID.test(value);
  return SHARED.has(key) || typeof value === "number" || typeof value === "boolean";
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
