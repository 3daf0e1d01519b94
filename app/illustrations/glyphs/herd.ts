import { mix } from "../press/colour.ts";
import type { Press } from "../press/press.ts";
import { headroom } from "../sky/headroom.ts";
import { type Dress, type GlyphName, place } from "./place.ts";

/** Where an animal's shoulder stands, and its scale. */
export type Spot = readonly [x: number, y: number, scale: number];

export interface HerdOptions {
  /** Most of the herd faces left. By chance unless told. */
  readonly flip?: boolean;
  readonly poses?: readonly [GlyphName, ...GlyphName[]];
}

const POSES = ["cowGraze", "cowStand", "cowGraze"] as const;

/** Half a cow's length, in author units. */
const HALF_COW = 44;

/** The dress of a red cow with a white face. */
export function redCoat({ inks }: Press): Dress & { readonly face: string } {
  return { coat: inks.rust, face: inks.cream, cuts: mix(inks.rust, "#f3c07a", 0.5) };
}

/** A herd of mixed coats that mostly faces one way, the nearest animal printed last. */
export function herd(press: Press, spots: readonly Spot[], options: HerdOptions = {}): void {
  const { chance, inks } = press;
  const flip = options.flip ?? chance.maybe(0.5);
  for (const [x, y, scale] of spots.toSorted((a, b) => a[1] - b[1])) {
    const pose = chance.pick<GlyphName>(options.poses ?? POSES);
    const red = chance.maybe(0.36);
    const turned = chance.maybe(0.2) ? !flip : flip;
    const face = chance.maybe(red ? 0.75 : 0.28) ? inks.cream : null;
    const { coat = inks.ink, cuts = null } = red ? redCoat(press) : { cuts: inks.rim };
    const half = HALF_COW * scale;
    place(press, pose, x + (turned ? half : -half), y, scale, {
      flip: turned,
      coat,
      face,
      cuts: scale > 0.6 ? cuts : null, // far cattle are too small for carving
    });
  }
}

/** Half a bird's height with its wings up, in author units. */
const HALF_BIRD = 24;

/** A few birds in loose formation around (x, y), or lower where a page would cut them off. */
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
