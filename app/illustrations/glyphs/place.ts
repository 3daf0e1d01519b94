import { shortHex } from "../press/colour.ts";
import { Press } from "../press/press.ts";
import { GLYPH_SCALE, spline } from "../press/spline.ts";
import { calf, cowGraze, cowLie, cowStand, cowWalk } from "./cattle.ts";
import type { Glyph } from "./glyph.ts";
import { bee, beetle, monarch } from "./insects.ts";
import { dogSit, man, rider, stepper } from "./people.ts";
import { pickup } from "./tools.ts";
import { hawk, lark, pronghorn, swallow } from "./wildlife.ts";

const GLYPHS = {
  cowStand,
  cowGraze,
  cowWalk,
  cowLie,
  calf,
  rider,
  man,
  stepper,
  dogSit,
  pickup,
  lark,
  swallow,
  hawk,
  pronghorn,
  beetle,
  bee,
  monarch,
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

export interface Dress {
  /** Facing left instead of right. */
  readonly flip?: boolean;
  /** Colour of the body; ink unless told. */
  readonly coat?: string;
  /** Colour of the pale parts; null leaves them out. */
  readonly face?: string | null;
  /** Colour of the carved light; null leaves it out, the rim light unless told. */
  readonly cuts?: string | null;
}

/** Sets a glyph down with its feet at (x, y), `scale` picture units to one author unit. */
export function place(
  press: Press,
  name: GlyphName,
  x: number,
  y: number,
  scale: number,
  dress: Dress = {},
): void {
  const glyph: Glyph = GLYPHS[name];
  const { flip = false, coat = press.inks.ink, face = null, cuts = press.inks.rim } = dress;
  const layer = (suffix: string, outlines: readonly string[] = [], fill: string | null): string => {
    if (outlines.length === 0 || fill === null) return "";
    const id = press.define(
      name + suffix,
      (newId) => `<path id="${newId}" d="${outlines.map(spline).join("")}"/>`,
    );
    return `<use href="#${id}" fill="${shortHex(fill)}"/>`;
  };
  const layers = [
    layer("b", glyph.body, coat),
    layer("f", glyph.face, face),
    layer("k", glyph.marks, face === null ? null : press.inks.ink),
    layer("h", glyph.cuts, cuts),
  ].filter(Boolean);
  const placed = Press.placed(x, y, scale / GLYPH_SCALE, {
    mirrored: flip,
    digits: scale > 1 ? 2 : 3,
  });
  const [only] = layers;
  press.add(
    layers.length === 1 && only !== undefined
      ? only.replace("/>", ` ${placed}/>`)
      : `<g ${placed}>${layers.join("")}</g>`,
  );
}
