/**
 * A silhouette as hand-placed outlines, each a list of points "x,y" for `spline`. Glyphs face right
 * and stand on the origin. Cattle, horses and people share one measure: a cow is 60 units at the
 * withers, so at scale 1 she is 60 picture units tall.
 */
export interface Glyph {
  /** Printed in ink or in the coat's colour. */
  readonly body: readonly string[];
  /** Carved light: slivers that show muscle and edge. */
  readonly cuts?: readonly string[];
  /** Pale parts: a white face, a yellow breast, wings. */
  readonly face?: readonly string[];
  /** Ink on top of the pale parts. */
  readonly marks?: readonly string[];
}
