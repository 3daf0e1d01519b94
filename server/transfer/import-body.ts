import { z } from "zod";
import { invalid } from "../http/api/api-error.ts";
import type { ImportChoice } from "./import.ts";
import { MAX_FILES } from "./limits.ts";

/** Indexes of report lines. */
const places = z
  .array(z.number().int().nonnegative())
  .max(MAX_FILES)
  .default([])
  .transform((list) => new Set(list));
const lines = z.object({
  /** New posts not to import. */
  skip: places,
  /** Posts whose text replaces ours. */
  replace: places,
});

interface ImportBody {
  readonly bytes: Uint8Array;
  readonly lines: Pick<ImportChoice, "skip" | "replace">;
}

/**
 * Reads an import request: a plain file, or a form with the parts `file` and `choice`, which says what to do
 * with each line. Thousands of lines would not fit in a query string.
 *
 * @throws ApiError 422
 */
export async function readImportBody(request: Request): Promise<ImportBody> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!type.startsWith("multipart/form-data")) {
    return { bytes: new Uint8Array(await request.arrayBuffer()), lines: lines.parse({}) };
  }
  const form = await request.formData().catch(() => undefined);
  const file = form?.get("file");
  if (!(file instanceof Blob)) throw invalid({ file: "The form has no file" });
  return { bytes: new Uint8Array(await file.arrayBuffer()), lines: linesOf(form?.get("choice")) };
}

function linesOf(choice: unknown): ImportBody["lines"] {
  const parsed = z
    .string()
    .transform((text, context) => {
      try {
        const json: unknown = JSON.parse(text);
        return json;
      } catch {
        context.addIssue("This is not JSON");
        return z.NEVER;
      }
    })
    .pipe(lines)
    .safeParse(choice ?? "{}");
  if (!parsed.success) throw invalid({ choice: "Lists of lines, `skip` and `replace`" });
  return parsed.data;
}
