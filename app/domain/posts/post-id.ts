/** A new post's id: random, so that the desk can choose it before any backend has heard of the post. */
export function newPostId(): string {
  // Not `crypto.randomUUID`: browsers offer that on secure origins only, and a desk may be tried at http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
