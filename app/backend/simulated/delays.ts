/** The simulated delays (specification, section 9), only used by the demo edition. */
export const SEARCH_DELAY_MS = 500;
export const LOAD_DELAY_MS = 500;
export const SAVE_DELAY_MS = 1000;

/** Resolves after that many milliseconds. */
export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
