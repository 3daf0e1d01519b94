import type { PostFacts } from "../../app/content-model/posts/write-post.ts";
import type { ImageRow } from "../database/tables.ts";
import type { PostFields } from "../posts/fields.ts";

/** A post to import, from any format. */
export interface IncomingPost {
  /** Its file name, or the other system's name and title; for the report. */
  readonly source: string;
  readonly id: string;
  readonly fields: PostFields;
  readonly facts: PostFacts;
  /** What was left out or needs attention, in words. */
  readonly notes: readonly string[];
}

export interface IncomingImage {
  readonly image: ImageRow;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** The content of an import file. */
export interface Incoming {
  readonly posts: readonly IncomingPost[];
  readonly images: readonly IncomingImage[];
  readonly unreadable: readonly { readonly source: string; readonly why: string }[];
}
