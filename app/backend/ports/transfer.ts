import type { Answer } from "./answer.ts";

/** What would become, or became, of one post of a file. */
export interface ReportLine {
  /** The name of its file, or what the other system calls it. */
  readonly source: string;
  readonly title: string;
  readonly finding: "new" | "same" | "different" | "address-taken" | "unreadable";
  /** Whether it can be shown to readers as it is. */
  readonly published: boolean;
  /** What to look at, in words. */
  readonly notes: readonly string[];
}

export interface ImportChoice {
  readonly as: "drafts" | "published";
  /** Lines of the report, counted from 0: new posts that stay out. */
  readonly skip: readonly number[];
  /** Lines whose text takes the place of ours, as a new revision. */
  readonly replace: readonly number[];
}

export interface Imported {
  /** For the undo. */
  readonly id: string;
  readonly imported: number;
  readonly report: readonly ReportLine[];
}

/** Everything as files, out and in; for owners. Every member returns a promise. */
export interface TransferPort {
  /** What a file would bring. Nothing is changed. */
  check(file: File): Promise<Answer<readonly ReportLine[]>>;
  take(file: File, choice: ImportChoice): Promise<Answer<Imported>>;
  /** Moves the posts that an import made to the trash, and says how many. */
  undo(id: string): Promise<Answer<number>>;
  /** Where the export is to be had. */
  exportAddress(): Promise<string>;
}
