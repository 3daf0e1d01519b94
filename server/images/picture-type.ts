const HEIC_BRANDS = ["heic", "heix", "heif", "mif1", "msf1", "hevc"];

/** A picture's format, by its first bytes; `undefined` for any other file. */
export function pictureType(
  bytes: Uint8Array,
): "jpeg" | "png" | "webp" | "avif" | "heic" | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.slice(8) === "WEBP") return "webp";
  if (head.slice(4, 8) !== "ftyp") return undefined;
  const brand = head.slice(8);
  if (brand === "avif" || brand === "avis") return "avif";
  return HEIC_BRANDS.includes(brand) ? "heic" : undefined;
}
