import { Hono } from "hono";
import { z } from "zod";
import {
  checkIntent,
  editor,
  owner,
  ownDraft,
  ownPost,
  ownPostsOnly,
  signedIn,
} from "#server/http/access.ts";
import { ApiError } from "#server/http/api-error.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { listPosts } from "./list.ts";
import { describePost, editablePost } from "./read.ts";
import { changePost, createPost } from "./save.ts";
import {
  changeBody,
  createBody,
  idParam,
  listQuery,
  newIdParam,
  bulkLinksBody,
  bulkPublishBody,
  versionHeader,
} from "./schemas.ts";
import { publishPosts, unfinishedIn } from "./bulk-publishing.ts";
import { deleteForever, restorePost, trashPost } from "./trash.ts";

/** `/api/posts`: the list, and single posts. */
export function postRoutes({ db, now, published }: Services) {
  return new Hono<ServerEnv>()
    .get("/", signedIn, accepts("query", listQuery), async (c) =>
      c.json(await listPosts(db, c.req.valid("query"), ownPostsOnly(c.get("session")), now())),
    )
    .put("/:id", ownDraft, accepts("param", newIdParam), accepts("json", createBody), async (c) => {
      const { id } = c.req.valid("param");
      const save = { ...c.req.valid("json"), userId: c.get("session").user.id };
      checkIntent(c.get("session"), save.intent);
      const { made, post } = await createPost(db, id, save, now());
      await published();
      return c.json(await describePost(db, post, now()), made ? 201 : 200);
    })
    .get("/:id", ownPost, accepts("param", idParam), async (c) => {
      return c.json(await editablePost(db, c.req.valid("param").id, now()));
    })
    .patch(
      "/:id",
      ownDraft,
      accepts("param", idParam),
      accepts("header", versionHeader),
      accepts("json", changeBody),
      async (c) => {
        const { id } = c.req.valid("param");
        const version = versionOf(c.req.valid("header"));
        const save = { ...c.req.valid("json"), userId: c.get("session").user.id };
        checkIntent(c.get("session"), save.intent);
        const post = await changePost(db, id, version, save, now());
        await published();
        return c.json(await describePost(db, post, now()));
      },
    )
    .delete("/:id", ownDraft, accepts("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      await trashPost(db, id, c.get("session").user.id, now());
      await published();
      return c.json(await editablePost(db, id, now()));
    })
    .post("/:id/restore", ownDraft, accepts("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      await restorePost(db, id, c.get("session").user.id, now());
      await published();
      return c.json(await editablePost(db, id, now()));
    });
}

/** `/api/bulk-publish`: publishing or unpublishing several posts at once, and what to know before it. */
export function bulkPublishRoutes(services: Services) {
  const { db, now, published } = services;
  return new Hono<ServerEnv>()
    .post("/", editor, accepts("json", bulkPublishBody), async (c) => {
      const { posts, intent } = c.req.valid("json");
      const result = await publishPosts(db, posts, intent, c.get("session").user.id, now());
      await published();
      return c.json(result);
    })
    .post("/check", editor, accepts("json", bulkLinksBody), async (c) =>
      c.json({ unfinished: await unfinishedIn(services, c.req.valid("json").ids) }),
    );
}

/** `/api/trash`: permanent deletion, for owners. */
export function trashRoutes({ db, now }: Services) {
  return new Hono<ServerEnv>().delete("/:id", owner, accepts("param", idParam), async (c) => {
    await deleteForever(db, c.req.valid("param").id, c.get("session").user.id, now());
    return c.body(null, 204);
  });
}

/** The version in `If-Match: "3"`. @throws ApiError 428 */
export function versionOf(headers: z.output<typeof versionHeader>): number {
  const [, version] = /^"?(\d{1,9})"?$/.exec(headers["if-match"] ?? "") ?? [];
  if (version === undefined) throw new ApiError(428, "version-missing");
  return Number(version);
}
