/** A pattern for `like … escape '\\'` that matches texts which contain this one. */
export function likePattern(contained: string): string {
  return `%${contained.replace(/[\\%_]/g, "\\$&")}%`;
}
