/** Whether a drag or paste contains files rather than text. */
export function holdsFiles({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes("Files");
}

/** The answer to picture files in the edition without uploads. */
export const NO_UPLOADS =
  "Pictures can’t be uploaded in this edition. Paste a photo’s web address.";
