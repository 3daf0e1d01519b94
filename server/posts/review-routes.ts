import { Hono } from "hono";
import { countAttempt, LIMITS } from "#server/accounts/signing-in/throttle.ts";
import { editor, ownDraft } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import type { Services } from "#server/services.ts";
import { editablePost } from "./read.ts";
import { askForReview, sendBack, takeAnswerBack, withdrawReview } from "./reviews.ts";
import { answerBody, idParam, reviewBody } from "./schemas.ts";

/** `/api/posts/:id/review`: a contributor asks, an editor answers; each can take it back. */
export function reviewRoutes(services: Services) {
  const { db, now } = services;
  return new Hono<ServerEnv>()
    .post(
      "/:id/review",
      ownDraft,
      accepts("param", idParam),
      accepts("json", reviewBody),
      async (c) => {
        const { id } = c.req.valid("param");
        const { user } = c.get("session");
        await countAttempt(db, `review ${user.id}`, LIMITS.accountAndAddress, now());
        await askForReview(services, id, c.req.valid("json").note, user.id);
        return c.json(await editablePost(db, id, now()));
      },
    )
    .delete("/:id/review", ownDraft, accepts("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      await withdrawReview(services, id, c.get("session").user.id);
      return c.json(await editablePost(db, id, now()));
    })
    .post(
      "/:id/review/answer",
      editor,
      accepts("param", idParam),
      accepts("json", answerBody),
      async (c) => {
        const { id } = c.req.valid("param");
        await sendBack(services, id, c.req.valid("json").note, c.get("session").user.id);
        return c.json(await editablePost(db, id, now()));
      },
    )
    .delete("/:id/review/answer", editor, accepts("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      await takeAnswerBack(services, id, c.get("session").user.id);
      return c.json(await editablePost(db, id, now()));
    });
}
