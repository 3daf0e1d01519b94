import type { Answer } from "./answer.ts";

/** The planned or actual outcome of importing one post. */
export interface ReportLine {
  /** Its file name, or its name in the other system. */
  readonly source: string;
  readonly title: string;
  readonly finding: "new" | "same" | "different" | "address-taken" | "unreadable";
  /** Whether it can be published as it is. */
  readonly published: boolean;
  /** What to check, in words. */
  readonly notes: readonly string[];
}

export interface ImportChoice {
  readonly as: "drafts" | "published";
  /** New posts not to import, as line numbers of the report, from 0. */
  readonly skip: readonly number[];
  /** Lines whose text replaces the existing post's, as a new revision. */
  readonly replace: readonly number[];
}

export interface Imported {
  /** For `undo`. */
  readonly id: string;
  readonly imported: number;
  readonly report: readonly ReportLine[];
}

/** Import and export of the whole site, for owners. Every member returns a promise. */
export interface TransferPort {
  /** Reports what importing a file would do, without changing anything. */
  check(file: File): Promise<Answer<readonly ReportLine[]>>;
  /** Imports a file. */
  importFile(file: File, choice: ImportChoice): Promise<Answer<Imported>>;
  /** Moves the posts that an import created to the trash, and resolves to their number. */
  undo(id: string): Promise<Answer<number>>;
  /** The download address of the export. */
  exportAddress(): Promise<string>;
}
