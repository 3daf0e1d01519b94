/** Whether files are dragged or pasted, rather than text. */
export function holdsFiles({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes("Files");
}

/** What the desk says to files of pictures where it cannot take them. */
export const NO_UPLOADS =
  "Pictures cannot be uploaded in this edition. Paste a photo’s web address.";
