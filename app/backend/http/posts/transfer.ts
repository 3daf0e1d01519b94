import type { TransferPort } from "#app/backend/ports/transfer.ts";
import { toAnswer } from "../port-answer.ts";
import type { Api } from "../client.ts";
import { checked, imported, undone } from "../schemas/transfer.ts";

/** Long enough for the pictures of a large site. */
const IMPORT_TIMEOUT_MS = 6 * 60 * 60_000;

/** Import and export of the whole site, over the API. */
export function createHttpTransfer(api: Api): TransferPort {
  const send = (path: string, files: readonly File[], choice: object) => {
    const form = new FormData();
    form.set("choice", JSON.stringify(choice));
    for (const file of files) form.append("file", file);
    return api(path, { method: "POST", file: form, timeoutMs: IMPORT_TIMEOUT_MS });
  };
  return {
    check: (files) => toAnswer(send("/import?check=1", files, {}), checked),
    importFiles: (files, choice) => toAnswer(send("/import", files, choice), imported),
    undo: (id) => toAnswer(api(`/imports/${encodeURIComponent(id)}`, { method: "DELETE" }), undone),
    exportAddress: () => Promise.resolve("/api/export.zip"),
  };
}
