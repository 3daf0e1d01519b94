import { Parser } from "htmlparser2";
import { attribute } from "../../enhance/page-contract.ts";

/** The classes (`.name`), ids (`#name`) and tags used in a part of a document. */
export type UsedNames = ReadonlySet<string>;

/** What `finishDocument` needs from a document. */
export interface DocumentContents {
  /** Names used above the stylesheet link, outside what starts closed or empty. */
  readonly usedNames: UsedNames;
  /** The texts of the inline scripts, without data blocks. */
  readonly inlineScripts: readonly string[];
  /** The title as plain text. */
  readonly title: string;
}

/**
 * Collects all of that in one pass.
 *
 * @param stylesheet the address of the stylesheet; content below its link needs no inline styles.
 */
export function readDocument(html: string, stylesheet: string): DocumentContents {
  const usedNames = new Set<string>();
  const inlineScripts: string[] = [];
  let title = "";
  let inTitle = false;
  let script: string | undefined;
  let above = true;
  /** The parser's depth inside something that starts closed or empty. */
  let closedDepth = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { class: list = "", id, src, type, href } = attributes;
      const classes = list.split(/\s+/).filter(Boolean);
      if (tag === "link" && href === stylesheet) above = false;
      if (closedDepth > 0 || startsClosed(classes, attributes)) closedDepth += 1;
      if (tag === "title") inTitle = title === "";
      if (above && closedDepth === 0) {
        usedNames.add(tag);
        if (id) usedNames.add(`#${id}`);
        for (const name of classes) usedNames.add(`.${name}`);
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
  return { usedNames, inlineScripts, title };
}

/** Popovers and the header's menus start closed; the place for a photo is empty until the page has loaded. */
function startsClosed(
  classes: readonly string[],
  attributes: Readonly<Record<string, string>>,
): boolean {
  return "popover" in attributes || classes.includes("submenu") || attribute("photo") in attributes;
}
