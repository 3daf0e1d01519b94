import type { z } from "zod/mini";
import type { PostDraft } from "#app/content-model/posts/post-draft.ts";
import type { DeskPosts, PostQuery, SaveIntent, WantedAddress } from "#app/backend/ports/posts.ts";
import { type Api, expectBody } from "../client.ts";
import { toRefusal, toSaveResult } from "./save-result.ts";
import {
  addressAnswer,
  article,
  editablePost,
  postPage,
  tags,
  textMatches,
} from "../schemas/posts.ts";

/** The server edition's posts, over its API. */
export function createHttpPosts(api: Api): DeskPosts {
  /** Undefined on 404; any other refusal throws. */
  async function read<Schema extends z.ZodMiniType>(path: string, schema: Schema) {
    const reply = await api(path);
    if (!reply.ok && reply.refusal.status === 404) return undefined;
    return schema.parse(expectBody(reply));
  }

  return {
    capabilities: () =>
      Promise.resolve({
        persistent: true,
        screens: ["pictures", "newsletter", "people", "transfer", "status", "account"],
        can: { saveDraft: true, schedule: true, uploadPictures: true },
      }),

    async list(query) {
      return postPage.parse(expectBody(await api(`/posts?${queryOf(query)}`)));
    },

    async search(term, signal) {
      const reply = await api(`/search?${new URLSearchParams({ q: term })}`, { signal });
      return textMatches.parse(expectBody(reply)).matches;
    },

    async find(id) {
      const found = await read(`/posts/${encodeURIComponent(id)}`, editablePost);
      return found?.state === "trash" ? undefined : found;
    },

    async article(id) {
      const [editable, rendered] = await Promise.all([
        read(`/posts/${encodeURIComponent(id)}`, editablePost),
        read(`/posts/${encodeURIComponent(id)}/article`, article),
      ]);
      if (!editable || !rendered) return undefined;
      return { ...rendered, publicPage: editable.publicPage };
    },

    async tags() {
      return tags.parse(expectBody(await api("/tags"))).tags;
    },

    async isAddressFree({ date, slug, forId }: WantedAddress) {
      const query = new URLSearchParams({ date, slug, ...(forId ? { for: forId } : {}) });
      const answer = addressAnswer.parse(expectBody(await api(`/addresses?${query}`)));
      return answer.free ? { free: true } : { free: false, title: answer.title ?? "" };
    },

    async create(id, draft, intent) {
      const reply = await api(`/posts/${encodeURIComponent(id)}`, {
        method: "PUT",
        body: bodyFor(draft, intent),
      });
      return toSaveResult(reply);
    },

    async update(id, draft, intent, version) {
      const reply = await api(`/posts/${encodeURIComponent(id)}`, {
        method: "PATCH",
        version,
        body: bodyFor(draft, intent),
      });
      return toSaveResult(reply);
    },

    async remove(id) {
      const reply = await api(`/posts/${encodeURIComponent(id)}`, { method: "DELETE" });
      if (!reply.ok && reply.refusal.status === 404)
        return { ok: false, refusal: { code: "gone" } };
      expectBody(reply);
      return { ok: true };
    },

    async restore(id) {
      const reply = await api(`/posts/${encodeURIComponent(id)}/restore`, { method: "POST" });
      if (reply.ok) return { ok: true };
      const refusal = toRefusal(reply.refusal);
      if (refusal?.code === "gone" || refusal?.code === "address-taken") {
        return { ok: false, refusal };
      }
      expectBody(reply);
      return { ok: true };
    },
  };
}

function queryOf({ query, state, category, order, after, limit }: PostQuery): URLSearchParams {
  return new URLSearchParams({
    q: query,
    state,
    sort: order.column,
    direction: order.direction,
    limit: String(limit),
    ...(category === undefined ? {} : { category }),
    ...(after === undefined ? {} : { after }),
  });
}

function bodyFor(draft: PostDraft, intent: SaveIntent) {
  return {
    draft,
    intent: intent.kind,
    ...(intent.kind === "schedule" ? { publishAt: intent.at } : {}),
  };
}
