import type { Post } from "#app/domain/posts/post.ts";
import type { SaveResult } from "./posts.ts";

/**
 * Autosaves, revisions, previews and bulk publishing. An edition without persistent storage has no such
 * port. A failure rejects with a `BackendError` (errors.ts).
 */
export interface WritingPort {
  /** The site's time zone, an IANA name: times are typed and shown in it (decision 36). */
  timeZone(): Promise<string>;
  /** Stores one tab's unsaved changes to a post. Every tab and user has its own autosave. */
  autosave(id: string, unsaved: UnsavedFields): Promise<AutosaveResult>;
  /** Who else is editing a post, and what has happened to it. */
  presence(id: string): Promise<Presence>;
  /** Discards one tab's autosave, or those of all the user's tabs. */
  discardAutosave(id: string, tab?: string): Promise<void>;
  /** The user's autosaves of a post, newest first. */
  autosaves(id: string): Promise<readonly Autosave[]>;
  /** The user's autosaves of posts that were never saved, newest first. */
  neverSaved(): Promise<readonly NeverSavedPost[]>;
  /** The revisions of a post, newest first; `undefined` if there is no such post. */
  revisions(id: string): Promise<readonly Revision[] | undefined>;
  revision(id: string, number: number): Promise<Post | undefined>;
  /** Copies an old revision into a new one. Readers see no change. */
  restoreRevision(id: string, number: number, version: number): Promise<SaveResult>;
  /** The preview links of a post, which let anyone read it. */
  previews(id: string): Promise<readonly PreviewLink[]>;
  /** Creates a link to the newest revision. Its address is returned only here. */
  makePreview(id: string): Promise<PreviewLink & { readonly address: string }>;
  endPreview(previewId: string): Promise<void>;
  /** Deletes a post in the trash with its revisions and previews. For owners. */
  deleteForever(id: string): Promise<void>;
  /**
   * Publishes or unpublishes posts as last saved, each on its own: one failure does not stop the others.
   */
  bulkPublish(
    posts: readonly ListedVersion[],
    intent: "publish" | "unpublish",
  ): Promise<BulkResult>;
}

/** A form's fields as typed. */
type TypedFields = Readonly<Record<string, string>>;

export interface UnsavedFields {
  readonly tab: string;
  /** The version being edited; 0 for a post never saved. */
  readonly baseVersion: number;
  readonly fields: TypedFields;
}

export interface Autosave extends UnsavedFields {
  readonly postId: string;
  readonly savedAt: number;
}

/** An autosave of a post that was never saved, without its text. */
export interface NeverSavedPost {
  readonly postId: string;
  readonly tab: string;
  readonly title: string;
  readonly savedAt: number;
}

/** Who else is editing a post. */
export interface Presence {
  /** Names of the other users editing it now. */
  readonly writers: readonly string[];
  /** The user's own tabs editing it now, on any device. */
  readonly tabs: readonly string[];
  /** The latest saved version; absent for a post never saved. */
  readonly version?: number;
  /** Who saved that version; empty if unknown. */
  readonly savedBy: string;
  /** Who moved the post to the trash; absent unless it is there. */
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
  /** Empty if not by a user. */
  readonly savedBy: string;
  /** Whether it is what readers see. */
  readonly live: boolean;
}

export interface PreviewLink {
  readonly id: string;
  readonly endsAt: number;
}

/** A post with the version that the desk lists. */
interface ListedVersion {
  readonly id: string;
  readonly version: number;
}

export interface BulkResult {
  /** With their new versions. */
  readonly done: readonly ListedVersion[];
  /** Posts that could not be changed, and why in words. */
  readonly refused: readonly { readonly id: string; readonly why: string }[];
}
