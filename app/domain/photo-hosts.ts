/** The only foreign hosts that a page may talk to, and only for photographs (decision 16). */
export const PHOTO_HOSTS: readonly string[] = [
  "https://images.unsplash.com",
  "https://images.pexels.com",
];

/** The address over https where the host is one of ours and only the protocol is another. */
export function securePhotoAddress(address: string): string {
  const secure = address.trim().replace(/^http:\/\//i, "https://");
  return isPhotoAddress(secure) ? secure : address.trim();
}

/** Whether readers are shown a photo from this address. */
export function isPhotoAddress(address: string): boolean {
  return URL.canParse(address) && PHOTO_HOSTS.includes(new URL(address).origin);
}

/**
 * A photo of the server edition's library, with the point that crops keep where it is not the middle:
 * `/media/cow-1600.jpg#62,40`.
 */
const OWN_PHOTO = /^\/media\/[\w.-]+(?:#\d{1,3},\d{1,3})?$/;
/** A post's drawing, which may be its cover. */
const OWN_DRAWING = /^\/scenes\/posts\/[\w.%-]+\.svg$/;

/** Whether a picture is one of the site's own: a photo of the library, or a post's drawing. */
export function isOwnPicture(address: string): boolean {
  return OWN_PHOTO.test(address) || OWN_DRAWING.test(address);
}
