import { Hono } from "hono";
import { editor, owner, ownImage, signedIn } from "../http/access.ts";
import { accepts } from "../http/accepts.ts";
import type { ServerEnv } from "../http/environment.ts";
import { uploadLimit, uploadQuery } from "../http/uploads.ts";
import type { SignedIn } from "../accounts/signing-in/sessions.ts";
import { placesOf } from "../links/places.ts";
import type { Services } from "../services.ts";
import { imageQuery, listImages, readImage, usesOf } from "./read.ts";
import {
  addImage,
  changeImage,
  deleteImage,
  eraseImage,
  imageChange,
  restoreImage,
} from "./store.ts";

/** `/api/images`: the library of pictures. */
export function imageRoutes(services: Services) {
  const { db, published, picturesFolder } = services;
  return new Hono<ServerEnv>()
    .put("/", signedIn, uploadLimit("photo"), accepts("query", uploadQuery), async (c) => {
      const bytes = new Uint8Array(await c.req.arrayBuffer());
      const { name } = c.req.valid("query");
      const added = await addImage(db, bytes, name, c.var.act);
      const image = await readImage(db, added.id);
      return c.json(forUser(image, c.var.session), added.isNew ? 201 : 200);
    })
    .get("/", signedIn, accepts("query", imageQuery), async (c) => {
      const { images, ...page } = await listImages(db, c.req.valid("query"));
      return c.json({ ...page, images: images.map((image) => forUser(image, c.var.session)) });
    })
    .get("/:id", signedIn, async (c) =>
      c.json(forUser(await readImage(db, c.req.param("id")), c.var.session)),
    )
    .patch("/:id", ownImage, accepts("json", imageChange), async (c) => {
      const imageId = c.req.param("id");
      await changeImage(db, imageId, c.req.valid("json"), picturesFolder);
      await published();
      return c.json(forUser(await readImage(db, imageId), c.var.session));
    })
    .delete("/:id", editor, async (c) => {
      await deleteImage(services, c.req.param("id"), c.var.act);
      return c.body(null, 204);
    })
    .post("/:id/restore", editor, async (c) => {
      const imageId = c.req.param("id");
      await restoreImage(db, imageId);
      return c.json(forUser(await readImage(db, imageId), c.var.session));
    })
    .get("/:id/places", owner, async (c) => {
      const imageId = c.req.param("id");
      const uses = await usesOf(db, [imageId]);
      return c.json({ places: await placesOf(services, `/media/${imageId}`, uses) });
    })
    .delete("/:id/bytes", owner, async (c) => {
      await eraseImage(db, c.req.param("id"), c.var.act);
      return c.body(null, 204);
    });
}

/** A picture, and whether the user may change it, by the rule of `ownImage`. */
function forUser(
  { createdBy, ...image }: Awaited<ReturnType<typeof readImage>>,
  { user }: SignedIn,
) {
  return { ...image, mayChange: user.role !== "contributor" || createdBy === user.id };
}
