/** After this long without a response, the reader is told that the page is still trying. */
export const PATIENCE_MS = 5000;
/** Scripts that take longer than this are reported as failed, although they may still arrive. */
export const SCRIPTS_PATIENCE_MS = 20_000;
export const STILL_TRYING = "Still trying. Check your signal.";
