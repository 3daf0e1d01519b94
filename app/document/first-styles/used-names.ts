import { Parser } from "htmlparser2";
import { attribute } from "#app/enhance/page-contract.ts";

/** The classes (`.name`), ids (`#name`) and tags used in a part of a document. */
export type UsedNames = ReadonlySet<string>;

/**
 * Collects the names used above the stylesheet link, outside what starts closed or empty: what is below the link
 * needs no inline styles.
 *
 * @param stylesheet the address of the stylesheet.
 */
export function usedNames(html: string, stylesheet: string): UsedNames {
  const names = new Set<string>();
  /** The parser's depth inside something that starts closed or empty. */
  let closedDepth = 0;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { class: list = "", id } = attributes;
      const classes = list.split(/\s+/).filter(Boolean);
      if (closedDepth > 0 || startsClosed(classes, attributes)) closedDepth += 1;
      if (closedDepth > 0) return;
      names.add(tag);
      if (id) names.add(`#${id}`);
      for (const name of classes) names.add(`.${name}`);
    },
    onclosetag() {
      if (closedDepth > 0) closedDepth -= 1;
    },
  });
  parser.end(html.slice(0, html.indexOf(`<link rel="stylesheet" href="${stylesheet}"`)));
  return names;
}

/** Popovers and the header's menus start closed; the place for a photo is empty until the page has loaded. */
function startsClosed(
  classes: readonly string[],
  attributes: Readonly<Record<string, string>>,
): boolean {
  return "popover" in attributes || classes.includes("submenu") || attribute("photo") in attributes;
}
