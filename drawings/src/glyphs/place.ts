import { mix, shortHex } from "../press/color.ts";
import { Press } from "../press/press.ts";
import { GLYPH_SCALE, spline } from "../press/spline.ts";
import { calf, cowFar, cowGraze, cowLie, cowStand, cowWalk } from "./animals/cattle.ts";
import type { Glyph } from "./glyph.ts";
import { cowAbove } from "./from-above.ts";
import { cuppedHand } from "./people/hands.ts";
import { bee, beetle, monarch } from "./animals/insects.ts";
import {
  child,
  dogSit,
  elder,
  gateOpener,
  kneeler,
  man,
  reelCarrier,
  stepper,
  woman,
  writer,
} from "./people/people.ts";
import { rider } from "./people/riders.ts";
import { pickup } from "./tools.ts";
import { egret, hawk, lark, pronghorn, swallow } from "./animals/wildlife.ts";

const GLYPHS = {
  cowStand,
  cowGraze,
  cowFar,
  cowWalk,
  cowLie,
  calf,
  rider,
  man,
  woman,
  elder,
  reelCarrier,
  gateOpener,
  stepper,
  kneeler,
  writer,
  child,
  cuppedHand,
  cowAbove,
  dogSit,
  pickup,
  lark,
  swallow,
  hawk,
  egret,
  pronghorn,
  beetle,
  bee,
  monarch,
} satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

export interface Dress {
  /** Facing left instead of right. */
  readonly flip?: boolean;
  /** Color of the body; ink by default. */
  readonly coat?: string;
  /** Color of the pale parts; null omits them. */
  readonly face?: string | null;
  /** Color of the carved light; null omits it, the rim light by default. */
  readonly cuts?: string | null;
  /** Clockwise rotation in degrees, for animals seen from above. */
  readonly turn?: number;
  /** One of many with these colors: defined once and reused, which keeps a herd's file size small. */
  readonly repeated?: boolean;
}

/** How much paler the far legs are. */
const FAR_LIGHTER = 0.25;

function skinOf({ inks }: Press): string {
  return mix(mix(inks.rust, inks.ochre, 0.35), inks.cream, 0.3);
}

/** The light on the side of the picture's sun, and a letter for it: an animal is not lit from both ends at once. */
function litSide(
  { shown }: Press,
  { sunAhead = [], sunBehind = [] }: Glyph,
  x: number,
  flip: boolean,
): readonly [side: string, light: readonly string[]] {
  const sun = shown.find(({ name }) => name === "sun");
  if (!sun || sunAhead.length === 0) return ["", [...sunAhead, ...sunBehind]];
  return sun.x > x === flip ? ["b", sunBehind] : ["a", sunAhead];
}

/** Places a glyph with its feet at (x, y), at `scale` picture units per author unit. */
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
  press.shown.push({ name, x, y, scale, flip });
  const layer = (suffix: string, outlines: readonly string[] = [], fill: string | null): string => {
    if (outlines.length === 0 || fill === null) return "";
    const id = press.define(
      name + suffix,
      (newId) => `<path id="${newId}" d="${outlines.map(spline).join("")}"/>`,
    );
    return `<use href="#${id}" fill="${shortHex(fill)}"/>`;
  };
  const [lit, light] = litSide(press, glyph, x, flip);
  const layers = [
    layer("r", glyph.far, mix(coat, press.inks.cream, FAR_LIGHTER)),
    layer("u", glyph.udder, skinOf(press)),
    layer("b", glyph.body, coat),
    layer("s", glyph.skin, skinOf(press)),
    layer("f", glyph.face, face),
    layer("k", glyph.marks, face === null ? null : press.inks.ink),
    layer(`h${lit}`, [...(glyph.cuts ?? []), ...light], cuts),
  ].filter(Boolean);
  const placed = Press.placed(x, y, scale / GLYPH_SCALE, {
    mirrored: flip,
    digits: scale > 1 ? 2 : 3,
    ...(dress.turn !== undefined && { turn: dress.turn }),
  });
  const art = layers.join("");
  if (dress.repeated) {
    const id = press.define(
      `${name}${lit}${shortHex(coat).slice(1)}${face ?? ""}${cuts ?? ""}`.replaceAll("#", ""),
      (newId) => `<g id="${newId}">${art}</g>`,
    );
    press.add(`<use href="#${id}" ${placed}/>`);
  } else
    press.add(layers.length === 1 ? art.replace("/>", ` ${placed}/>`) : `<g ${placed}>${art}</g>`);
}
