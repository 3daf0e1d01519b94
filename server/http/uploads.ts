import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { ApiError } from "./api-error.ts";
import { text } from "./text.ts";

/** Largest photo or PDF that is added to the library. */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** The name of an uploaded file, whose bytes are the body. */
export const uploadQuery = z.object({ name: text(300).default("") });

export function uploadLimit(what: "file" | "photo") {
  return bodyLimit({
    maxSize: MAX_UPLOAD_BYTES,
    onError: () => {
      throw new ApiError(413, "too-large", { message: `The limit for a ${what} is 20 MB.` });
    },
  });
}
