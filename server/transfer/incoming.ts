import type { Note } from "./report.ts";
import type { PostFacts } from "#app/content-model/posts/post-schema.ts";
import type { ImageRow } from "../database/tables.ts";
import type { PostFields } from "../posts/fields.ts";
import type { ImportedFile } from "./formats/files.ts";
import type { LeftOut } from "./formats/html-to-markdown.ts";
import type { Uploads } from "./formats/uploads.ts";
import type { IncomingText } from "../texts/imported.ts";
import type { AutosaveCopy } from "./copied-autosaves.ts";
import type { IncomingFile } from "./copied-files.ts";
import type { LetterCopy } from "./copied-letters.ts";
import type { PostCopy, SiteRest } from "./site-copy.ts";

/** A post to import, from any format. */
export interface IncomingPost {
  /** Its file name, or the other system's name and title; for the report. */
  readonly source: string;
  readonly id: string;
  readonly fields: PostFields;
  readonly facts: PostFacts;
  readonly notes: readonly Note[];
  readonly leftOut?: readonly LeftOut[];
  /** All its versions, if it comes from a copy of a site. `fields` are the newest version's. */
  readonly copy?: PostCopy;
}

/** A post or page that cannot be read. */
export interface Unreadable {
  readonly source: string;
  readonly why: string;
}

/** A picture of another site's library, with its files in all sizes. */
export interface IncomingImage {
  readonly image: ImageRow;
  readonly files: readonly { readonly name: string; readonly file: ImportedFile }[];
}

/** The content of the files of an import, which stay open until it is disposed of. */
export interface Incoming extends Disposable {
  /** Reads the posts one after the other, in the same order each time. */
  readonly posts: () =>
    | AsyncIterable<IncomingPost | Unreadable>
    | Iterable<IncomingPost | Unreadable>;
  readonly images: readonly IncomingImage[];
  /** A copy's PDF files. */
  readonly files: readonly IncomingFile[];
  /** The old site's pictures. */
  readonly uploads: Uploads;
  /** Present in a copy of a site. */
  readonly rest?: SiteRest;
  /** Texts of pages and the settings. */
  readonly texts: readonly (IncomingText | Unreadable)[];
  /** A copy's letters and unsaved texts, read one after the other. */
  readonly letters: () => AsyncIterable<LetterCopy>;
  readonly unsaved: () => AsyncIterable<AutosaveCopy>;
  /** What the files have besides posts, in words: "21 pages". */
  readonly leftOut: readonly string[];
}
