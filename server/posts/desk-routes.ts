import { Hono } from "hono";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { postPath } from "#app/domain/posts/post.ts";
import { editor, ownDraft, ownPost, ownPostsOnly, signedIn } from "#server/http/access.ts";
import { accepts } from "#server/http/accepts.ts";
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
  idParam,
  linksBody,
  numberParam,
  tabQuery,
  textQuery,
  versionHeader,
} from "./schemas.ts";
import { versionOf } from "./post-routes.ts";

/** `/api/posts/:id/…`: article, autosaves, revisions and previews of a post. */
export function postPartRoutes(services: Services) {
  const { db, now, origin } = services;
  return new Hono<ServerEnv>()
    .post("/check-links", signedIn, accepts("json", linksBody), async (c) =>
      c.json({
        broken: await brokenLinks(
          services,
          c.req.valid("json").content,
          ownPostsOnly(c.get("session")),
        ),
      }),
    )
    .put(
      "/:id/autosave",
      ownDraft,
      accepts("param", idParam),
      accepts("json", autosaveBody),
      async (c) => {
        const { id: postId } = c.req.valid("param");
        const userId = c.get("session").user.id;
        await saveAutosave(db, { postId, userId, ...c.req.valid("json") }, now());
        return c.json(await presence(db, postId, userId, now()));
      },
    )
    .get("/:id/autosaves", ownPost, accepts("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      return c.json({ autosaves: await myAutosaves(db, c.get("session").user.id, id) });
    })
    .get("/:id/presence", ownPost, accepts("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      return c.json(await presence(db, id, c.get("session").user.id, now()));
    })
    .delete(
      "/:id/autosave",
      ownPost,
      accepts("param", idParam),
      accepts("query", tabQuery),
      async (c) => {
        const { tab } = c.req.valid("query");
        await deleteAutosaves(db, c.req.valid("param").id, c.get("session").user.id, tab);
        return c.body(null, 204);
      },
    )
    .get("/:id/article", ownPost, accepts("param", idParam), async (c) =>
      c.json(await deskArticle(db, c.req.valid("param").id, ownPostsOnly(c.get("session")), now())),
    )
    .get(
      "/:id/revisions",
      ownPost,
      accepts("param", idParam),
      accepts("query", beforeQuery),
      async (c) => {
        const { before } = c.req.valid("query");
        return c.json(await listRevisions(db, c.req.valid("param").id, before, now()));
      },
    )
    .get("/:id/revisions/:number", ownPost, accepts("param", numberParam), async (c) => {
      const { id, number } = c.req.valid("param");
      return c.json(await readRevision(db, id, number, now()));
    })
    .post(
      "/:id/revisions/:number/restore",
      ownDraft,
      accepts("param", numberParam),
      accepts("header", versionHeader),
      async (c) => {
        const { id, number } = c.req.valid("param");
        const version = versionOf(c.req.valid("header"));
        const userId = c.get("session").user.id;
        const post = await restoreRevision(db, id, number, version, userId, now());
        return c.json(await describePost(db, post, now()));
      },
    )
    .get("/:id/previews", editor, accepts("param", idParam), async (c) =>
      c.json({ previews: await listPreviews(db, c.req.valid("param").id, now()) }),
    )
    .post("/:id/previews", editor, accepts("param", idParam), async (c) => {
      const userId = c.get("session").user.id;
      return c.json(await makePreview(db, origin, c.req.valid("param").id, userId, now()), 201);
    });
}

/** Routes across all posts: text search, addresses, own unsaved changes, previews. */
export function deskRoutes(services: Services) {
  const { db } = services;
  return new Hono<ServerEnv>()
    .get("/search", signedIn, accepts("query", textQuery), async (c) =>
      c.json({
        matches: await searchTexts(
          services,
          c.req.valid("query").q,
          ownPostsOnly(c.get("session")),
        ),
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
        targets: await linkTargets(
          services,
          c.req.valid("query").q,
          ownPostsOnly(c.get("session")),
        ),
      }),
    )
    .get("/never-saved", signedIn, async (c) =>
      c.json({ neverSaved: await myNeverSaved(db, c.get("session").user.id) }),
    )
    .delete("/previews/:id", editor, accepts("param", idParam), async (c) => {
      await endPreview(db, c.req.valid("param").id);
      return c.body(null, 204);
    });
}
