import { Parser } from "htmlparser2";

const MAX_LENGTH = 200;
/** Elements whose text is not part of a paragraph. */
const NO_PROSE = new Set(
  "h1 h2 h3 h4 h5 h6 table figure figcaption caption pre ul ol dl script style template iframe object video audio select form nav svg".split(
    " ",
  ),
);
const PARAGRAPH_BREAKS = new Set(
  "p div section article header footer main aside blockquote address details summary hr".split(" "),
);

/** The first words of an article's paragraphs, without headings, tables, captions and lone links; empty if it has none. */
export function firstWords(html: string): string {
  const paragraphs: string[] = [];
  let text = "";
  let unlinked = "";
  let skipped = 0;
  let links = 0;
  const end = () => {
    const isAddress = /^https?:\/\/\S+$/.test(unlinked.trim());
    if (unlinked.trim() !== "" && !isAddress) paragraphs.push(text);
    text = "";
    unlinked = "";
  };
  const parser = new Parser({
    onopentagname(name) {
      if (NO_PROSE.has(name)) skipped += 1;
      if (name === "a") links += 1;
      if (name === "br") text += " ";
      if (PARAGRAPH_BREAKS.has(name) || NO_PROSE.has(name)) end();
    },
    ontext(part) {
      if (skipped > 0) return;
      text += part;
      if (links === 0) unlinked += part;
    },
    onclosetag(name) {
      if (NO_PROSE.has(name)) skipped -= 1;
      if (name === "a") links -= 1;
      if (PARAGRAPH_BREAKS.has(name)) end();
    },
  });
  parser.end(html);
  end();
  return shortened(paragraphs.join(" "));
}

/** A text on one line, cut between words to the length of an excerpt. */
export function shortened(text: string): string {
  const words = text.replace(/[\p{Cc}\s]+/gu, " ").trim();
  const cut = words.slice(0, MAX_LENGTH);
  return cut.length < words.length ? `${cut.slice(0, cut.lastIndexOf(" "))} …` : cut;
}
