/** Redirecting addresses, and the parameter with their target. */
const REDIRECTS: readonly (readonly [host: RegExp, path: RegExp, parameter: string])[] = [
  [/^(?:www\.)?google\.[a-z.]+$/, /^\/url$/, "q"],
  [/^l\.(?:facebook|instagram)\.com$/, /^\//, "u"],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, "url"],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, "q"],
];
/** Tracking parameters, which say nothing about the page. */
const TRACKERS = /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|_hsenc|_hsmi)$/;

/**
 * The address a copied link is meant to lead to, without redirects and trackers. Undefined if it leads nowhere
 * from here: an anchor of the copied page, a path without a host, a script.
 */
export function cleanLink(copied: string): string | undefined {
  const address = copied.trim();
  if (/^(?:mailto|tel):\S+$/i.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  for (const [host, path, parameter] of REDIRECTS) {
    const target = url.searchParams.get(parameter);
    if (target !== null && host.test(url.hostname) && path.test(url.pathname)) {
      return cleanLink(target);
    }
  }
  const trackers = [...url.searchParams.keys()].filter((name) => TRACKERS.test(name));
  if (trackers.length === 0) return address;
  for (const name of trackers) url.searchParams.delete(name);
  return url.href;
}
