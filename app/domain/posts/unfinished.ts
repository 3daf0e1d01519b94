/** A link or picture without an address or without a description, or a link that leads nowhere. */
export interface Unfinished {
  readonly kind: "link" | "picture" | "description" | "broken";
  /** What is wrong with a broken link, with its line and words. */
  readonly says?: string;
  /** Its position in the text. */
  readonly from: number;
  readonly to: number;
}

const REFERENCES = /(!?)\[((?:[^[\]\\]|\\.)*)\]\(([^()]*)\)/g;
const PLACEHOLDERS = new Set(["", "https://", "http://"]);

/** Finds links and pictures without an address, and pictures without a description. */
export function findUnfinished(text: string): Unfinished[] {
  return Array.from(text.matchAll(REFERENCES)).flatMap((match): Unfinished[] => {
    const [whole, mark, words = "", address = ""] = match;
    const place = { from: match.index, to: match.index + whole.length };
    if (PLACEHOLDERS.has(address.trim())) {
      return [{ kind: mark === "!" ? "picture" : "link", ...place }];
    }
    return mark === "!" && words.trim() === "" ? [{ kind: "description", ...place }] : [];
  });
}

/** Describes what is unfinished, in one sentence per kind and per broken link. */
export function describeUnfinished(unfinished: readonly Unfinished[]): string[] {
  const count = (kind: Unfinished["kind"]) => unfinished.filter((one) => one.kind === kind).length;
  return [
    sentence(count("link"), "link has no address yet", "links have no address yet"),
    sentence(count("picture"), "picture has no address yet", "pictures have no address yet"),
    sentence(
      count("description"),
      "picture doesn’t say what it shows",
      "pictures don’t say what they show",
    ),
    ...unfinished.map(({ says = "" }) => says),
  ].filter((text) => text !== "");
}

function sentence(count: number, one: string, many: string): string {
  return count === 0 ? "" : count === 1 ? `One ${one}.` : `${count} ${many}.`;
}
