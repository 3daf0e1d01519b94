import { Hono } from "hono";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { editor, ownDraft, ownPost, ownPostsOnly, signedIn } from "#server/http/access.ts";
import { accepts, ifMatch } from "#server/http/accepts.ts";
import type { ServerEnv } from "#server/http/environment.ts";
import { brokenLinks } from "#server/links/broken-links.ts";
import { linkTargets } from "#server/links/link-targets.ts";
import type { Services } from "#server/services.ts";
import { addressHolder } from "./addresses.ts";
import { deskArticle, searchTexts } from "./list.ts";
import { deleteAutosaves, saveAutosave, myAutosaves, myNeverSaved, presence } from "./autosaves.ts";
import { endPreview, listPreviews, makePreview } from "./previews.ts";
import { describePost, readRevision } from "./read.ts";
import { listRevisions, restoreRevision } from "./revisions.ts";
import {
  addressQuery,
  autosaveBody,
  beforeQuery,
  linksBody,
  numberParam,
  autosaveQuery,
  textQuery,
} from "./schemas.ts";

/** `/api/posts/:id/…`: article, autosaves, revisions and previews of a post. */
export function postPartRoutes(services: Services) {
  const { db, now, origin } = services;
  return new Hono<ServerEnv>()
    .post("/check-links", signedIn, accepts("json", linksBody), async (c) =>
      c.json({
        broken: await brokenLinks(
          services,
          c.req.valid("json").content,
          ownPostsOnly(c.var.session),
        ),
      }),
    )
    .put("/:id/autosave", ownPost, accepts("json", autosaveBody), async (c) => {
      const postId = c.req.param("id");
      await saveAutosave(db, postId, c.req.valid("json"), c.var.act);
      return c.json(await presence(db, postId, c.var.act));
    })
    .get("/:id/autosaves", ownPost, async (c) => {
      return c.json({ autosaves: await myAutosaves(db, c.var.act.by, c.req.param("id")) });
    })
    .get("/:id/presence", ownPost, async (c) =>
      c.json(await presence(db, c.req.param("id"), c.var.act)),
    )
    .delete("/:id/autosave", ownPost, accepts("query", autosaveQuery), async (c) => {
      await deleteAutosaves(db, c.req.param("id"), c.var.act.by, c.req.valid("query"));
      return c.body(null, 204);
    })
    .get("/:id/article", ownPost, async (c) =>
      c.json(await deskArticle(db, c.req.param("id"), ownPostsOnly(c.var.session), now())),
    )
    .get("/:id/revisions", ownPost, accepts("query", beforeQuery), async (c) => {
      const { before } = c.req.valid("query");
      return c.json(await listRevisions(db, c.req.param("id"), before, now()));
    })
    .get("/:id/revisions/:number", ownPost, accepts("param", numberParam), async (c) => {
      const { id, number } = c.req.valid("param");
      return c.json(await readRevision(db, id, number, now()));
    })
    .post(
      "/:id/revisions/:number/restore",
      ownDraft,
      accepts("param", numberParam),
      ifMatch,
      async (c) => {
        const { id, number } = c.req.valid("param");
        const post = await restoreRevision(db, id, number, c.var.version, c.var.act);
        return c.json(await describePost(db, post, now()));
      },
    )
    .get("/:id/previews", editor, async (c) =>
      c.json({ previews: await listPreviews(db, c.req.param("id"), now()) }),
    )
    .post("/:id/previews", editor, async (c) =>
      c.json(await makePreview(db, origin, c.req.param("id"), c.var.act), 201),
    );
}

/** Routes across all posts: text search, addresses, own unsaved changes, previews. */
export function deskRoutes(services: Services) {
  const { db } = services;
  return new Hono<ServerEnv>()
    .get("/search", signedIn, accepts("query", textQuery), async (c) =>
      c.json({
        matches: await searchTexts(services, c.req.valid("query").q, ownPostsOnly(c.var.session)),
      }),
    )
    .get("/addresses", signedIn, accepts("query", addressQuery), async (c) => {
      const { date, slug, for: forId } = c.req.valid("query");
      const address = postPath({ date: calendarDate(date), slug });
      const title = await addressHolder(db, address, forId);
      return c.json(
        title === undefined ? ({ free: true } as const) : ({ free: false, title } as const),
      );
    })
    .get("/link-targets", signedIn, accepts("query", textQuery), async (c) =>
      c.json({
        targets: await linkTargets(services, c.req.valid("query").q, ownPostsOnly(c.var.session)),
      }),
    )
    .get("/never-saved", signedIn, async (c) =>
      c.json({
        neverSaved: await myNeverSaved(db, c.var.act.by, c.var.session.user.role === "contributor"),
      }),
    )
    .delete("/previews/:id", editor, async (c) => {
      await endPreview(db, c.req.param("id"));
      return c.body(null, 204);
    });
}
