import type { TransferPort } from "../../ports/transfer.ts";
import { toAnswer, mapAnswer } from "../port-answer.ts";
import type { Api } from "../client.ts";
import { checked, imported, undone } from "../schemas/transfer.ts";

/** Import and export of the whole site, over the API. */
export function createHttpTransfer(api: Api): TransferPort {
  return {
    check(file) {
      const query = new URLSearchParams({ check: "1", name: file.name });
      const reply = api(`/import?${query}`, { method: "POST", file });
      return mapAnswer(toAnswer(reply, checked), (answer) => answer.report);
    },
    importFile(file, { as, skip, replace }) {
      const query = new URLSearchParams({ name: file.name, as });
      const form = new FormData();
      form.set("choice", JSON.stringify({ skip, replace }));
      form.set("file", file);
      return toAnswer(api(`/import?${query}`, { method: "POST", file: form }), imported);
    },
    undo(id) {
      const reply = api(`/imports/${encodeURIComponent(id)}`, { method: "DELETE" });
      return mapAnswer(toAnswer(reply, undone), ({ posts }) => posts);
    },
    exportAddress: () => Promise.resolve("/api/export.zip"),
  };
}
