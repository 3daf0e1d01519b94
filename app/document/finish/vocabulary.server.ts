import { Parser } from "htmlparser2";

/** The classes (`.name`), ids (`#name`) and tags of a part of a document. */
export type Vocabulary = ReadonlySet<string>;

/** What finishing a document needs to know of it. */
export interface DocumentContents {
  /** Of what is above the stylesheet and is open at first. */
  readonly vocabulary: Vocabulary;
  /** The texts of its inline scripts, data blocks left out. */
  readonly inlineScripts: readonly string[];
  /** Its title, as it reads. */
  readonly title: string;
}

/**
 * Reads a document once.
 *
 * @param stylesheet the address of the stylesheet; what is below its link is styled by it alone.
 */
export function readDocument(html: string, stylesheet: string): DocumentContents {
  const vocabulary = new Set<string>();
  const inlineScripts: string[] = [];
  let title = "";
  let inTitle = false;
  let script: string | undefined;
  let above = true;
  /** How deep inside a closed popover the parser is. */
  let closedDepth = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { class: classes, id, src, type, href } = attributes;
      if (tag === "link" && href === stylesheet) above = false;
      if (closedDepth > 0 || "popover" in attributes) closedDepth += 1;
      if (tag === "title") inTitle = title === "";
      if (above && closedDepth === 0) {
        vocabulary.add(tag);
        if (id) vocabulary.add(`#${id}`);
        for (const name of classes?.split(/\s+/) ?? []) vocabulary.add(`.${name}`);
      }
      const runs = type === undefined || type === "module" || type === "speculationrules";
      if (tag === "script" && src === undefined && runs) script = "";
    },
    ontext(text) {
      if (script !== undefined) script += text;
      if (inTitle) title += text;
    },
    onclosetag(tag) {
      if (closedDepth > 0) closedDepth -= 1;
      if (tag === "title") inTitle = false;
      if (tag !== "script" || script === undefined) return;
      inlineScripts.push(script);
      script = undefined;
    },
  });
  parser.end(html);
  return { vocabulary, inlineScripts, title };
}
