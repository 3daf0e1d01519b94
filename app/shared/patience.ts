/** After this a reader is told that an answer is still waited for. */
export const PATIENCE_MS = 5000;
/** Scripts that have not come by then are spoken of as those that do not load. They may come yet. */
export const SCRIPTS_PATIENCE_MS = 20_000;
export const STILL_TRYING = "Still trying. Check your signal.";
