import css from "../../styles/site.css?inline";
import stylesheet from "../../styles/site.css?url";
import { contentPolicy } from "./content-policy.server.ts";
import { createPageStyles } from "./page-styles.server.ts";
import { printFooter } from "./print-footer.server.ts";
import { POLICY_PLACEHOLDER, STYLES_PLACEHOLDER } from "./placeholders.ts";
import { readDocument } from "./document-contents.server.ts";

const pageStyles = createPageStyles(css);

/**
 * Fills in what depends on the rendered document: the CSS rules it needs before the stylesheet loads, and
 * the policy that allows its inline scripts and styles. Every edition serves the result unchanged.
 */
export function finishDocument(html: string): string {
  const { usedNames, inlineScripts, title } = readDocument(html, stylesheet);
  const styles = html.includes(STYLES_PLACEHOLDER)
    ? [pageStyles(usedNames) + printFooter(html, title)]
    : [];
  const policy = contentPolicy(inlineScripts, styles);
  return html
    .replace(STYLES_PLACEHOLDER, () => styles.join(""))
    .replace(POLICY_PLACEHOLDER, () => policy);
}
