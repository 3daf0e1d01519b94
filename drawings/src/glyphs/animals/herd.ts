import type { Paddocks } from "../../land/paddocks.ts";
import { mix } from "../../press/color.ts";
import type { Press } from "../../press/press.ts";
import { headroom } from "../../sky/headroom.ts";
import { type Dress, type GlyphName, place } from "../place.ts";

/** The position of an animal's shoulder, and its scale. */
export type Spot = readonly [x: number, y: number, scale: number];

interface HerdOptions {
  /** Whether most of the herd faces left; random by default. */
  readonly flip?: boolean;
  readonly poses?: readonly [GlyphName, ...GlyphName[]];
  /** Whether some have a white face; true by default. */
  readonly whiteFaces?: boolean;
}

/** Half a cow's length, in author units. */
const HALF_COW = 44;

/** The colors of a red cow with a white face. */
export function redCoat({ inks }: Press): Dress & { readonly face: string } {
  return { coat: inks.rust, face: inks.cream, cuts: mix(inks.rust, "#f3c07a", 0.5) };
}

/** A herd of mixed coats that mostly faces one way, the nearest animal printed last. */
export function herd(press: Press, spots: readonly Spot[], options: HerdOptions = {}): void {
  const { chance, inks } = press;
  const flip = options.flip ?? chance.maybe(0.5);
  for (const [x, y, scale] of spots.toSorted((a, b) => a[1] - b[1])) {
    const pose = chance.pick<GlyphName>(options.poses ?? ["cowFar"]);
    const red = chance.maybe(0.36);
    const turned = chance.maybe(0.2) ? !flip : flip;
    const white = chance.maybe(red ? 0.75 : 0.28) && options.whiteFaces !== false;
    const face = white ? inks.cream : null;
    const { coat = inks.ink, cuts = null } = red ? redCoat(press) : { cuts: inks.rim };
    const half = HALF_COW * scale;
    place(press, pose, x + (turned ? half : -half), y, scale, {
      flip: turned,
      coat,
      face,
      cuts: scale > 0.6 ? cuts : null, // far cattle are too small for carving
      repeated: true,
    });
  }
}

/** The greatest width of a bunched herd, as a share of the picture's. */
export const HERD_WIDTH = 0.12;

interface FarHerdOptions extends HerdOptions {
  /** How near the herd is, from 0 at the paddock's far end to 1 at the viewer's feet; 0.22 by default. */
  readonly nearness?: number;
  /** From the left fence (0) to the right one (1); in the middle by default. */
  readonly across?: number;
  /** The scale of its cattle; 0.36 of a unit of furniture by default. */
  readonly scale?: number;
}

/** The position of the herd's center, and the scale of its cattle. */
interface BunchPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The x of the fences to its left and right at a height; no fences by default. */
  readonly fences?: (y: number) => readonly [left: number, right: number];
}

/** A herd of 6 to 9 head, bunched within `HERD_WIDTH` and clear of the fences. */
export function bunch(press: Press, at: BunchPlace, options: HerdOptions = {}): void {
  const { W, H, cast, chance } = press;
  const count = 6 + Math.floor(cast.next() * 4);
  const half = 48 * at.scale;
  const reach = (W * HERD_WIDTH) / 2 - half;
  const spots = Array.from({ length: count }, (_, i): Spot => {
    const row = (i % 3) - 1;
    const y = at.y + row * H * 0.02 + chance.between(-1, 1);
    const [fenceLeft, fenceRight] = at.fences?.(y) ?? [0, W];
    const left = Math.max(fenceLeft + half, at.x - reach);
    const right = Math.min(fenceRight - half, at.x + reach);
    return [left + ((right - left) * i) / (count - 1), y, at.scale * (1 + 0.08 * row)];
  });
  herd(press, spots, options);
}

/** The herd in the paddock being grazed. */
export function farHerd(press: Press, paddocks: Paddocks, options: FarHerdOptions = {}): void {
  const { nearness = 0.22, across = 0.5, scale = 0.36 * press.u } = options;
  const { grazed } = paddocks.plan;
  const fences = (y: number) =>
    [paddocks.fenceX(grazed, y), paddocks.fenceX(grazed + 1, y)] as const;
  bunch(press, { ...paddocks.at(grazed + across, nearness), scale, fences }, options);
}

/** Half a bird's height with its wings up, in author units. */
const HALF_BIRD = 24;

/** A few birds in loose formation around (x, y), or lower if a page would crop them. */
export function birds(
  press: Press,
  kind: "swallow" | "hawk",
  count: number,
  x: number,
  y: number,
  spread: number,
  scale: number,
): void {
  const { chance, fx } = press;
  const spots = Array.from({ length: count }, (_, i) => {
    const bx = x + (i - (count - 1) / 2) * spread * 0.8 + chance.between(-0.1, 0.1) * spread;
    const by = y + (i % 2 === 1 ? -0.28 : 0.2) * spread + chance.between(-0.1, 0.1) * spread;
    return { bx, by, size: scale * chance.between(0.6, 1) };
  });
  const highest = Math.min(...spots.map(({ by, size }) => by - HALF_BIRD * size));
  const lower = Math.max(0, headroom(press) - highest);
  const dress = { flip: fx > 0.5, cuts: null };
  for (const { bx, by, size } of spots) place(press, kind, bx, by + lower, size, dress);
}
