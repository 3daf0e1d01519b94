import { z } from "zod";
import { ApiError } from "#server/http/api-error.ts";
import { jsonText } from "#server/http/text.ts";
import { encodingOf, type ImportedFile } from "../formats/files.ts";
import { MAX_TEXT_BYTES } from "../limits.ts";

/** A post or page that cannot be read. */
export interface Unreadable {
  readonly source: string;
  readonly why: string;
}

/** A file's text. @throws ApiError 422, also if it is in another encoding */
export async function textOf(file: ImportedFile, limit = MAX_TEXT_BYTES): Promise<string> {
  const bytes = await file.bytes(limit);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(422, "import", { message: `${file.name} is not text in UTF-8 or UTF-16.` });
  }
}

/** A JSON file of a site's copy; `undefined` if the copy has none. @throws ApiError 422 */
export async function readJson<Value extends z.ZodType>(
  files: readonly ImportedFile[],
  wanted: string,
  schema: Value,
): Promise<z.output<Value> | undefined> {
  const file = files.find(({ name }) => name === wanted);
  if (!file) return undefined;
  const parsed = jsonText(schema).safeParse(await textOf(file).catch(() => ""));
  if (!parsed.success) throw unreadable(wanted, reasonOf(parsed.error));
  return parsed.data;
}

/** Reads the lines of a list in a site's copy one by one: yields a line's data, or why it cannot be read. */
export async function* readLines<Value extends z.ZodType>(
  file: ImportedFile,
  schema: Value,
  renamed: Renaming,
): AsyncGenerator<Unreadable | { readonly source: string; readonly data: z.output<Value> }> {
  let at = 0;
  for await (const written of file.lines()) {
    at += 1;
    const source = `${file.name}:${at}`;
    const { data, error } = jsonText(schema).safeParse(renamed(written));
    yield error ? { source, why: reasonOf(error) } : { source, data };
  }
}

/**
 * The same for a list in which every line must be valid. Yields nothing if an older version, which wrote no such list,
 * made the copy.
 *
 * @throws ApiError 422
 */
export async function* readAllLines<Value extends z.ZodType>(
  files: readonly ImportedFile[],
  wanted: string,
  schema: Value,
  renamed: Renaming,
): AsyncGenerator<z.output<Value>> {
  const file = files.find(({ name }) => name === wanted);
  if (!file) return;
  for await (const one of readLines(file, schema, renamed)) {
    if ("why" in one) throw unreadable(one.source, one.why);
    yield one.data;
  }
}

/** Replaces the addresses of another site's pictures and files in a text by their addresses here. */
export type Renaming = (text: string) => string;

function unreadable(what: string, why: string): ApiError {
  return new ApiError(422, "import", { message: `${what} can’t be read: ${why}.` });
}

export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return issue ? [issue.path.join("."), issue.message].filter(Boolean).join(": ") : "unreadable";
  }
  return error instanceof Error ? error.message : "unreadable";
}
