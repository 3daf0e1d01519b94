import type { Answer } from "./answer.ts";

/** The planned or actual outcome of importing one post. */
export interface ReportLine {
  /** Its file name, or its name in the other system. */
  readonly source: string;
  readonly title: string;
  readonly finding: "new" | "same" | "different" | "trashed" | "address-taken" | "unreadable";
  /** Whether it can be published as it is. */
  readonly published: boolean;
  readonly notes: readonly Note[];
}

/** What to check, in words that are the same for all posts they concern. */
export interface Note {
  readonly says: string;
  /** What it is in this post. */
  readonly details?: readonly string[];
}

/** The report on files that were chosen together. */
export interface Report {
  readonly report: readonly ReportLine[];
  /** What the files have besides posts and is not imported, in words: "21 pages". */
  readonly leftOut: readonly string[];
  /** Whether it is a copy of a site made by this program. */
  readonly isCopy: boolean;
  /** Pictures of the file that are in the trash here. */
  readonly trashedPictures: number;
  /** Subscribers of the newsletter in the file. */
  readonly subscribers: number;
}

export interface ImportChoice {
  readonly as: "drafts" | "published";
  /** New posts not to import, as positions in the report, from 0. */
  readonly skip: readonly number[];
  /** Posts whose text replaces the existing post's, as a new version, also out of the trash. */
  readonly replace: readonly number[];
  /** Whether pictures of the file come back from the trash. */
  readonly pictures: boolean;
  /** Whether subscribers are added. */
  readonly subscribers: boolean;
}

export interface Imported extends Report {
  /** For `undo`. */
  readonly id: string;
  readonly imported: number;
}

export interface Undone {
  /** Posts that the import made, which are in the trash now. */
  readonly posts: number;
  /** Posts that have their earlier text again. */
  readonly restored: number;
  /** Posts that were changed since the import replaced their text, and stay. */
  readonly kept: number;
}

/** Import and export of the whole site, for owners. Every member returns a promise. */
export interface TransferPort {
  /** Reports what importing files would do, without changing anything. */
  check(files: readonly File[]): Promise<Answer<Report>>;
  /** Imports files that belong together. */
  importFiles(files: readonly File[], choice: ImportChoice): Promise<Answer<Imported>>;
  /** Takes an import back. */
  undo(id: string): Promise<Answer<Undone>>;
  /** The download address of the export. */
  exportAddress(): Promise<string>;
}
