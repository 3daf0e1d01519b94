import { Hono } from "hono";
import { countAttempt, LIMITS } from "#server/accounts/signing-in/throttle.ts";
import { editor, ownDraft } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { editablePost } from "./read.ts";
import { askForReview, sendBack, takeAnswerBack, withdrawReview } from "./reviews.ts";
import { answerBody, reviewBody } from "./schemas.ts";

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
