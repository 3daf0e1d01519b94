import { Hono } from "hono";
import { countAttempt, LIMITS } from "#server/accounts/signing-in/throttle.ts";
import {
  checkIntent,
  editor,
  owner,
  ownDraft,
  ownPost,
  ownPostsOnly,
  signedIn,
} from "#server/http/access.ts";
import { accepts, ifMatch } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { listPosts } from "./list.ts";
import { describePost, editablePost } from "./read.ts";
import { askForReview, sendBack, takeAnswerBack, withdrawReview } from "./reviews.ts";
import { changePost, createPost } from "./save.ts";
import {
  answerBody,
  changeBody,
  createBody,
  listQuery,
  newIdParam,
  bulkLinksBody,
  bulkPublishBody,
  reviewBody,
} from "./schemas.ts";
import { publishPosts, unfinishedIn } from "./bulk-publishing.ts";
import { deleteForever, restorePost, trashPost } from "./trash.ts";

/** `/api/posts`: the list, and single posts. */
export function postRoutes({ db, now, published }: Services) {
  return new Hono<ServerEnv>()
    .get("/", signedIn, accepts("query", listQuery), async (c) =>
      c.json(await listPosts(db, c.req.valid("query"), ownPostsOnly(c.var.session), now())),
    )
    .put("/:id", ownDraft, accepts("param", newIdParam), accepts("json", createBody), async (c) => {
      const save = c.req.valid("json");
      checkIntent(c.var.session, save.intent);
      const { made, post } = await createPost(db, c.req.param("id"), save, c.var.act);
      await published();
      return c.json(await describePost(db, post, now()), made ? 201 : 200);
    })
    .get("/:id", ownPost, async (c) => c.json(await editablePost(db, c.req.param("id"), now())))
    .patch("/:id", ownDraft, ifMatch, accepts("json", changeBody), async (c) => {
      const save = c.req.valid("json");
      checkIntent(c.var.session, save.intent);
      const post = await changePost(db, c.req.param("id"), c.var.version, save, c.var.act);
      await published();
      return c.json(await describePost(db, post, now()));
    })
    .delete("/:id", ownDraft, async (c) => {
      await trashPost(db, c.req.param("id"), c.var.act);
      await published();
      return c.body(null, 204);
    })
    .post("/:id/restore", ownDraft, async (c) => {
      const id = c.req.param("id");
      await restorePost(db, id, c.var.act);
      await published();
      return c.json(await editablePost(db, id, now()));
    });
}

/** `/api/posts/:id/review`: a contributor asks, an editor answers; each can take it back. */
export function reviewRoutes(services: Services) {
  const { db, now } = services;
  return new Hono<ServerEnv>()
    .post("/:id/review", ownDraft, accepts("json", reviewBody), async (c) => {
      const id = c.req.param("id");
      await countAttempt(db, `review ${c.var.act.by}`, LIMITS.accountAndAddress, now());
      await askForReview(services, id, c.req.valid("json").note, c.var.act);
      return c.json(await editablePost(db, id, now()));
    })
    .delete("/:id/review", ownDraft, async (c) => {
      const id = c.req.param("id");
      await withdrawReview(db, id, c.var.act);
      return c.json(await editablePost(db, id, now()));
    })
    .post("/:id/review/answer", editor, accepts("json", answerBody), async (c) => {
      const id = c.req.param("id");
      await sendBack(services, id, c.req.valid("json").note, c.var.act);
      return c.json(await editablePost(db, id, now()));
    })
    .delete("/:id/review/answer", editor, async (c) => {
      const id = c.req.param("id");
      await takeAnswerBack(db, id, c.var.act);
      return c.json(await editablePost(db, id, now()));
    });
}

/** `/api/bulk-publish`: publishing or unpublishing several posts at once, and what to know before it. */
export function bulkPublishRoutes(services: Services) {
  const { db, published } = services;
  return new Hono<ServerEnv>()
    .post("/", editor, accepts("json", bulkPublishBody), async (c) => {
      const { posts, intent } = c.req.valid("json");
      const result = await publishPosts(db, posts, intent, c.var.act);
      await published();
      return c.json(result);
    })
    .post("/check", editor, accepts("json", bulkLinksBody), async (c) =>
      c.json({ unfinished: await unfinishedIn(services, c.req.valid("json").ids) }),
    );
}

/** `/api/trash`: permanent deletion, for owners. */
export function trashRoutes({ db }: Services) {
  return new Hono<ServerEnv>().delete("/:id", owner, async (c) => {
    await deleteForever(db, c.req.param("id"), c.var.act);
    return c.body(null, 204);
  });
}
