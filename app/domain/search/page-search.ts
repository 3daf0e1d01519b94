/** The parts of a page that are searched. */
export interface SearchPage {
  readonly title: string;
  readonly address: string;
  /** Its texts without markup, in order. */
  readonly texts: readonly string[];
}

export interface FoundPage {
  readonly title: string;
  readonly address: string;
  /** The first text that contains the search's first word, cut around that word. */
  readonly excerpt: string;
}

const EXCERPT_LETTERS = 160;

/** A text without accents, tildes and capitals: `ácido` and `ACIDO` are the same, so are `año` and `ano`. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The pages that have every word of a search, those with a word in the title first. */
export function searchPages(pages: readonly SearchPage[], term: string): FoundPage[] {
  const words = folded(term).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const found = pages.filter(({ title, texts }) => {
    const all = folded([title, ...texts].join("\n"));
    return words.every((word) => all.includes(word));
  });
  const inTitle = ({ title }: SearchPage) => words.some((word) => folded(title).includes(word));
  return found
    .toSorted((a, b) => Number(inTitle(b)) - Number(inTitle(a)))
    .map(({ title, address, texts }) => ({ title, address, excerpt: excerptOf(texts, first) }));
}

function excerptOf(texts: readonly string[], word: string): string {
  const text = texts.find((each) => folded(each).includes(word)) ?? texts[0] ?? "";
  if (text.length <= EXCERPT_LETTERS) return text;
  // Folding keeps the length of these texts, because their letters are composed.
  const start = Math.max(0, folded(text).indexOf(word) - EXCERPT_LETTERS / 2);
  const cut = text.slice(start, start + EXCERPT_LETTERS);
  return `${start > 0 ? "…" : ""}${cut.replace(/^\S*\s|\s\S*$/g, "")}…`;
}
