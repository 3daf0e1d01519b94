const MEGABYTE = 1024 * 1024;

/** A file size for display: "0.2 MB". */
export function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / MEGABYTE).toFixed(1)} MB`;
}

/** The text of a link to a PDF: its name, kind and size. */
export function fileTitle({ name, size }: { readonly name: string; readonly size: number }) {
  return `${name.replace(/\.pdf$/, "").replaceAll("-", " ")} (PDF, ${megabytes(size)})`;
}
