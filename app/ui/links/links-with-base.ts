/**
 * Content is written with addresses from the site's root (`/about/science`). Prefixes them with the base path
 * if the site is published under one.
 */
export function linksWithBase(html: string, base: string = import.meta.env.BASE_URL): string {
  if (base === "/") return html;
  return html.replace(/ (href|src)="\/(?!\/)([^"]*)"/g, (link, name: string, path: string) =>
    `/${path}`.startsWith(base) ? link : ` ${name}="${base}${path}"`,
  );
}
