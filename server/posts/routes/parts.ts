import { Hono } from "hono";
import {
  addressAnswer,
  article,
  editablePost as editablePostSchema,
  tags,
  textMatches,
} from "../../../app/backend/http/schemas/posts.ts";
import {
  autosaves,
  presence,
  newPreview,
  previews,
  revision,
  revisions,
} from "../../../app/backend/http/schemas/writing.ts";
import { calendarDate } from "../../../app/domain/dates/calendar-date.ts";
import { postPath } from "../../../app/domain/posts/post.ts";
import { signedIn } from "../../http/access.ts";
import { accepts, describes } from "../../http/api/describe.ts";
import type { ServerEnv } from "../../http/environment.ts";
import type { Services } from "../../services.ts";
import { addressHolder } from "../reading/addresses.ts";
import { deskArticle } from "../reading/article.ts";
import {
  deleteAutosaves,
  saveAutosave,
  myAutosaves,
  myActiveTabs,
  otherWriters,
} from "../autosaves.ts";
import { allTags, searchTexts } from "../reading/list.ts";
import { endPreview, listPreviews, makePreview } from "../previews.ts";
import { editablePost, readRevision, latestSave } from "../reading/read.ts";
import { listRevisions, restoreRevision } from "../revisions.ts";
import {
  addressQuery,
  autosaveBody,
  idParam,
  numberParam,
  tabQuery,
  textQuery,
  versionHeader,
} from "../schemas.ts";
import { versionOf } from "./posts.ts";

const SIGNED_OUT = { 401: "`signed-out`" } as const;
const NOT_FOUND = { 404: "`not-found`" } as const;
/** `/api/posts/:id/…`: article, autosaves, revisions and previews of a post. */
export function postPartRoutes({ db, now, origin }: Services) {
  return new Hono<ServerEnv>()
    .put(
      "/:id/autosave",
      signedIn,
      describes("Store the unsaved changes of one tab", {
        200: ["Stored; who else is editing", presence],
        413: "`too-large`",
        422: "What is wrong",
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      accepts("json", autosaveBody),
      async (c) => {
        const { id: postId } = c.req.valid("param");
        const userId = c.get("session").user.id;
        await saveAutosave(db, { postId, userId, ...c.req.valid("json") }, now());
        return c.json({
          writers: await otherWriters(db, postId, userId, now()),
          tabs: await myActiveTabs(db, postId, userId, now()),
          ...(await latestSave(db, postId)),
        });
      },
    )
    .get(
      "/:id/presence",
      signedIn,
      describes("Who else is editing a post, and its current version", {
        200: ["Who else is editing", presence],
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const userId = c.get("session").user.id;
        const writers = await otherWriters(db, id, userId, now());
        const tabs = await myActiveTabs(db, id, userId, now());
        return c.json({ writers, tabs, ...(await latestSave(db, id)) });
      },
    )
    .delete(
      "/:id/autosave",
      signedIn,
      describes("Delete the unsaved changes of one tab, or all of the user’s", {
        204: "Forgotten",
        422: "The tab",
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      accepts("query", tabQuery),
      async (c) => {
        const { tab } = c.req.valid("query");
        await deleteAutosaves(db, c.req.valid("param").id, c.get("session").user.id, tab);
        return c.body(null, 204);
      },
    )
    .get(
      "/:id/article",
      signedIn,
      describes("The newest revision as its page would show it", {
        200: ["The article", article],
        ...NOT_FOUND,
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => c.json(await deskArticle(db, c.req.valid("param").id, now())),
    )
    .get(
      "/:id/revisions",
      signedIn,
      describes("The revisions of a post, newest first", {
        200: ["Revisions without their texts", revisions],
        ...NOT_FOUND,
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => c.json({ revisions: await listRevisions(db, c.req.valid("param").id, now()) }),
    )
    .get(
      "/:id/revisions/:number",
      signedIn,
      describes("One revision with its text", {
        200: ["The revision", revision],
        422: "Invalid number",
        ...NOT_FOUND,
        ...SIGNED_OUT,
      }),
      accepts("param", numberParam),
      async (c) => {
        const { id, number } = c.req.valid("param");
        return c.json(await readRevision(db, id, number, now()));
      },
    )
    .post(
      "/:id/revisions/:number/restore",
      signedIn,
      describes("Restore an old revision as the newest; readers see no change yet", {
        200: ["The post", editablePostSchema],
        409: "`changed` or `address-taken`",
        422: "Invalid number",
        428: "If-Match is missing",
        ...NOT_FOUND,
        ...SIGNED_OUT,
      }),
      accepts("param", numberParam),
      accepts("header", versionHeader),
      async (c) => {
        const { id, number } = c.req.valid("param");
        const version = versionOf(c.req.valid("header"));
        await restoreRevision(db, id, number, version, c.get("session").user.id, now());
        return c.json(await editablePost(db, id, now()));
      },
    )
    .get(
      "/:id/previews",
      signedIn,
      describes("The preview links of a post", {
        200: ["Previews", previews],
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => c.json({ previews: await listPreviews(db, c.req.valid("param").id, now()) }),
    )
    .post(
      "/:id/previews",
      signedIn,
      describes("Create a link to preview the newest revision for seven days", {
        201: ["The address, shown once", newPreview],
        ...NOT_FOUND,
        ...SIGNED_OUT,
      }),
      accepts("param", idParam),
      async (c) => {
        const userId = c.get("session").user.id;
        return c.json(await makePreview(db, origin, c.req.valid("param").id, userId, now()), 201);
      },
    );
}

/** Routes across all posts: text search, tags, addresses, own unsaved changes, previews. */
export function deskRoutes({ db, now }: Services) {
  return new Hono<ServerEnv>()
    .get(
      "/search",
      signedIn,
      describes("Posts whose text contains a term, newest first", {
        200: ["Matches with snippets", textMatches],
        422: "The term",
        ...SIGNED_OUT,
      }),
      accepts("query", textQuery),
      async (c) => c.json({ matches: await searchTexts(db, c.req.valid("query").q, now()) }),
    )
    .get(
      "/tags",
      signedIn,
      describes("Every tag in use", { 200: ["Tags", tags], ...SIGNED_OUT }),
      async (c) => c.json({ tags: await allTags(db) }),
    )
    .get(
      "/addresses",
      signedIn,
      describes("Whether an address is available for a date and slug", {
        200: ["Available, or the title of the post that has it", addressAnswer],
        422: "The day",
        ...SIGNED_OUT,
      }),
      accepts("query", addressQuery),
      async (c) => {
        const { date, slug, for: forId } = c.req.valid("query");
        const address = postPath({ date: calendarDate(date), slug });
        const title = await addressHolder(db, address, forId);
        return c.json(title === undefined ? { free: true } : { free: false, title });
      },
    )
    .get(
      "/autosaves",
      signedIn,
      describes("All the user’s unsaved changes, even of posts never saved", {
        200: ["The newest first", autosaves],
        ...SIGNED_OUT,
      }),
      async (c) => c.json({ autosaves: await myAutosaves(db, c.get("session").user.id) }),
    )
    .delete(
      "/previews/:id",
      signedIn,
      describes("End a preview early", { 204: "Ended", ...NOT_FOUND, ...SIGNED_OUT }),
      accepts("param", idParam),
      async (c) => {
        await endPreview(db, c.req.valid("param").id);
        return c.body(null, 204);
      },
    );
}
