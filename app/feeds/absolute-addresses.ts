/**
 * Makes the addresses in an article's HTML absolute, since feed readers show it outside the site: addresses
 * within the site get its root, anchors the address of their page.
 *
 * @param html from the Markdown renderer, which double-quotes attributes.
 */
export function absoluteAddresses(html: string, page: string, root: string): string {
  return html.replaceAll(/ (href|src)="(#|\/(?!\/))/g, (_, attribute: string, start: string) =>
    start === "#" ? ` ${attribute}="${page}#` : ` ${attribute}="${root}/`,
  );
}
