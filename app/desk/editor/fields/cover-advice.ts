import { parseUrl } from "#app/domain/parse-url.ts";
import { isPhotoAddress, PHOTO_HOSTS } from "#app/domain/photo-hosts.ts";

/** Pages of the two photo sites that show a photo but are not one. */
const PHOTO_PAGES: readonly (readonly [host: RegExp, path: RegExp])[] = [
  [/^(?:www\.)?unsplash\.com$/, /^\/(?:[a-z]{2}\/)?photos\//],
  [/^(?:www\.)?pexels\.com$/, /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?photo\//],
];

/**
 * Why an address can't show a photo, in words for the editor; undefined if it should be tried.
 *
 * @param origin The site's own, whose pictures are allowed.
 */
export function adviceFor(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin);
  if (!url || !/^(?:https?:|\/|data:image\/)/i.test(address)) {
    return "This isn’t a web address. A photo’s address begins with https://";
  }
  if (url.protocol === "data:" || url.origin === origin || isPhotoAddress(address))
    return undefined;
  if (PHOTO_PAGES.some(([host, path]) => host.test(url.hostname) && path.test(url.pathname))) {
    return "This is a photo’s page. Right-click the photo there, choose Copy image address, and paste that.";
  }
  const hosts = PHOTO_HOSTS.map((host) => new URL(host).host).join(" and ");
  return `Photos are shown from ${hosts} only; from elsewhere, readers see the drawing.`;
}
