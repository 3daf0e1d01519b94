import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { editor, owner, signedIn } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import { ApiError } from "../http/api-error.ts";
import type { ServerEnv } from "../http/environment.ts";
import { text } from "../http/text.ts";
import type { Services } from "../services.ts";
import {
  addFile,
  eraseFile,
  filePlaces,
  listFiles,
  MAX_FILE_BYTES,
  readFileEntry,
} from "./store.ts";

const nameQuery = z.object({ name: text(300).default("") });

/** `/api/files`: PDF files that posts link to. */
export function fileRoutes({ db, now }: Services) {
  const limit = bodyLimit({
    maxSize: MAX_FILE_BYTES,
    onError: () => {
      throw new ApiError(413, "too-large", { message: "The limit for a file is 20 MB." });
    },
  });
  return new Hono<ServerEnv>()
    .put("/", editor, limit, accepts("query", nameQuery), async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const { name } = c.req.valid("query");
      const added = await addFile(db, bytes, name, c.var.userId, now());
      return c.json(await readFileEntry(db, added.id), added.isNew ? 201 : 200);
    })
    .get("/", signedIn, async (c) => c.json({ files: await listFiles(db) }))
    .get("/:id/places", owner, async (c) =>
      c.json({ places: await filePlaces(db, c.req.param("id")) }),
    )
    .delete("/:id", owner, async (c) => {
      await eraseFile(db, c.req.param("id"), c.var.userId, now());
      return c.body(null, 204);
    });
}
