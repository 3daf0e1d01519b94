/** The planned or actual outcome of importing one post, or the texts of one page. */
export interface ReportLine {
  /** The settings count as a page. */
  readonly kind: "post" | "page";
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
  /** What the files have besides and is not imported, in words: "21 pages". */
  readonly leftOut: readonly string[];
  /** Whether it is a copy of a site made by this program. */
  readonly isCopy: boolean;
  /** Pictures of the file that are in the trash here. */
  readonly trashedPictures: number;
  /** Subscribers of the newsletter in the file. */
  readonly subscribers: number;
}

export interface Imported extends Report {
  /** For undoing it. */
  readonly id: string;
  readonly imported: number;
  /** Pages whose texts were imported. */
  readonly pages: number;
}
