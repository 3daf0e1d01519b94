import { CACHE_RULES, SECURITY_HEADERS } from "#app/document/response-headers.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { standInRules } from "#app/document/stand-in-rules.ts";

/**
 * The cache rule for pages. Both hosts have their own, which revalidates pages on every request, and would
 * join ours with it.
 */
const HOST_DEFAULT = "/";

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of a header that is in two matching
 * rules, so each header is in one rule only.
 */
export function headersFile(base: string): string {
  const mount = base.replace(/\/$/, "");
  const rules = [
    rule(`${mount}/*`, SECURITY_HEADERS),
    ...CACHE_RULES.filter(({ folder }) => folder !== HOST_DEFAULT).map(({ folder, value }) =>
      rule(`${mount}${folder}*`, { "Cache-Control": value }),
    ),
  ];
  return `${rules.join("\n")}\n`;
}

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines].join("\n");
}

/**
 * `_redirects`, which the two hosts interpret differently: Netlify prefers an existing file to a rule, while
 * Cloudflare applies the rule first and does not support status 404. A rule that also matches existing
 * files therefore has status 404: Netlify serves the stand-in, and Cloudflare skips the rule and serves
 * `404.html`, whose script loads the right page.
 */
export function redirectsFile(base: string, pages: readonly ContentPage[]): string {
  const mount = base.replace(/\/$/, "");
  const lines = standInRules(pages).map(({ pattern, file, status, besideFiles }) => {
    const code = besideFiles ? 404 : status;
    return `${mount}${pattern} ${mount}/${file.replace(/\.html$/, "")} ${code}`;
  });
  return `${lines.join("\n")}\n`;
}
