import { isMeteredOrSlow } from "../settings/preferences.ts";
import { SPECULATION_RULES } from "./speculation-rules.ts";

/**
 * Prepares the next page on fast, unmetered connections (decision 43), in browsers that can prerender it. A script
 * inserts the rules, since browsers would also prerender for readers who save data.
 */
export function speculate(): void {
  if (isMeteredOrSlow() || !HTMLScriptElement.supports?.("speculationrules")) return;
  const rules = document.createElement("script");
  rules.type = "speculationrules";
  rules.textContent = SPECULATION_RULES;
  document.head.append(rules);
}
