/** Names the site's host to app/styles/print.css, so that a link within the site is spelled out in whole. */
export function printedHost(origin: string): string {
  return `@media print{:root{--host:"${new URL(origin).host}"}}`;
}
