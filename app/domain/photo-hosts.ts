import { parseUrl } from "./parse-url.ts";
import { isLibraryPhoto } from "./library-photo.ts";

/** The only other hosts that a page may contact, and only for photographs (decision 16). */
export const PHOTO_HOSTS: readonly string[] = [
  "https://images.unsplash.com",
  "https://images.pexels.com",
];

/** Upgrades a photo host's address to https; other addresses are only trimmed. */
export function securePhotoAddress(address: string): string {
  const secure = address.trim().replace(/^http:\/\//i, "https://");
  return isPhotoAddress(secure) ? secure : address.trim();
}

/** Whether an address is on an allowed photo host. */
export function isPhotoAddress(address: string): boolean {
  return PHOTO_HOSTS.includes(parseUrl(address)?.origin ?? "");
}

/** A drawn cover, in `posts/` for posts saved before 1.2. Either folder means "show the drawing". */
const OWN_DRAWING = /^\/scenes\/(?:covers|posts)\/[\w.%-]+\.svg$/;

/** Whether a picture is the site's own: a photo in the library, or a post's drawing. */
export function isOwnPicture(address: string): boolean {
  return isLibraryPhoto(address) || isOwnDrawing(address);
}

/** Whether a post's cover is its drawing, without a photo. */
export function isOwnDrawing(address: string): boolean {
  return OWN_DRAWING.test(address);
}
