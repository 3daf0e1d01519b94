import { bodyOf, byId, type Answered, type Client, foundBody, Refusal } from "./client.ts";
import { saveResultOf } from "./posts.ts";

/** Publishing waits at most this long for the check of its links. */
const LINK_CHECK_TIMEOUT_MS = 4000;

/** A form's fields as typed. */
type TypedFields = Readonly<Record<string, string>>;

/** One tab's unsaved changes to a post. Every tab and user has its own. */
interface UnsavedFields {
  readonly tab: string;
  /** The version being edited; 0 for a post never saved. */
  readonly baseVersion: number;
  readonly fields: TypedFields;
}

type PostRoutes = Client["posts"][":id"];
/** Who else is editing a post, and what has happened to it. */
export type Presence = Answered<PostRoutes["presence"]["$get"]>;
/** Unsaved changes as the server keeps them. */
export interface Autosave extends UnsavedFields {
  readonly postId: string;
  readonly savedAt: number;
}
export type Revision = Answered<PostRoutes["revisions"]["$get"]>["revisions"][number];
export type PreviewLink = Answered<PostRoutes["previews"]["$get"]>["previews"][number];
/** An autosave of a post that was never saved, without its text. */
export type NeverSavedPost = Answered<Client["never-saved"]["$get"]>["neverSaved"][number];
/** A post or page that a text can link to. */
export type LinkTarget = Answered<Client["link-targets"]["$get"]>["targets"][number];
/** The result for each post: its new version, or the reason in words. */
type BulkResult = Answered<Client["bulk-publish"]["$post"]>;
/** A post with the version that the desk lists. */
type ListedVersion = BulkResult["done"][number];

/** What the demo edition lacks, since it has no drafts: autosaves, revisions, previews and bulk publishing. */
export type Writing = ReturnType<typeof createWriting>;

/** Every member may reject with a `BackendError` (ports/errors.ts). */
export function createWriting(api: Client) {
  const post = api.posts[":id"];
  return {
    /** The categories in use by the posts that the user sees. */
    usedCategories: async () =>
      (await bodyOf(api.terms.$get())).categories.flatMap(({ name, posts }) =>
        posts > 0 ? name : [],
      ),

    /** Who else is editing the post; `ok` is false if the text is longer than the server keeps. */
    async autosave(id: string, unsaved: UnsavedFields) {
      try {
        const others = await bodyOf(post.autosave.$put({ ...byId(id), json: unsaved }));
        return { ok: true as const, ...others };
      } catch (error) {
        if (!(error instanceof Refusal) || ![413, 422].includes(error.status)) throw error;
        return { ok: false as const };
      }
    },

    presence: (id: string) => bodyOf(post.presence.$get(byId(id))),

    /**
     * Discards one tab's autosave, unless the tab has saved again since `savedAt`; without a tab, those of all the
     * user's tabs.
     */
    discardAutosave: (
      id: string,
      which: { readonly tab?: string; readonly savedAt?: number } = {},
    ) => post.autosave.$delete({ ...byId(id), query: which }),

    /** The user's autosaves of a post, newest first; none if the user is a contributor who may not see the post. */
    autosaves: async (id: string) =>
      (await foundBody(post.autosaves.$get(byId(id))))?.autosaves ?? [],

    /** The user's autosaves of posts that were never saved, newest first. */
    neverSaved: async () => (await bodyOf(api["never-saved"].$get())).neverSaved,

    /** Withdraws a request for review. */
    withdrawReview: (id: string) => bodyOf(post.review.$delete(byId(id))),

    /** Some revisions of a post, newest first, and the next ones' `before`; `undefined` if there is no such post. */
    revisions: (id: string, before?: number) =>
      foundBody(post.revisions.$get({ ...byId(id), query: { before } })),

    revision: async (id: string, number: number) =>
      (await foundBody(post.revisions[":number"].$get(revision(id, number))))?.post,

    /** Copies an old revision into a new one. Readers see no change. */
    restoreRevision: (id: string, number: number, version: number) =>
      saveResultOf(
        bodyOf(
          post.revisions[":number"].restore.$post({
            ...revision(id, number),
            header: { "if-match": `"${version}"` },
          }),
        ),
      ),

    /** The links of a text to addresses of this site that readers would not find. */
    async brokenLinks(content: string) {
      const init = { signal: AbortSignal.timeout(LINK_CHECK_TIMEOUT_MS) };
      const found = api.posts["check-links"].$post({ json: { content } }, { init });
      return (await bodyOf(found)).broken;
    },
    /** Posts and pages whose titles have these words. */
    linkTargets: async (words: string, signal: AbortSignal) =>
      (await bodyOf(api["link-targets"].$get({ query: { q: words } }, { init: { signal } })))
        .targets,
    /** The preview links of a post, which let anyone read it. */
    previews: async (id: string) => (await bodyOf(post.previews.$get(byId(id)))).previews,

    /** Creates a link to the newest revision. Its address is returned only here. */
    makePreview: (id: string) => bodyOf(post.previews.$post(byId(id))),

    /** Ends a preview link, unless it has expired already. */
    async endPreview(previewId: string) {
      await foundBody(api.previews[":id"].$delete(byId(previewId)));
    },

    /** Deletes a post in the trash with its revisions and previews. For owners. */
    async deleteForever(id: string) {
      await foundBody(api.trash[":id"].$delete(byId(id)));
    },

    /** Publishes or unpublishes posts as last saved, each on its own: one failure does not stop the others. */
    bulkPublish: (posts: readonly ListedVersion[], intent: "publish" | "unpublish") =>
      bodyOf(api["bulk-publish"].$post({ json: { posts: [...posts], intent } })),

    /** What is unfinished in posts that are published together: sentences, for each post with something unfinished. */
    unfinishedIn: async (ids: readonly string[]) =>
      (await bodyOf(api["bulk-publish"].check.$post({ json: { ids: [...ids] } }))).unfinished,
  };
}

function revision(id: string, number: number) {
  return { param: { ...byId(id).param, number: String(number) } };
}
