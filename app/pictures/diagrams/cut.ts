/** The text version of a diagram as a table. */
export interface WordsTable {
  readonly columns: readonly [string, string, ...string[]];
  readonly rows: readonly (readonly [string, string, ...string[]])[];
}

/** A diagram's size and texts. All text is HTML around the drawing, never inside it. */
export interface Cut extends CutTexts {
  /** Width and height of the drawing, in picture units. */
  readonly size: readonly [width: number, height: number];
  /** The diagram that replaces it on screens too narrow for a column beside the text. */
  readonly narrow?: string;
}

/** A diagram's texts. */
export interface CutTexts {
  /** The text alternative. */
  readonly alt: string;
  /** Labels below the drawing, one for each of its equal columns. */
  readonly columns?: readonly string[];
  /** The legend of the numbered discs in the drawing, from 1. */
  readonly keys?: readonly string[];
  /** The text version: a short text or a small table. */
  readonly words: string | WordsTable;
}
