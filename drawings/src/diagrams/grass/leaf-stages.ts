import { d } from "../../press/path.ts";
import { plate, rect, SOIL } from "../kit/plate.ts";
import { tiller } from "../kit/tiller.ts";

const HEIGHT = 460;
const GROUND = 394;
const INCH = 28;

/** When to open the gate: counted leaves at the first turnout, a browned lowest leaf after a rest. */
export function leafStages(): string {
  const press = plate("leaf-stages", HEIGHT);
  press.path(rect(0, GROUND, press.W, HEIGHT - GROUND), SOIL.top);
  tiller(press, 122, GROUND, { leaves: 3, inch: INCH });
  tiller(press, 362, GROUND, { leaves: 2, inch: INCH, counted: false, regrown: true });
  tiller(press, 600, GROUND, {
    leaves: 4,
    inch: INCH,
    browned: true,
    counted: false,
    regrown: true,
  });
  press.line(d`M240 30V${HEIGHT}`, press.inks.ink, 5);
  return press.svg();
}
