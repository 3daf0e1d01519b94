import type { Browser } from "./desk.ts";

/** Brings posts in from a file, to be published unless the query says otherwise. */
export function take(browser: Browser, bytes: Uint8Array, query = "as=published") {
  return browser.send("POST", `/api/import?${query}`, bytes);
}
