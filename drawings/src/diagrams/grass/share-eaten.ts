import { shortHex } from "../../press/color.ts";
import { cut } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { dots, GRASS, hatch, LIMESTONE, plate, rect, SOIL } from "../kit/plate.ts";
import { leaf } from "../kit/plants.ts";
import { key, leader } from "../kit/numerals.ts";

const HEIGHT = 470;
const GROUND = 430;

/** The heights that split the tuft. A test verifies that the parts have 25, 25 and 50% of its area. */
export const CUTS = { eaten: 223, trampled: 287 } as const;

/** A year's growth as one tuft: a quarter eaten, a quarter trampled or lost, half left standing. */
export function shareEaten(): string {
  const press = plate("share-eaten", HEIGHT);
  const { W, inks } = press;
  const grass = press.define(
    "c",
    (id) => `<clipPath id="${id}"><path d="${wholeTuft(press)}"/></clipPath>`,
  );
  press.path(rect(0, GROUND, W, HEIGHT - GROUND), SOIL.top);
  const part = (top: number, bottom: number, fills: readonly string[]) =>
    fills.map((fill) => `<path fill="${shortHex(fill)}" d="${rect(0, top, W, bottom - top)}"/>`);
  const marks = [
    ...part(0, CUTS.eaten, ["#e9c46a", hatch(press, "h", inks.ink, { gap: 13, width: 3 })]),
    ...part(CUTS.eaten, CUTS.trampled, ["#d8b27c", dots(press, "d", SOIL.sub, 13, 4)]),
    ...part(CUTS.trampled, GROUND + 6, [GRASS.ready]),
    `<path fill="${GRASS.growing}" d="${gouges()}"/>`,
  ];
  press.add(`<g clip-path="url(#${grass})">${marks.join("")}</g>`);
  press.line(`M60 ${CUTS.eaten}H540M60 ${CUTS.trampled}H540`, LIMESTONE, 7);
  [150, 255, 362].forEach((y, i) => {
    leader(press, 640, y, i === 0 ? 360 : i === 1 ? 430 : 420, y);
    key(press, i + 1, 650, y);
  });
  return press.svg();
}

function wholeTuft({ chance }: Press): string {
  let path = "";
  const count = 23;
  for (let i = 0; i < count; i++) {
    const side = (i / (count - 1) - 0.5) * 2;
    const up = (i % 2 === 0 ? 385 : 300) * (1 - 0.3 * side * side) * chance.between(0.92, 1);
    path += leaf(300 + side * 110, GROUND + 4, side * 150, up, 25, 0.25);
  }
  return path;
}

/** Light between the blades of what is left. */
function gouges(): string {
  let path = "";
  for (let i = 0; i < 12; i++) {
    const side = (i + 0.5) / 6 - 1;
    path += cut(300 + side * 108, GROUND - 6, side * 62, CUTS.trampled - GROUND + 26, 3.6);
  }
  return path;
}
