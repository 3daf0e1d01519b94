/** The address within the site of a page's share image. */
export function shareImagePath(path: string): string {
  const name = decodeURIComponent(path)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
  return `/share/${encodeURIComponent(name || "home")}.png`;
}
