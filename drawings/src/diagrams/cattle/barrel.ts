import type { Coat } from "./coat.ts";
import { print } from "./coat.ts";
import type { Condition } from "./scores.ts";

/** The distance between two ribs, and of the last rib from the front. */
const RIB_STEP = 10;
const LAST_RIB = 70;

/** A cow's barrel from the side, her rump to the right, 100 units long: ribs, backbone, hook and flank. */
export function barrel(cow: Condition, coat: Coat): string {
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
