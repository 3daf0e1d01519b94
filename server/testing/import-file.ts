import type { Browser } from "./desk.ts";

/** Imports posts from a file, published unless the query says otherwise. */
export function importFile(browser: Browser, bytes: Uint8Array, query = "as=published") {
  return browser.send("POST", `/api/import?${query}`, bytes);
}
