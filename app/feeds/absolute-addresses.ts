/**
 * Makes the addresses in an article's HTML whole, since a feed is read far from the site: those
 * within the site get its root, anchors the address of their page.
 *
 * @param html the Markdown renderer's, whose attributes are in double quotes.
 */
export function absoluteAddresses(html: string, page: string, root: string): string {
  return html.replaceAll(/ (href|src)="(#|\/(?!\/))/g, (_, attribute: string, start: string) =>
    start === "#" ? ` ${attribute}="${page}#` : ` ${attribute}="${root}/`,
  );
}
