import { mix } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";

/** A shelf of cloud along the top, and slanting rain on the side away from the subject. */
export function rain(press: Press, horizon: number): void {
  const { W, fx, skyChance: chance, inks } = press;
  const color = mix(inks.sky[0], "#39474c", 0.35);
  const left = -20;
  const width = W + 40;
  const base = horizon * 0.3;
  const rainLeft = fx > 0.5 ? 0 : W * 0.34;
  let shelf = d`M${left} -9h${width}V${base * 0.7}`;
  let x = left + width;
  while (x > left) {
    const step = Math.max(1, Math.min(chance.between(30, 80), x - left));
    shelf += d`a${step * 0.55} ${step * 0.4} 0 0 1 ${-step} ${chance.between(-6, 6)}`;
    x -= step;
  }
  let drops = "";
  for (let i = 0; i < 36; i++) {
    const dropX = rainLeft + W * 0.68 * chance.next();
    const dropY = base * chance.between(0.8, 1.6);
    const length = chance.between(0.25, 0.55) * horizon;
    drops += cut(dropX, dropY, -length * 0.22, length, 1.6);
  }
  let light = "";
  for (let i = 0; i < 14; i++) {
    const lightX = left + width * (0.05 + 0.8 * chance.next());
    const lightY = base * chance.between(0.1, 0.66);
    light += cut(lightX, lightY, chance.between(30, 90), chance.between(-2, 2), 4);
  }
  press.path(drops, mix(inks.sky[4], "#ffffff", 0.35), 0.8);
  press.path(`${shelf}z`, color);
  press.path(light, mix(color, inks.sky[3], 0.35));
}
