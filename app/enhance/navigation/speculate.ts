import { isMeteredOrSlow } from "../settings/preferences.ts";

/** The path the site is served from, with a trailing slash. */
const BASE = import.meta.env.BASE_URL;

/**
 * The pages a browser may prerender: documents of the site, but not the desk, files, downloads, previews, or
 * addresses with a query, which would run a search. A constant, since the content policy allows it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${BASE}*` },
          {
            not: {
              href_matches: [
                `${BASE}admin*`,
                `${BASE}preview/*`,
                `${BASE}api/*`,
                // A nonempty query: an empty pattern would match every address.
                `${BASE}*\\?(.+)`,
                `${BASE}*.*`,
              ],
            },
          },
          { not: { selector_matches: "[download], [target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

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
