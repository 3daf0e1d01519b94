import { unzipSync } from "fflate";
import { ApiError } from "../../http/api/api-error.ts";
import { MAX_CONTENT_BYTES, MAX_FILE_BYTES, MAX_FILES } from "../limits.ts";

/** A relative path without `..`, although nothing is ever written under these names. */
const PLAIN_PATH = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0:]{1,300}$/;

/**
 * The files of a zip, in memory. Each is decompressed only up to the size in the zip's directory.
 *
 * @throws ApiError 422 for an invalid zip, or one beyond the limits before anything is decompressed.
 */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  let total = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (name.endsWith("/")) return false;
        if (!PLAIN_PATH.test(name)) throw refusal(`it has a file named “${name.slice(0, 80)}”`);
        count += 1;
        total += originalSize;
        if (count > MAX_FILES) throw refusal(`it has more than ${MAX_FILES} files`);
        if (originalSize > MAX_FILE_BYTES) throw refusal(`${name} is larger than 25 MB`);
        if (total > MAX_CONTENT_BYTES) throw refusal("it unfolds to more than 500 MB");
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    throw error instanceof ApiError ? error : refusal("it is damaged or incomplete");
  }
}

function refusal(why: string): ApiError {
  return new ApiError(422, "import", { message: `This zip cannot be used: ${why}.` });
}
