import type { Answer, Browser } from "./desk.ts";

/** Files by their names. */
type Files = Readonly<Record<string, Uint8Array<ArrayBuffer>>>;

/** The body of an import's request: all posts are published unless the choice says otherwise. */
export async function importForm(files: Files, choice: object | string = {}) {
  const form = new FormData();
  const sent = typeof choice === "string" ? choice : JSON.stringify({ as: "published", ...choice });
  form.set("choice", sent);
  for (const [name, bytes] of Object.entries(files)) form.append("file", new Blob([bytes]), name);
  const encoded = new Request("http://form", { method: "POST", body: form });
  const headers = { "Content-Type": encoded.headers.get("Content-Type") ?? "" };
  return { body: new Uint8Array(await encoded.arrayBuffer()), headers };
}

/** Imports files that belong together. */
export async function importFiles(
  browser: Browser,
  files: Files,
  choice: object | string = {},
  query = "",
): Promise<Answer> {
  const { body, headers } = await importForm(files, choice);
  return browser.send("POST", `/api/import?${query}`, body, headers);
}

/** Imports one file. */
export function importFile(
  browser: Browser,
  bytes: Uint8Array<ArrayBuffer>,
  choice: object | string = {},
): Promise<Answer> {
  return importFiles(browser, { import: bytes }, choice);
}

/** Checks one file without importing it. */
export function checkFile(browser: Browser, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  return importFiles(browser, { import: bytes }, {}, "check=1");
}
