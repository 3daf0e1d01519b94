/**
 * A silhouette as hand-placed outlines, each a list of points "x,y" for `spline`. Glyphs face right, with
 * their feet at the origin. Cattle, horses and people are to the same scale: a cow is 60 units at the
 * withers, so at scale 1 she is 60 picture units tall.
 */
export interface Glyph {
  /** The legs on the far side, printed first in a lighter ink. */
  readonly far?: readonly string[];
  /** Printed in ink or in the coat's color. */
  readonly body: readonly string[];
  /** A person's face and hands. */
  readonly skin?: readonly string[];
  /** An udder, between the far legs and the body, in the color of skin. */
  readonly udder?: readonly string[];
  /** Carved light: slivers that show muscle and edge. */
  readonly cuts?: readonly string[];
  /** More of it, for a sun ahead and for one behind; both without a sun. */
  readonly sunAhead?: readonly string[];
  readonly sunBehind?: readonly string[];
  /** Parts of a second color: a white face, a yellow breast, wings, a shirt. */
  readonly face?: readonly string[];
  /** Ink on top of the second color. */
  readonly marks?: readonly string[];
}
