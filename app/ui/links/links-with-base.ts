/**
 * Content is written with addresses from the site's root (`/about/science`). Prefixes them with the base path
 * if the site is published under one. To be called once, where the HTML is shown: a base such as `/blog/` cannot
 * be told from the start of a page's own address.
 */
export function linksWithBase(html: string, base: string = import.meta.env.BASE_URL): string {
  if (base === "/") return html;
  return html.replace(/ (href|src)="\/(?!\/)/g, (_, name: string) => ` ${name}="${base}`);
}
