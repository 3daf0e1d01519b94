const MEGABYTE = 1024 * 1024;
const MAX_MB = 20;
const ALLOWED_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
/** The `accept` attribute of file inputs. */
export const ACCEPTED = ALLOWED_TYPES.join(",");

/** Why a file can't be uploaded, in words; undefined if it should be tried. */
export function problemWith({ name, type, size }: Pick<File, "name" | "type" | "size">) {
  if (size > MAX_MB * MEGABYTE) {
    return `${name}: this photo is ${Math.ceil(size / MEGABYTE)} MB. The limit is ${MAX_MB} MB.`;
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
