const MEGABYTE = 1024 * 1024;
const MAX_MB = 20;
const ALLOWED_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
/** The `accept` attribute of file inputs. */
export const ACCEPTED = ALLOWED_TYPES.join(",");

/** Whether a photo must be made smaller before it is sent. */
export const isTooLarge = ({ size }: Pick<File, "size">): boolean => size > MAX_MB * MEGABYTE;

/** Why a file can't be uploaded, in words; undefined if it should be tried. */
export function problemWith({ name, type, size }: Pick<File, "name" | "type" | "size">) {
  if (size === 0) return `${name} is empty. Choose another copy of it.`;
  if (type === "image/gif" || /\.gif$/i.test(name)) {
    return `${name} is a GIF. Moving pictures can’t be used here. Choose a JPEG, PNG, WebP or AVIF of it, such as a screenshot.`;
  }
  const isHeic = /heic|heif/i.test(type) || /\.hei[cf]$/i.test(name);
  if (isHeic) {
    return `${name} can’t be used. Choose a JPEG, PNG, WebP or AVIF; on an iPhone: Settings, Camera, Formats, Most Compatible.`;
  }
  if (type !== "" && !ALLOWED_TYPES.includes(type)) {
    return `${name} can’t be used. Choose a JPEG, PNG, WebP or AVIF.`;
  }
  return undefined;
}
