import { api, ask } from "#app/backend/api.ts";
import { Unsent } from "#app/backend/http/answer.ts";
import { megabytes } from "#app/domain/file-title.ts";

/** Enough for 20 MB over a weak signal. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;
const LIMIT_MB = 20;
/** The `accept` attribute of a file input. */
export const PDF_FILES = "application/pdf,.pdf";

/** Whether a dropped or chosen file says that it is a PDF. */
export function isPdf({ name, type }: Pick<File, "name" | "type">): boolean {
  return type === "application/pdf" || /\.pdf$/i.test(name);
}

/** Uploads a PDF that posts can link to. @throws Unsent if it is too large */
export async function putPdf(file: File) {
  if (file.size > LIMIT_MB * 1024 * 1024) {
    throw new Unsent(`${file.name} is ${megabytes(file.size)}. The limit is ${LIMIT_MB} MB.`);
  }
  return api.files.$put(
    { query: { name: file.name } },
    { init: { body: file }, fetch: ask(undefined, UPLOAD_TIMEOUT_MS) },
  );
}
