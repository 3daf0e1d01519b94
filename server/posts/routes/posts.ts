import { Hono } from "hono";
import { z } from "zod";
import {
  editablePost as editablePostSchema,
  postPage,
} from "../../../app/backend/http/schemas/posts.ts";
import { bulkResult } from "../../../app/backend/http/schemas/writing.ts";
import { owner, signedIn } from "../../http/access.ts";
import { ApiError } from "../../http/api/api-error.ts";
import { accepts, describes } from "../../http/api/describe.ts";
import type { ServerEnv } from "../../http/environment.ts";
import type { Services } from "../../services.ts";
import { myAutosaves, otherWriters } from "../autosaves.ts";
import { listPosts } from "../reading/list.ts";
import { editablePost } from "../reading/read.ts";
import { changePost, createPost } from "../save.ts";
import {
  changeBody,
  createBody,
  idParam,
  listQuery,
  newIdParam,
  openedPost,
  bulkPublishBody,
  undoPublishBody,
  versionHeader,
} from "../schemas.ts";
import { publishPosts, undoPublishing } from "../publishing/bulk-publishing.ts";
import { deleteForever, restorePost, trashPost } from "../trash.ts";

const SIGNED_OUT = { 401: "`signed-out`" } as const;
const REFUSED = {
  404: "`not-found`",
  409: "`changed` with `current` and `base`, `trashed` with who did it, or `address-taken`",
  413: "`too-large`",
  422: "What is wrong with each field",
} as const;

/** `/api/posts`: the list, and single posts. */
export function postRoutes({ db, now, published }: Services) {
  return new Hono<ServerEnv>()
    .get(
      "/",
      signedIn,
      describes("One page of the list", {
        200: ["Posts, and counts by state", postPage],
        422: "The question",
        ...SIGNED_OUT,
      }),
      accepts("query", listQuery),
      async (c) => c.json(await listPosts(db, c.req.valid("query"), now())),
    )
    .put(
      "/:id",
      signedIn,
      describes("Create a post under an id chosen by the client", {
        ...REFUSED,
        200: ["The post already existed", editablePostSchema],
        201: ["Made", editablePostSchema],
        ...SIGNED_OUT,
      }),
      accepts("param", newIdParam),
      accepts("json", createBody),
      async (c) => {
        const { id } = c.req.valid("param");
        const save = { ...c.req.valid("json"), userId: c.get("session").user.id };
        const made = await createPost(db, id, save, now());
        await published();
        return c.json(await editablePost(db, id, now()), made ? 201 : 200);
      },
    )
    .get(
      "/:id",
      signedIn,
      describes("A post to edit, with the user’s unsaved changes", {
        200: ["The post", openedPost],
        404: "`not-found`",
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const { user } = c.get("session");
        return c.json({
          ...(await editablePost(db, id, now())),
          autosaves: await myAutosaves(db, user.id, id),
          writers: await otherWriters(db, id, user.id, now()),
        });
      },
    )
    .patch(
      "/:id",
      signedIn,
      describes("Save, publish, schedule or unpublish the version in If-Match", {
        ...REFUSED,
        200: ["The post", editablePostSchema],
        428: "If-Match is missing",
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      accepts("header", versionHeader),
      accepts("json", changeBody),
      async (c) => {
        const { id } = c.req.valid("param");
        const version = versionOf(c.req.valid("header"));
        const save = { ...c.req.valid("json"), userId: c.get("session").user.id };
        await changePost(db, id, version, save, now());
        await published();
        return c.json(await editablePost(db, id, now()));
      },
    )
    .delete(
      "/:id",
      signedIn,
      describes("Move a post to the trash", {
        200: ["The post", editablePostSchema],
        404: "`not-found`",
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        await trashPost(db, id, c.get("session").user.id, now());
        await published();
        return c.json(await editablePost(db, id, now()));
      },
    )
    .post(
      "/:id/restore",
      signedIn,
      describes("Restore a post from the trash", {
        200: ["The post", editablePostSchema],
        404: "`not-found`",
        409: "`address-taken`",
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        await restorePost(db, id, c.get("session").user.id, now());
        await published();
        return c.json(await editablePost(db, id, now()));
      },
    );
}

/** `/api/bulk-publish`: publishing or unpublishing several posts at once. */
export function bulkPublishRoutes({ db, now, published }: Services) {
  return new Hono<ServerEnv>()
    .post(
      "/",
      signedIn,
      describes("Publish or unpublish the last saved revisions of posts", {
        200: ["The result for each post", bulkResult],
        422: "The posts",
        ...SIGNED_OUT,
      }),
      accepts("json", bulkPublishBody),
      async (c) => {
        const { posts, intent } = c.req.valid("json");
        const result = await publishPosts(db, posts, intent, c.get("session").user.id, now());
        await published();
        return c.json(result);
      },
    )
    .post(
      "/undo",
      signedIn,
      describes("Undo a bulk publish or unpublish", {
        200: ["The result for each post", bulkResult],
        422: "The posts",
        ...SIGNED_OUT,
      }),
      accepts("json", undoPublishBody),
      async (c) => {
        const { posts } = c.req.valid("json");
        const result = await undoPublishing(db, posts, c.get("session").user.id, now());
        await published();
        return c.json(result);
      },
    );
}

/** `/api/trash`: permanent deletion, for owners. */
export function trashRoutes({ db, now }: Services) {
  return new Hono<ServerEnv>().delete(
    "/:id",
    owner,
    describes("Delete a post in the trash permanently", {
      204: "Deleted",
      401: "`signed-out`",
      403: "`owners-only`",
      404: "`not-found`",
    }),
    accepts("param", idParam),
    async (c) => {
      await deleteForever(db, c.req.valid("param").id, c.get("session").user.id, now());
      return c.body(null, 204);
    },
  );
}

/** The version in `If-Match: "3"`. @throws ApiError 428 */
export function versionOf(headers: z.output<typeof versionHeader>): number {
  const [, version] = /^"?(\d{1,9})"?$/.exec(headers["if-match"] ?? "") ?? [];
  if (version === undefined) throw new ApiError(428, "version-missing");
  return Number(version);
}
