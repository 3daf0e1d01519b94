import css from "../../styles/site.css?inline";
import { createPageStyles } from "./page-styles.ts";
import { usedNames } from "./used-names.ts";

const pageStyles = createPageStyles(css);

/** The rules that a document needs before the stylesheet loads. @param stylesheet its address. */
export function firstStyles(html: string, stylesheet: string): string {
  return pageStyles(usedNames(html, stylesheet));
}
