import { mix } from "../../press/color.ts";
import type { Palette } from "../../press/palette.ts";
import type { Press } from "../../press/press.ts";
import { type GlyphName, place } from "../place.ts";

type PersonName =
  | "man"
  | "woman"
  | "elder"
  | "reelCarrier"
  | "gateOpener"
  | "stepper"
  | "kneeler"
  | "writer"
  | "rider"
  | "child";

/** Shirts as barn red, denim, feed-sack cream and wheat. */
const SHIRTS = {
  red: ({ red, ink }: Palette) => mix(red, ink, 0.08),
  denim: ({ blue, ink }: Palette) => mix(blue, mix("#24506b", ink, 0.2), 0.7),
  cream: ({ cream, ochre }: Palette) => mix(cream, ochre, 0.12),
  wheat: ({ ochre, ink }: Palette) => mix(ochre, ink, 0.06),
};
type Shirt = keyof typeof SHIRTS;

/** A person in a shirt, with light cut along hat, seams and sleeves. A rider's horse is a bay. */
export function person(
  press: Press,
  name: PersonName,
  [x, y, scale]: readonly [x: number, y: number, scale: number],
  { flip, shirt }: { readonly flip: boolean; readonly shirt: Shirt },
): void {
  const { inks } = press;
  place(press, name satisfies GlyphName, x, y, scale, {
    flip,
    face: SHIRTS[shirt](inks),
    cuts: mix(inks.rim, inks.cream, 0.55),
    ...(name === "rider" && { coat: mix(inks.rust, inks.ink, 0.45), cuts: inks.rim }),
  });
}
