import type { Presence, WritingPort } from "#app/backend/ports/writing.ts";
import { type Api, expectBody, type Reply } from "../client.ts";
import { toSaveResult } from "./save-result.ts";
import { settings } from "../schemas/operations.ts";
import {
  autosaves,
  bulkResult,
  neverSaved,
  presence,
  newPreview,
  previews,
  revision,
  revisions,
} from "../schemas/writing.ts";

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
      return toPresence(await api(path(id, "presence")));
    },

    async discardAutosave(id, tab) {
      const which = tab === undefined ? "" : `?${new URLSearchParams({ tab })}`;
      expectBody(await api(path(id, `autosave${which}`), { method: "DELETE" }));
    },

    async autosaves(id) {
      return autosaves.parse(expectBody(await api(path(id, "autosaves")))).autosaves;
    },

    async neverSaved() {
      return neverSaved.parse(expectBody(await api("/never-saved"))).neverSaved;
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
      const reply = await api("/bulk-publish", { method: "POST", body: { intent, posts } });
      return bulkResult.parse(expectBody(reply));
    },
  };
}

function toPresence(reply: Reply): Presence {
  const { version, trashedBy, ...rest } = presence.parse(expectBody(reply));
  return {
    ...rest,
    ...(version === null ? {} : { version }),
    ...(trashedBy === undefined ? {} : { trashedBy }),
  };
}
