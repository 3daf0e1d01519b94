/** The folder that the site is served from, without a slash at the end. */
const BASE = import.meta.env.BASE_URL.replace(/\/$/, "");

/**
 * Which next pages the browser may make ready: documents of the site, not the desk, files, downloads,
 * previews, or addresses with a question, which would run a search. One constant text, since the content
 * policy allows it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: `${BASE}/*` },
          {
            not: {
              href_matches: [
                `${BASE}/admin*`,
                `${BASE}/preview/*`,
                `${BASE}/api/*`,
                // A question with something in it: an empty one would match every address.
                `${BASE}/*\\?(.+)`,
                `${BASE}/*.*`,
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
