import type { PostFacts } from "#app/content-model/posts/post-schema.ts";
import type { z } from "zod";
import type { PostFields } from "../posts/fields.ts";
import type { IncomingText } from "../texts/copies.ts";
import type { autosaveColumns } from "../database/tables.ts";
import type { letterCopy } from "./copy/letters.ts";
import type { Renaming, Unreadable } from "./copy/lists.ts";
import type { IncomingMedia } from "./copy/media.ts";
import type { PostCopy } from "./copy/posts.ts";
import type { SiteRest } from "./copy/site.ts";
import type { LeftOut } from "./formats/html-to-markdown.ts";
import type { Uploads } from "./formats/uploads.ts";

/** What to check, in words that are the same for all posts with this note. */
export interface Note {
  readonly says: string;
  /** The particular addresses, texts or fields of this post. */
  readonly details?: readonly string[];
}

/** A list with one note, or an empty list if there are no details. */
export function listed(says: string, details: Iterable<string>): Note[] {
  const all = [...new Set(details)];
  return all.length === 0 ? [] : [{ says, details: all }];
}

/** A post to import, from any format. */
export interface IncomingPost {
  /** Its file name, or the other system's name and title; for the report. */
  readonly source: string;
  readonly id: string;
  readonly fields: PostFields;
  readonly facts: PostFacts;
  readonly notes: readonly Note[];
  readonly leftOut?: readonly LeftOut[];
  /** All its revisions, if it comes from a copy of a site. `fields` are the newest revision's. */
  readonly copy?: PostCopy;
}

/** The content of the files of an import, which stay open until it is disposed of. */
export interface Incoming extends Disposable {
  /** Reads the posts one after the other. */
  readonly posts: (renamed: Renaming) => AsyncIterable<IncomingPost | Unreadable>;
  /** The library of a copy. */
  readonly media: IncomingMedia;
  /** The old site's pictures. */
  readonly uploads: Uploads;
  /** Present in a copy of a site. */
  readonly rest?: SiteRest | undefined;
  /** Texts of pages and the settings. */
  readonly texts: readonly (IncomingText | Unreadable)[];
  /** A copy's letters and unsaved texts, read one after the other. */
  readonly letters: (renamed: Renaming) => AsyncIterable<z.infer<typeof letterCopy>>;
  readonly unsaved: (renamed: Renaming) => AsyncIterable<z.infer<typeof autosaveColumns>>;
  /** What the files have besides posts, in words: "21 pages". */
  readonly leftOut: readonly string[];
}
