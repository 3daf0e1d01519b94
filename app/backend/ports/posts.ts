import type { PostDraft } from "../../content-model/posts/post-draft.ts";
import type { CalendarDate } from "../../domain/dates/calendar-date.ts";
import type { Article, Post, PostSummary } from "../../domain/posts/post.ts";
import type { Order } from "../../domain/posts/lists/post-order.ts";

/**
 * What the desk asks of whoever keeps the posts. Every member returns a promise, so that its code may
 * be fetched when asked. A failure rejects with a `BackendError` (errors.ts).
 */
export interface DeskPosts {
  /** What this edition offers. No screen knows which edition it has; it asks here. */
  capabilities(): Promise<DeskCapabilities>;
  list(query: PostQuery): Promise<PostPage>;
  /** Posts whose Markdown contains the term, newest first. An empty term finds none. */
  search(term: string, signal?: AbortSignal): Promise<readonly TextMatch[]>;
  /** A post with its Markdown; `undefined` when there is none of this id, or it is in the trash. */
  find(id: string): Promise<EditablePost | undefined>;
  /** The saved version of a post as its page would show it. */
  article(id: string): Promise<Article | undefined>;
  /** Every tag in use, in alphabetical order. */
  tags(): Promise<readonly string[]>;
  /** Whether a post may appear at this slug and month (decision 21). */
  isAddressFree(address: WantedAddress): Promise<AddressAnswer>;
  /**
   * Makes a post under an id that the caller chose (`newPostId`): asking twice makes one post.
   * A draft without a date is dated today, in the editor's own time zone.
   */
  create(id: string, draft: PostDraft, intent: SaveIntent): Promise<SaveResult>;
  /**
   * Saves over the version that the editor started from. Fields that a draft does not carry are kept;
   * so is the date of a draft without one.
   */
  update(id: string, draft: PostDraft, intent: SaveIntent, version: number): Promise<SaveResult>;
  /** Moves a post to the trash. `gone` when it is not there any more. */
  remove(id: string): Promise<RemoveResult>;
  /** Brings a removed post back as it was. */
  restore(id: string): Promise<RestoreResult>;
}

/** The desk's screens besides the posts' own. */
export type DeskScreen = "pictures" | "newsletter" | "people" | "transfer" | "status" | "account";

export interface DeskCapabilities {
  /** Whether changes outlive the desk's page. `false` in the demo edition, and the screens say so. */
  readonly kept: boolean;
  /** The screens there are besides the posts'; none in the demo edition. */
  readonly screens: readonly DeskScreen[];
  readonly can: {
    /** Saving without readers seeing it. Without it, every save is a publication. */
    readonly saveDraft: boolean;
    /** Publishing at a time to come. */
    readonly schedule: boolean;
    /** Pictures from the editor's own device. */
    readonly uploadPictures: boolean;
  };
}

/** One state a post; `changed` is a published post whose newest version readers do not see yet. */
export const POST_STATES = ["draft", "scheduled", "published", "changed", "trash"] as const;
export type PostState = (typeof POST_STATES)[number];

/** A post as the desk lists it. */
export interface DeskPost {
  readonly post: PostSummary;
  readonly state: PostState;
  /** Raised by every save; `update` says which one it started from. */
  readonly version: number;
  /** What readers find at the post's address: this version, an older one, or nothing. */
  readonly publicPage: "same" | "older" | "none";
  /** When readers see it, or saw it first, in milliseconds since 1970. */
  readonly publishAt?: number;
  /** When an update that waits takes the place of what readers see. */
  readonly nextAt?: number;
  /** When it came into the trash. */
  readonly deletedAt?: number;
  /** When it was last saved, and the name of who did, where that is known. */
  readonly updatedAt?: number;
  readonly savedBy?: string;
}

/** A post with its Markdown, to edit. */
export interface EditablePost extends DeskPost {
  readonly post: Post;
  /** Nobody set its day: it gets that of its publishing. */
  readonly undated?: boolean;
}

export interface PostQuery {
  /** Case-insensitive: title, category or any tag contains it (specification, section 5). */
  readonly query: string;
  readonly state: PostState | "all";
  /** Only posts of this category. */
  readonly category?: string;
  readonly order: Order;
  /** Where the page before this one ended: its `next`. */
  readonly after?: string;
  /** How many posts at most. */
  readonly limit: number;
}

export interface PostPage {
  readonly posts: readonly DeskPost[];
  /** How many posts the query finds on all its pages. */
  readonly found: number;
  /** How many posts there are of each state; `all` leaves out the trash. */
  readonly counts: Readonly<Record<PostState | "all", number>>;
  /** For `after`; left out on the last page. */
  readonly next?: string;
}

export interface TextMatch extends DeskPost {
  /** Plain text around the first place where the term occurs. */
  readonly snippet: string;
}

export interface WantedAddress {
  readonly date: CalendarDate;
  readonly slug: string;
  /** The post that wants it, which may always have its own. */
  readonly forId?: string;
}

export type AddressAnswer =
  | { readonly free: true }
  | { readonly free: false /** Of the post that has it. */; readonly title: string };

/**
 * What a save is for. Only `publish` and `unpublish` change what readers see at once (decision 28);
 * `discard` goes back to what they see.
 */
export type SaveIntent =
  | { readonly kind: "save" | "publish" | "unpublish" | "discard" }
  | { readonly kind: "schedule" /** Milliseconds since 1970. */; readonly at: number };

/** Why a save was refused; nothing was changed. */
export type SaveRefusal =
  | { readonly code: "address-taken"; readonly title: string }
  /** Somebody saved in the meantime: what is there now, and the version both started from. */
  | {
      readonly code: "changed";
      readonly current: EditablePost;
      readonly base?: EditablePost;
    }
  | { readonly code: "gone" }
  /** Somebody moved it to the trash in the meantime. */
  | { readonly code: "trashed" /** Empty where that is not known. */; readonly by: string }
  /** Messages by field, where the backend's rules are stricter than the form's. */
  | { readonly code: "invalid"; readonly fields: Readonly<Partial<Record<string, string>>> };

export type SaveResult =
  | { readonly ok: true; readonly saved: DeskPost }
  | { readonly ok: false; readonly refusal: SaveRefusal };

export type RemoveResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: { readonly code: "gone" } };

export type RestoreResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly refusal: Extract<SaveRefusal, { readonly code: "gone" | "address-taken" }>;
    };
