import { unzipSync } from "fflate";
import { ApiError } from "../../http/api-error.ts";
import { LARGEST_CONTENT_BYTES, LARGEST_FILE_BYTES, MOST_FILES } from "../limits.ts";

/** A path that leads out of no folder: nothing is ever written under these names, all the same. */
const PLAIN_PATH = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[^\\\0:]{1,300}$/;

/**
 * The files of a zip, in memory. Its own table says how large each is, and no more than that is unfolded.
 *
 * @throws ApiError 422 for what is no zip or goes beyond the limits, before anything is unfolded.
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
        if (count > MOST_FILES) throw refusal(`it has more than ${MOST_FILES} files`);
        if (originalSize > LARGEST_FILE_BYTES) throw refusal(`${name} is larger than 25 MB`);
        if (total > LARGEST_CONTENT_BYTES) throw refusal("it unfolds to more than 500 MB");
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
