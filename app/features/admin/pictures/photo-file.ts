const MEGABYTE = 1024 * 1024;
const LARGEST_MB = 20;
const TAKEN = ["image/jpeg", "image/png", "image/webp", "image/avif"];
/** What the file dialog offers. */
export const ACCEPTED = TAKEN.join(",");

/** Why a file cannot be uploaded, in words; `undefined` when it should be tried. */
export function problemWith({ name, type, size }: Pick<File, "name" | "type" | "size">) {
  if (size > LARGEST_MB * MEGABYTE) {
    return `${name}: this photo is ${Math.ceil(size / MEGABYTE)} MB. The limit is ${LARGEST_MB} MB.`;
  }
  const isHeic = /heic|heif/i.test(type) || /\.hei[cf]$/i.test(name);
  if (isHeic) {
    return `${name} cannot be used. Choose a JPEG, PNG, WebP or AVIF; on an iPhone: Settings, Camera, Formats, Most Compatible.`;
  }
  if (type !== "" && !TAKEN.includes(type)) {
    return `${name} cannot be used. Choose a JPEG, PNG, WebP or AVIF.`;
  }
  return undefined;
}

/** The files that were dragged, pasted or chosen. */
export function filesOf(data: Pick<DataTransfer, "files"> | null): readonly File[] {
  return data ? [...data.files] : [];
}
