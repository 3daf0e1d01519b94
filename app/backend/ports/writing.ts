import type { Post } from "../../domain/posts/post.ts";
import type { DeskPost, SaveResult } from "./posts.ts";

/**
 * What an edition whose desk keeps everything offers to writers besides the posts themselves: what is
 * typed and not saved, revisions, links for readers of a draft. An edition without it has no such port.
 * A failure rejects with a `BackendError` (errors.ts).
 */
export interface WritingPort {
  /** The site's time zone, an IANA name: times are typed and shown in it (decision 36). */
  timeZone(): Promise<string>;
  /** Keeps what one tab holds and has not saved. Other tabs and other people have their own. */
  autosave(id: string, unsaved: UnsavedFields): Promise<AutosaveResult>;
  /** Who else is at a post, and what they made of it. */
  presence(id: string): Promise<Presence>;
  /** Forgets one tab's unsaved words, or those of all my tabs. */
  discardAutosave(id: string, tab?: string): Promise<void>;
  /** All my unsaved words, also of posts that were never saved; the newest first. */
  autosaves(): Promise<readonly Autosave[]>;
  /** The revisions of a post, newest first; `undefined` when there is no such post. */
  revisions(id: string): Promise<readonly Revision[] | undefined>;
  revision(id: string, number: number): Promise<Post | undefined>;
  /** Makes an old revision the newest one. Readers see no change. */
  restoreRevision(id: string, number: number, version: number): Promise<SaveResult>;
  /** The links that let others read this post. */
  previews(id: string): Promise<readonly PreviewLink[]>;
  /** A link to the newest revision. Its address is told once. */
  makePreview(id: string): Promise<PreviewLink & { readonly address: string }>;
  endPreview(previewId: string): Promise<void>;
  /** For owners: a post of the trash, its revisions and its links. */
  deleteForever(id: string): Promise<void>;
  /**
   * Publishes or unpublishes posts as they were last saved, each by itself: one that cannot be stops no
   * other.
   */
  publishOrUnpublish(
    posts: readonly DeskPost[],
    intent: "publish" | "unpublish",
  ): Promise<BulkResult>;
  /** Gives posts back what readers saw of them before. */
  undoBulk(posts: readonly BulkChange[]): Promise<BulkResult>;
}

/** The fields of a form as they were typed. */
export type TypedFields = Readonly<Record<string, string>>;

export interface UnsavedFields {
  readonly tab: string;
  /** The version that was edited; 0 for a post that was never saved. */
  readonly baseVersion: number;
  readonly fields: TypedFields;
}

export interface Autosave extends UnsavedFields {
  readonly postId: string;
  readonly savedAt: number;
}

/** The others at a post. */
export interface Presence {
  /** Names of others who are writing here now. */
  readonly writers: readonly string[];
  /** One's own tabs that are writing here now, on whichever device. */
  readonly tabs: readonly string[];
  /** The version that is saved by now; none for a post that was never saved. */
  readonly version?: number;
  /** Who saved that version; empty where nobody is known. */
  readonly savedBy: string;
  /** Who moved the post to the trash; none while it is not there. */
  readonly trashedBy?: string;
}

export type AutosaveResult =
  | ({ readonly ok: true } & Presence)
  | { readonly ok: false; readonly code: "too-large" };

export interface Revision {
  readonly number: number;
  readonly kind: "saved" | "published" | "restored" | "imported";
  readonly title: string;
  readonly savedAt: number;
  /** Empty: nobody who has an account. */
  readonly savedBy: string;
  /** Whether readers see it. */
  readonly live: boolean;
}

export interface PreviewLink {
  readonly id: string;
  readonly endsAt: number;
}

/** A post whose standing with readers was changed, and what it was: for the undo. */
export interface BulkChange {
  readonly id: string;
  readonly version: number;
  readonly before: { readonly head: number } & Readonly<
    Record<"live" | "publish_at" | "next_live" | "next_at", number | null>
  >;
}

export interface BulkResult {
  readonly done: readonly BulkChange[];
  /** Why a post could not be changed, in words. */
  readonly refused: readonly { readonly id: string; readonly why: string }[];
}
