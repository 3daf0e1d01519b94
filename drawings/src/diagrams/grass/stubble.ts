import { d } from "../../press/path.ts";
import { Press, part } from "../../press/press.ts";
import { GLYPH_SCALE, spline } from "../../press/spline.ts";
import { GRASS, plate, rect, SOIL } from "../kit/plate.ts";
import { roots, stubble, tuft } from "../kit/plants.ts";
import { ruler, stopLine } from "../kit/ruler.ts";

const HEIGHT = 366;
const GROUND = 304;
const INCH = 21;
const STOP_IN = 4;
const TOO_SHORT_IN = 1.4;

/** Where the fresh tuft, the one at the mark, the boot's heel and the overgrazed tuft stand. */
const AT = { fresh: 90, stopped: 248, boot: 306, late: 616 } as const;

/** A rubber boot from the side, its toe to the right, one unit per inch, and the light on its shaft. */
const BOOT = `0,0! 0,1.1! 1,1.2! 1.1,4 1,8 .6,12! 5.6,12.4! 5.7,9 5.9,6.2 6.6,4.6 8.6,3.6 11,2.9
  12,2.2 12.2,1.1! 12.3,0! 5,0! 4.6,.5! 3.6,.5! 3.2,0!`;
const BOOT_LIGHT = "1.6,11.4! 2.2,7 1.9,4.6! 2.8,7!";

/** Grass with room to graze, grass at the mark, a boot with the mark painted on, and grass gone too far. */
export function fourInchStubble(): string {
  const press = plate("four-inch-stubble", HEIGHT);
  const { W, inks } = press;
  const stop = GROUND - STOP_IN * INCH;
  const look = { blades: 9, width: 12, spread: 0.3 };
  const fresh = { ...look, spread: 0.5, low: 0.7 };
  press.path(tuft(press, AT.fresh, GROUND + 4, 10 * INCH, fresh), GRASS.ready);
  press.path(stubble(press, AT.stopped, GROUND + 2, STOP_IN * INCH, look), GRASS.ready);
  press.path(
    stubble(press, AT.late, GROUND + 2, TOO_SHORT_IN * INCH, { ...look, blades: 7 }),
    GRASS.cropped,
  );
  press.path(rect(0, GROUND, W, HEIGHT - GROUND), SOIL.top);
  press.path(
    roots(press, AT.fresh, GROUND, 54, 9, 0.9) +
      roots(press, AT.stopped, GROUND, 50, 9, 0.9) +
      roots(press, AT.late, GROUND, 24, 7, 0.8),
    SOIL.root,
  );
  stopLine(press, 170, stop);
  const placed = Press.placed(AT.boot, GROUND, INCH / GLYPH_SCALE);
  const boot = part(spline(BOOT), inks.ink) + part(spline(BOOT_LIGHT), SOIL.clay);
  press.add(`<g ${placed}>${boot}</g>`);
  press.path(d`M${AT.boot + 23} ${stop - 7}h112v14h${-112}z`, inks.ochre);
  ruler(press, GROUND, INCH, 12);
  return press.svg();
}
