import type { PostDraft } from "#app/content-model/posts/post-draft.ts";
import type { CalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { Article, Post, PostSummary } from "#app/domain/posts/post.ts";
import type { Order } from "#app/domain/posts/lists/post-order.ts";

/** The posts as the desk sees them. A failure rejects with a `BackendError` (errors.ts). */
export interface DeskPosts {
  list(query: PostQuery): Promise<PostPage>;
  /** Posts whose Markdown contains the term, newest first. An empty term finds none. */
  search(term: string, signal?: AbortSignal): Promise<readonly TextMatch[]>;
  /** A post with its Markdown; `undefined` if it does not exist or is in the trash. */
  find(id: string): Promise<EditablePost | undefined>;
  /** The saved version of a post as its page would show it. */
  article(id: string): Promise<Article | undefined>;
  /** The categories that the form offers, in its order, and every tag in use, in alphabetical order. */
  terms(): Promise<{ readonly categories: readonly string[]; readonly tags: readonly string[] }>;
  /** Whether no other post has this slug in this month (decision 21). */
  isAddressFree(address: WantedAddress): Promise<AddressAnswer>;
  /**
   * Creates a post under an id chosen by the caller (`randomId`), so that a retry creates no second post.
   * A draft without a date gets today's, in the editor's time zone.
   */
  create(id: string, draft: PostDraft, intent: SaveIntent): Promise<SaveResult>;
  /**
   * Saves over the version that the editor started from. Fields missing from the draft keep their values;
   * so does an empty date.
   */
  update(id: string, draft: PostDraft, intent: SaveIntent, version: number): Promise<SaveResult>;
  /** Moves a post to the trash, if it still exists. */
  remove(id: string): Promise<void>;
  /** Restores a post from the trash. */
  restore(id: string): Promise<RestoreResult>;
}

/**
 * A `review` is a draft that waits for an editor's answer; a `changed` post is published, but its newest version is
 * not.
 */
export const POST_STATES = [
  "draft",
  "review",
  "scheduled",
  "published",
  "changed",
  "trash",
] as const;
export type PostState = (typeof POST_STATES)[number];

/** A post as the desk lists it. */
export interface DeskPost {
  readonly post: PostSummary;
  readonly state: PostState;
  /** Incremented by every save; `update` names the one it is based on. */
  readonly version: number;
  /** What the post's public address shows: this version, an older one, or nothing. */
  readonly publicPage: "same" | "older" | "none";
  /** When it is or was first published, in milliseconds since 1970. */
  readonly publishAt?: number;
  /** When a scheduled update goes live. */
  readonly nextAt?: number;
  /** When it was moved to the trash. */
  readonly deletedAt?: number;
  /** When, and by whom if known, it was last saved. */
  readonly updatedAt?: number;
  readonly savedBy?: string;
  /** What a contributor asked about a draft, and what an editor answered. */
  readonly review?: Review;
}

export interface Review {
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly note: string;
  /** The editor's answer, if the draft was sent back. */
  readonly answer?: { readonly by: string; readonly at: number; readonly note: string };
}

/** Whether readers see nothing of a post, and nothing is planned. */
export function isDraft(state: PostState): boolean {
  return state === "draft" || state === "review";
}

/** A post with its Markdown, to edit. */
export interface EditablePost extends DeskPost {
  readonly post: Post;
  /** No date was set, so it will get the day on which it is published. */
  readonly undated?: boolean;
}

export interface PostQuery {
  /** Case-insensitive: title, category or any tag contains it (specification, section 5). */
  readonly query: string;
  readonly state: PostState | "all";
  /** Only posts of this category. */
  readonly category?: string;
  readonly order: Order;
  /** The previous page's `next`. */
  readonly after?: string;
  /** The maximum number of posts. */
  readonly limit: number;
}

export interface PostPage {
  readonly posts: readonly DeskPost[];
  /** How many posts match on all pages. */
  readonly found: number;
  /** How many posts are in each state; `all` excludes the trash. */
  readonly counts: Readonly<Record<PostState | "all", number>>;
  /** The value of `after` for the next page; absent on the last page. */
  readonly next?: string;
}

export interface TextMatch extends DeskPost {
  /** Plain text around the first match. */
  readonly snippet: string;
}

export interface WantedAddress {
  readonly date: CalendarDate;
  readonly slug: string;
  /** The post that the address is for; its own address is always free. */
  readonly forId?: string;
}

export type AddressAnswer =
  | { readonly free: true }
  | { readonly free: false /** The title of the post that has it. */; readonly title: string };

/**
 * The purpose of a save. Only `publish` and `unpublish` change what readers see at once (decision 28);
 * `discard` reverts to what they see.
 */
export type SaveIntent =
  | { readonly kind: "save" | "publish" | "unpublish" | "discard" }
  | { readonly kind: "schedule" /** Milliseconds since 1970. */; readonly at: number };

/** Why a save was refused; nothing was changed. */
export type SaveRefusal =
  | { readonly code: "address-taken"; readonly title: string }
  /** Somebody else saved in the meantime: the current post, and the version both edits started from. */
  | {
      readonly code: "changed";
      readonly current: EditablePost;
      readonly base?: EditablePost;
    }
  | { readonly code: "gone" }
  /** Somebody else moved it to the trash in the meantime. */
  | { readonly code: "trashed" /** Empty if unknown. */; readonly by: string }
  /** Messages by field, from rules that the form cannot check. */
  | { readonly code: "invalid"; readonly fields: Readonly<Partial<Record<string, string>>> };

export type SaveResult =
  | { readonly ok: true; readonly saved: DeskPost }
  | { readonly ok: false; readonly refusal: SaveRefusal };

type RestoreResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refusal: Extract<SaveRefusal, { readonly code: "gone" | "address-taken" }>;
    };
