const MEGABYTE = 1024 * 1024;

/** A size as readers read it: "0.2 MB". */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;
}

/** What a link to a PDF says: its name, its kind and its size. */
export function fileTitle({ name, size }: { readonly name: string; readonly size: number }) {
  return `${name.replace(/\.pdf$/, "").replaceAll("-", " ")} (PDF, ${megabytes(size)})`;
}
