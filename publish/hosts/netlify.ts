import { CACHE_RULES, SECURITY_HEADERS } from "../../app/document/response-headers.ts";
import { STAND_IN_RULES } from "../../app/document/stand-ins.ts";

/**
 * The rule for pages: both hosts have one of their own, and join what two matching rules say. Where it
 * stands, a page is asked for again each time.
 */
const HOST_DEFAULT = "/";

/**
 * `_headers`, which Netlify and Cloudflare Pages read from the built folder. Both join the values of
 * a header that two matching rules name, so that each header is in one rule only.
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
 * `_redirects`, which the same two hosts read, and read differently: Netlify serves a file before it
 * looks at a rule, Cloudflare looks at the rule first and knows no status 404. Where files lie beside
 * the addresses that a rule means, the rule therefore says 404: Netlify serves the page that stands
 * in, Cloudflare skips the line and serves `404.html`, which finds its own way.
 */
export function redirectsFile(base: string): string {
  const mount = base.replace(/\/$/, "");
  const lines = STAND_IN_RULES.map(({ pattern, file, status, besideFiles }) => {
    const code = besideFiles ? 404 : status;
    return `${mount}${pattern} ${mount}/${file.replace(/\.html$/, "")} ${code}`;
  });
  return `${lines.join("\n")}\n`;
}
