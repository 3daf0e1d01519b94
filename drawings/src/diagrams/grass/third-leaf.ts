import type { Press } from "../../press/press.ts";
import { GRASS, LIMESTONE, plate, rect, SOIL } from "../kit/plate.ts";
import { roots, stubble } from "../kit/plants.ts";
import { ruler, stopLine } from "../kit/ruler.ts";
import { tiller } from "../kit/tiller.ts";

const HEIGHT = 460;
const GROUND = 394;
const INCH = 28;

/** One tiller at its first, second and third leaf, and grazed down to the stop line at 4 inches. */
export function thirdLeaf(): string {
  const press = plate("third-leaf", HEIGHT);
  press.path(rect(0, GROUND, press.W, HEIGHT - GROUND), SOIL.top);
  grazedDown(press, 580);
  tiller(press, 92, GROUND, { leaves: 1, inch: INCH });
  tiller(press, 256, GROUND, { leaves: 2, inch: INCH });
  tiller(press, 440, GROUND, { leaves: 3, inch: INCH });
  ruler(press, GROUND, INCH, 12);
  return press.svg();
}

function grazedDown(press: Press, x: number): void {
  const stop = GROUND - 4 * INCH;
  press.path(roots(press, x, GROUND, 52, 7, 0.7), SOIL.root);
  press.path(
    stubble(press, x, GROUND + 2, 4 * INCH, { blades: 7, width: 13, spread: 0.34 }),
    GRASS.ready,
  );
  press.path(rect(x - 76, stop - 60, 152, 58), LIMESTONE);
  stopLine(press, x - 76, stop);
}
