import { place } from "../../glyphs/place.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { key, leader } from "../kit/numerals.ts";
import { GRASS, plate, SOIL } from "../kit/plate.ts";
import { stubble } from "../kit/plants.ts";

const HEIGHT = 600;
const GROUND = 520;

/** The position of her near hind hoof, and picture units per glyph unit. She faces left. */
const TAIL = 590;
const SCALE = 5.4;

/** Where to look, in glyph units, and where its number is, in picture units. */
const PLACES = [
  { look: [75, 59.4], at: [60, 120] },
  { look: [86, 47], at: [44, 330] },
  { look: [46, 57.5], at: [300, 60] },
  { look: [36, 44], at: [420, 60] },
  { look: [25, 49], at: [530, 76] },
  { look: [4, 57], at: [668, 130] },
  { look: [19, 24], at: [376, 470] },
  { look: [-9, 1], at: [668, 400] },
  { look: [60, 3], at: [150, 470] },
] as const;

/** A cow's left side with nine places to look. */
export function ninePlaces(): string {
  const press = plate("nine-places", HEIGHT);
  const { inks, W } = press;
  let grass = "";
  for (let x = 50; x < W - 32; x += 40)
    grass += stubble(press, x, GROUND + 8, 38, { blades: 5, width: 8 });
  press.path(grass, GRASS.growing);
  // a cut sod: on a phone the drawing can be narrower than its frame
  press.path(d`M14 ${GROUND}H${W - 14}v50q0 16-16 16H30q-16 0-16-16z`, SOIL.top);
  place(press, "cowStand", TAIL, GROUND, SCALE, {
    flip: true,
    coat: inks.rust,
    face: inks.cream,
    cuts: mix(inks.rust, "#f3c07a", 0.5),
  });
  pat(press);
  PLACES.forEach(({ look: [across, up], at: [x, y] }, i) => {
    leader(press, x, y, TAIL - across * SCALE, GROUND - up * SCALE);
    key(press, i + 1, x, y);
  });
  return press.svg();
}

/** A dung pat as it should be: a flat ring with a hollow in the middle. */
function pat(press: Press): void {
  const x = TAIL + 60;
  press.path(d`M${x - 50} ${GROUND + 4}q8${-26} 50${-26}t50 26z`, SOIL.sub);
  press.path(d`M${x - 22} ${GROUND - 13}q22 10 44 0q${-22} ${-6} ${-44} 0z`, press.inks.ink);
}
