import css from "../../styles/site.css?inline";
import stylesheet from "../../styles/site.css?url";
import { contentPolicy } from "./content-policy.server.ts";
import { createPageStyles } from "./page-styles.server.ts";
import { paperFoot } from "./paper-foot.server.ts";
import { POLICY_PLACEHOLDER, STYLES_PLACEHOLDER } from "./placeholders.ts";
import { readDocument } from "./vocabulary.server.ts";

const stylesOf = createPageStyles(css);

/**
 * Fills in what only the rendered document tells: the rules that it needs before the stylesheet comes,
 * and the policy that allows its inline scripts and styles. The document as it is served, whoever asked.
 */
export function finishDocument(html: string): string {
  const { vocabulary, inlineScripts, title } = readDocument(html, stylesheet);
  const styles = html.includes(STYLES_PLACEHOLDER)
    ? [stylesOf(vocabulary) + paperFoot(html, title)]
    : [];
  const policy = contentPolicy(inlineScripts, styles);
  return html
    .replace(STYLES_PLACEHOLDER, () => styles.join(""))
    .replace(POLICY_PLACEHOLDER, () => policy);
}
