/** The simulated delays, in milliseconds (specification, section 9). They exist nowhere else. */
export const SEARCH_DELAY_MS = 500;
export const LOAD_DELAY_MS = 500;
export const SAVE_DELAY_MS = 1000;

/** Waits so many milliseconds. */
export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
