/** A figure as a table of its own words. */
export interface WordsTable {
  readonly columns: readonly [string, string, ...string[]];
  readonly rows: readonly (readonly [string, string, ...string[]])[];
}

/** What belongs to a drawing besides its ink: all text is HTML, around the drawing and never in it. */
export interface Cut {
  /** Width and height of the drawing, in picture units. */
  readonly size: readonly [width: number, height: number];
  /** The diagram that stands in for it on screens too narrow for a column beside the text. */
  readonly narrow?: string;
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
  /** Stand under the drawing, one under each of its equal parts. */
  readonly columns?: readonly string[];
  /** Explain the numbered discs in the drawing, from 1 up. */
  readonly keys?: readonly string[];
  /** The same figure in words: a short text or a small table. */
  readonly words: string | WordsTable;
}
