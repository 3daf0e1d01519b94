import type { PostDraft } from "#app/content-model/posts/post-draft.ts";
import type {
  DeskPost,
  DeskPosts,
  EditablePost,
  SaveIntent,
  SaveRefusal,
  SaveResult,
} from "../ports/posts.ts";
import { bodyOf, byId, type Client, foundBody, Refusal } from "./client.ts";

/** The server edition's posts, over its API. */
export function createHttpPosts(api: Client): DeskPosts {
  const post = api.posts[":id"];
  return {
    list: ({ query: q, order, ...query }) =>
      bodyOf(
        api.posts.$get({
          query: { ...query, q, sort: order.column, direction: order.direction },
        }),
      ),

    async search(term, signal) {
      const init = signal ? { init: { signal } } : {};
      return (await bodyOf(api.search.$get({ query: { q: term } }, init))).matches;
    },

    async find(id) {
      const found = await foundBody(post.$get(byId(id)));
      return found?.state === "trash" ? undefined : found;
    },

    async article(id) {
      const [editable, rendered] = await Promise.all([
        foundBody(post.$get(byId(id))),
        foundBody(post.article.$get(byId(id))),
      ]);
      return editable && rendered && { ...rendered, publicPage: editable.publicPage };
    },

    async terms() {
      const { categories, tags } = await bodyOf(api.terms.$get());
      return {
        categories: categories.filter(({ offered }) => offered).map(({ name }) => name),
        tags: tags.map(({ name }) => name),
      };
    },

    isAddressFree: ({ date, slug, forId }) =>
      bodyOf(api.addresses.$get({ query: { date, slug, ...(forId ? { for: forId } : {}) } })),

    create: (id, draft, intent) =>
      saveResultOf(bodyOf(post.$put({ ...byId(id), json: bodyFor(draft, intent) }))),

    update: (id, draft, intent, version) =>
      saveResultOf(
        bodyOf(
          post.$patch({
            ...byId(id),
            header: { "if-match": `"${version}"` },
            json: bodyFor(draft, intent),
          }),
        ),
      ),

    async remove(id) {
      await foundBody(post.$delete(byId(id)));
    },

    async restore(id) {
      const result = await saveResultOf(bodyOf(post.restore.$post(byId(id))));
      if (result.ok) return { ok: true };
      const { refusal } = result;
      if (refusal.code === "gone" || refusal.code === "address-taken")
        return { ok: false, refusal };
      throw new Error(`A restored post was refused: ${refusal.code}.`);
    },
  };
}

function bodyFor(draft: PostDraft, intent: SaveIntent) {
  return {
    draft: { ...draft, tags: [...draft.tags] },
    intent: intent.kind,
    ...(intent.kind === "schedule" ? { publishAt: intent.at } : {}),
  };
}

/** The result of a save. Rejects for a failure that no screen can handle. */
export async function saveResultOf(request: Promise<DeskPost>): Promise<SaveResult> {
  try {
    return { ok: true, saved: await request };
  } catch (error) {
    const refusal = error instanceof Refusal ? refusalOf(error) : undefined;
    if (!refusal) throw error;
    return { ok: false, refusal };
  }
}

function refusalOf({ status, reason }: Refusal): SaveRefusal | undefined {
  const { code, fields, current, base } = reason;
  if (status === 404) return { code: "gone" };
  // Unchecked: `current` and `base` are what server/posts/save.ts and server/posts/addresses.ts throw.
  if (code === "trashed") return { code, by: (current as { by: string }).by };
  if (code === "address-taken") return { code, title: (current as { title: string }).title };
  if (code === "changed") {
    const now = current as EditablePost;
    const before = base as Pick<EditablePost, "post" | "version" | "undated"> | undefined;
    return { code, current: now, ...(before ? { base: { ...now, ...before } } : {}) };
  }
  if (status !== 422 || !fields) return undefined;
  const entries = Object.entries(fields);
  return {
    code: "invalid",
    fields: Object.fromEntries(entries.map(([name, text]) => [name.replace(/^draft\./, ""), text])),
  };
}
