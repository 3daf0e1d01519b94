import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { picture, picturePage } from "../../app/backend/http/schemas/pictures.ts";
import { signedIn } from "../http/access.ts";
import { ApiError } from "../http/api/api-error.ts";
import { accepts, describes } from "../http/api/describe.ts";
import type { ServerEnv } from "../http/environment.ts";
import { id, text } from "../http/text.ts";
import type { Services } from "../services.ts";
import { listImages, readImage } from "./read.ts";
import { addImage, changeImage, deleteImage } from "./store.ts";

const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;
const percent = z.number().int().min(0).max(100);
const idParam = z.object({ id });
const nameQuery = z.object({ name: text(300).default("") });
const listQuery = z.object({
  q: text(200).default(""),
  show: z.enum(["all", "unused", "without-alt"]).default("all"),
  after: text(200).optional(),
});
const changeBody = z.object({
  name: text(200).trim().min(1).optional(),
  alt: text(1000).trim().optional(),
  decorative: z.boolean().optional(),
  focusX: percent.optional(),
  focusY: percent.optional(),
  credit: text(300).trim().optional(),
});
const SIGNED_OUT = { 401: "`signed-out`" } as const;
const NOT_FOUND = { 404: "`not-found`" } as const;

/** `/api/images`: the library of pictures. */
export function imageRoutes({ db, now, published }: Services) {
  const limit = bodyLimit({
    maxSize: MAX_UPLOAD_BYTES,
    onError: () => {
      throw new ApiError(413, "too-large", { message: "The limit for a photo is 20 MB." });
    },
  });
  return new Hono<ServerEnv>()
    .put(
      "/",
      signedIn,
      describes("Upload a picture: the body is the file", {
        200: ["The file already existed", picture],
        201: ["Added", picture],
        413: "`too-large`",
        415: "`picture-type`: JPEG, PNG, WebP and AVIF only",
        422: "`picture`: damaged, or too many pixels",
        ...SIGNED_OUT,
      }),
      limit,
      accepts("query", nameQuery),
      async (c) => {
        const bytes = new Uint8Array(await c.req.arrayBuffer());
        const { name } = c.req.valid("query");
        const { user } = c.get("session");
        const added = await addImage(db, bytes, name, user.id, now());
        return c.json(await readImage(db, added.id), added.isNew ? 201 : 200);
      },
    )
    .get(
      "/",
      signedIn,
      describes("One page of the library, newest first", {
        200: ["Pictures", picturePage],
        422: "The question",
        ...SIGNED_OUT,
      }),
      accepts("query", listQuery),
      async (c) => c.json(await listImages(db, c.req.valid("query"))),
    )
    .get(
      "/:id",
      signedIn,
      describes("A picture", { 200: ["The picture", picture], ...NOT_FOUND, ...SIGNED_OUT }),
      accepts("param", idParam),
      async (c) => c.json(await readImage(db, c.req.valid("param").id)),
    )
    .patch(
      "/:id",
      signedIn,
      describes("Change the description, the focal point or the credit", {
        200: ["The picture", picture],
        422: "What is wrong with each field",
        ...NOT_FOUND,
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      accepts("json", changeBody),
      async (c) => {
        const { id: imageId } = c.req.valid("param");
        await changeImage(db, imageId, c.req.valid("json"), now());
        await published();
        return c.json(await readImage(db, imageId));
      },
    )
    .delete(
      "/:id",
      signedIn,
      describes("Delete a picture that no post uses", {
        204: "Deleted",
        409: "`in-use`, with the posts",
        ...NOT_FOUND,
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => {
        await deleteImage(db, c.req.valid("param").id, c.get("session").user.id, now());
        return c.body(null, 204);
      },
    );
}
