import { Press } from "../../press/press.ts";
import { GLYPH_SCALE } from "../../press/spline.ts";
import { plate } from "../kit/plate.ts";
import { barrel } from "./barrel.ts";
import { redCoat } from "./coat.ts";
import { fromBehind } from "./from-behind.ts";
import { CONDITIONS } from "./scores.ts";

const HEIGHT = 366;
const GROUND = 224;
const COLUMN = 144;

/** Cows of body condition scores 3 to 7 from behind, and under each one her barrel from the side. */
export function bodyCondition(): string {
  const press = plate("body-condition", HEIGHT);
  const coat = redCoat(press.inks);
  const placed = (x: number, y: number, scale: number) =>
    Press.placed(x, y, scale / GLYPH_SCALE, { digits: 3 });
  CONDITIONS.forEach((cow, i) => {
    const x = COLUMN * (i + 0.5);
    press.add(`<g ${placed(x, GROUND, 1.7)}>${fromBehind(cow, coat)}</g>`);
    press.add(`<g ${placed(x - 61, HEIGHT - 20, 1.2)}>${barrel(cow, coat)}</g>`);
  });
  press.line(`M0 ${GROUND + 2}H${press.W}`, press.inks.ink, 4);
  return press.svg();
}
