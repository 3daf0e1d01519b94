import { z } from "zod/mini";
import type { Presence, WritingPort } from "../../ports/writing.ts";
import { type Api, expectBody, type Reply } from "../client.ts";
import { toSaveResult } from "./save-result.ts";
import { post } from "../schemas.ts";

const settings = z.object({ timeZone: z.string() });
const company = z.object({
  writers: z.array(z.string()),
  tabs: z.array(z.string()),
  version: z.nullable(z.number()),
  savedBy: z.string(),
  trashedBy: z.optional(z.string()),
});
const number = z.nullable(z.number());
const showResult = z.object({
  done: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      before: z.object({
        head: z.number(),
        live: number,
        publish_at: number,
        next_live: number,
        next_at: number,
      }),
    }),
  ),
  refused: z.array(z.object({ id: z.string(), why: z.string() })),
});
/** An autosave by another version of this program may have fields of other types; those are dropped. */
const textFields = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    ),
  ),
);
const unsaved = z.object({
  autosaves: z.array(
    z.object({
      postId: z.string(),
      tab: z.string(),
      baseVersion: z.number(),
      fields: textFields,
      savedAt: z.number(),
    }),
  ),
});
const revisions = z.object({
  revisions: z.array(
    z.object({
      number: z.number(),
      kind: z.enum(["saved", "published", "restored", "imported"]),
      title: z.string(),
      savedAt: z.number(),
      savedBy: z.string(),
      live: z.boolean(),
    }),
  ),
});
const revision = z.object({ post });
const link = { id: z.string(), endsAt: z.number() };
const previews = z.object({ previews: z.array(z.object(link)) });
const newPreview = z.object({ ...link, address: z.string() });

/** Autosaves, revisions, previews and bulk publishing, over the API. */
export function createHttpWriting(api: Api): WritingPort {
  const path = (id: string, part: string) => `/posts/${encodeURIComponent(id)}/${part}`;

  return {
    async timeZone() {
      return settings.parse(expectBody(await api("/settings"))).timeZone;
    },

    async autosave(id, words) {
      const reply = await api(path(id, "autosave"), { method: "PUT", body: words });
      if (!reply.ok && (reply.refusal.status === 413 || reply.refusal.status === 422)) {
        return { ok: false, code: "too-large" };
      }
      return { ok: true, ...toPresence(reply) };
    },

    async presence(id) {
      return toPresence(await api(path(id, "company")));
    },

    async discardAutosave(id, tab) {
      const which = tab === undefined ? "" : `?${new URLSearchParams({ tab })}`;
      expectBody(await api(path(id, `autosave${which}`), { method: "DELETE" }));
    },

    async autosaves() {
      return unsaved.parse(expectBody(await api("/autosaves"))).autosaves;
    },

    async revisions(id) {
      const reply = await api(path(id, "revisions"));
      if (!reply.ok && reply.refusal.status === 404) return undefined;
      return revisions.parse(expectBody(reply)).revisions;
    },

    async revision(id, number) {
      const reply = await api(path(id, `revisions/${number}`));
      if (!reply.ok && reply.refusal.status === 404) return undefined;
      return revision.parse(expectBody(reply)).post;
    },

    async restoreRevision(id, number, version) {
      const reply = await api(path(id, `revisions/${number}/restore`), { method: "POST", version });
      return toSaveResult(reply);
    },

    async previews(id) {
      return previews.parse(expectBody(await api(path(id, "previews")))).previews;
    },

    async makePreview(id) {
      return newPreview.parse(expectBody(await api(path(id, "previews"), { method: "POST" })));
    },

    async endPreview(previewId) {
      const reply = await api(`/previews/${encodeURIComponent(previewId)}`, { method: "DELETE" });
      // A 404 means that it has already expired.
      if (reply.ok || reply.refusal.status !== 404) expectBody(reply);
    },

    async deleteForever(id) {
      const reply = await api(`/trash/${encodeURIComponent(id)}`, { method: "DELETE" });
      if (reply.ok || reply.refusal.status !== 404) expectBody(reply);
    },

    async bulkPublish(posts, intent) {
      const wanted = posts.map(({ post: { id }, version }) => ({ id, version }));
      const reply = await api("/standing", { method: "POST", body: { intent, posts: wanted } });
      return showResult.parse(expectBody(reply));
    },

    async undoBulk(posts) {
      const reply = await api("/standing/undo", { method: "POST", body: { posts } });
      return showResult.parse(expectBody(reply));
    },
  };
}

function toPresence(reply: Reply): Presence {
  const { version, trashedBy, ...rest } = company.parse(expectBody(reply));
  return {
    ...rest,
    ...(version === null ? {} : { version }),
    ...(trashedBy === undefined ? {} : { trashedBy }),
  };
}
