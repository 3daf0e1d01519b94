import { Hono } from "hono";
import { editor, owner, signedIn } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import type { ServerEnv } from "../http/environment.ts";
import { uploadLimit, uploadQuery } from "../http/uploads.ts";
import { placesOf } from "../links/places.ts";
import type { Services } from "../services.ts";
import { addFile, eraseFile, listFiles, readFileEntry } from "./store.ts";

/** `/api/files`: PDF files that posts link to. */
export function fileRoutes(services: Services) {
  const { db } = services;
  return new Hono<ServerEnv>()
    .put("/", editor, uploadLimit("file"), accepts("query", uploadQuery), async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const { name } = c.req.valid("query");
      const added = await addFile(db, bytes, name, c.var.act);
      return c.json(await readFileEntry(db, added.id), added.isNew ? 201 : 200);
    })
    .get("/", signedIn, async (c) => c.json({ files: await listFiles(db) }))
    .get("/:id/places", owner, async (c) => {
      const { id, uses } = await readFileEntry(db, c.req.param("id"));
      return c.json({ places: await placesOf(services, `/files/${id}/`, uses) });
    })
    .delete("/:id", owner, async (c) => {
      await eraseFile(db, c.req.param("id"), c.var.act);
      return c.body(null, 204);
    });
}
