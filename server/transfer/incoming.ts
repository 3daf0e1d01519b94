import type { PostFacts } from "../../app/content-model/posts/write-post.ts";
import type { ImageRow } from "../database/tables.ts";
import type { PostFields } from "../posts/fields.ts";

/** A post that an import brings, whatever it came from. */
export interface IncomingPost {
  /** The name of its file, or what the other system calls it; for the report. */
  readonly source: string;
  readonly id: string;
  readonly fields: PostFields;
  readonly facts: PostFacts;
  /** What was left out or must be looked at, in words. */
  readonly notes: readonly string[];
}

export interface IncomingImage {
  readonly image: ImageRow;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** What a file brings. What cannot be read is told by its name. */
export interface Incoming {
  readonly posts: readonly IncomingPost[];
  readonly images: readonly IncomingImage[];
  readonly unreadable: readonly { readonly source: string; readonly why: string }[];
}
