import { Press } from "../../press/press.ts";
import { GLYPH_SCALE } from "../../press/spline.ts";
import { plate } from "../kit/plate.ts";
import { type Coat, print, redCoat } from "./coat.ts";
import { type Condition, CONDITIONS } from "./scores.ts";

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

/** Mirrors a point of an outline at the center line. */
const opposite = (point: string): string => (point.startsWith("-") ? point.slice(1) : `-${point}`);

const onMiddle = (point: string): boolean => point.startsWith("0,");

/** Completes a half outline, which starts and ends at the center line, with its mirror image. */
function whole(half: string): string {
  const points = half.split(" ");
  const mirrored = points
    .toReversed()
    .filter((point) => !onMiddle(point))
    .map(opposite);
  return [...points, ...mirrored].join(" ");
}

/** A mark on her right, and the same on her left. */
function both(mark: string | undefined): readonly (string | undefined)[] {
  return [mark, mark?.split(" ").map(opposite).join(" ")];
}

/** A cow seen from behind, her feet at the origin: belly, quarters, udder, tail. */
function fromBehind(cow: Condition, coat: Coat): string {
  const { belly, gaskin, hollow, pad, pin, thigh } = cow;
  // half a leg's distance from the center line
  const leg = gaskin / 2;
  const hoof = `${leg - 4.4},0! ${leg - 3.8},3.4! ${leg + 6},3.4! ${leg + 6.2},0!`;
  const flank = `${thigh - 4},74! ${thigh - 2.6},64 ${thigh - 6},50! ${thigh - 5},62`;
  return [
    print([whole(`0,92 ${belly - 4},78 ${belly},58 ${belly - 7},40 0,31`)], coat.dark),
    print([whole(quarters(cow))], coat.red),
    print([whole("0,48 5,44 6.4,37 5,32 4.6,28.4! 3,31.6 0,32.4")], coat.udder),
    print(both(hollow), coat.dark),
    print([...both(pin), ...both(pad), ...both(flank)], coat.light),
    print([whole("0,100 2.4,97 1.9,84 1.7,56 3,46 2.6,36 0,29!")], coat.dark),
    print(both(hoof), coat.hoof),
  ].join("");
}

/** Half the outline of back, thigh and leg, from the backbone to the twist. */
function quarters({ loin, hook, bony, below, thigh, gaskin, twist }: Condition): string {
  const corner = bony ? "!" : "";
  const leg = gaskin / 2;
  return [
    `0,${loin < 0 ? 101 : 99.5}${loin < -3 ? "!" : ""}`,
    `${hook / 2},${96.5 + loin} ${hook - 1},93.5${corner} ${below},82 ${thigh},66`,
    `${(thigh + gaskin) / 2},50 ${gaskin - 1},38 ${gaskin - 2},30`,
    `${leg + 4.4},22 ${leg + 4.2},8 ${leg + 6.4},1! ${leg + 6},0!`,
    `${leg - 4.4},0! ${leg - 4},3 ${leg - 2.4},9 ${leg - 3},22 ${leg - 4},32 1.4,${twist}`,
  ].join(" ");
}

/** The distance between two ribs, and of the last rib from the front. */
const RIB_STEP = 10;
const LAST_RIB = 70;

/** A cow's barrel from the side, her rump to the right, 100 units long: ribs, backbone, hook and flank. */
function barrel(cow: Condition, coat: Coat): string {
  const { fill, bony, spine, flank, sheen } = cow;
  const corner = bony ? "!" : "";
  const trunk = [
    `100,${60 + fill}${corner} 96,${70 - fill * 0.9}${corner} 89,${62 + fill * 1.2} ${spine} 2,66! 2,10!`,
    `28,${4 - fill} 56,${3 - fill * 0.6} 78,${13 - fill * 2} 100,${26 - fill * 3}!`,
  ].join(" ");
  const ribs = Array.from({ length: cow.ribs }, (_, i) => {
    const x = LAST_RIB - i * RIB_STEP;
    return `${x},58! ${x + 4},40 ${x + 1},18! ${x - 1},40`;
  });
  return print([trunk], coat.red) + print([flank], coat.dark) + print([...ribs, sheen], coat.light);
}
