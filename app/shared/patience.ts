/** After this a reader is told that an answer is still waited for. */
export const PATIENCE_MS = 5000;
export const STILL_TRYING = "Still trying. Check your signal.";
