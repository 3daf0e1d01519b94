import { z } from "zod";
import { invalid } from "../http/api-error.ts";
import type { ImportChoice } from "./import.ts";
import { MOST_FILES } from "./limits.ts";

/** Places in the report, counted from 0. */
const places = z
  .array(z.number().int().nonnegative())
  .max(MOST_FILES)
  .default([])
  .transform((list) => new Set(list));
const lines = z.object({
  /** New posts that stay out. */
  skip: places,
  /** Lines whose text takes the place of ours. */
  replace: places,
});

interface ImportBody {
  readonly bytes: Uint8Array;
  readonly lines: Pick<ImportChoice, "skip" | "replace">;
}

/**
 * Reads the file of an import: the body itself, or the part `file` of a form whose part `choice` says what
 * becomes of single lines. Thousands of them would have no room in an address.
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
