import { solarPanel, stockTank, windmill } from "../../furniture/water.ts";
import { redCoat } from "../../glyphs/animals/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { headroom } from "../../sky/headroom.ts";

/** Cattle at a stock tank that a windmill or a solar pump keeps full. */
export function water(press: Press): void {
  const { W, H, u, fx, isBand, chance, inks } = press;
  const horizon = H * chance.between(0.46, 0.52);
  const dir = fx >= 0.5 ? 1 : -1;
  const wanted = W * (fx === 0.5 ? 0.64 : fx + (isBand ? dir * 0.125 : 0));
  const cx = press.inside(wanted, H * (isBand ? 0.375 : 0.52)); // room for the windmill or the solar panel
  const sun = { x: cx - dir * W * 0.3, y: horizon * chance.between(0.4, 0.76), r: H * 0.08 };
  backdrop(press, horizon, sun, { trees: 3 });
  const [tankWidth, tankHeight, y] = [H * (isBand ? 0.44 : 0.52), H * 0.13, H * 0.86];
  // in a band both animals stand between the title plate and the tank
  const s = Math.min((H * (isBand ? 0.25 : 0.29)) / 60, W * 0.0034);
  const waitingX = cx - dir * (tankWidth * 0.6 + 104 * s);
  const drinker = { x: cx - dir * (tankWidth * 0.32 + 70 * s), y: y - tankHeight * 0.72 };
  const ends = [waitingX, drinker.x + dir * 64 * s];
  const stand = { left: Math.min(...ends), right: Math.max(...ends), y: drinker.y };
  // the tank stands in the herd's paddock
  const side = isBand ? dir : -dir; // elsewhere the cows would hide the first paddock
  pasture(press, wave(press, horizon + H * 0.11, H * 0.025), H * 0.97, {
    strips: 5,
    first: 2 - side,
    herdBeside: side,
    stand,
    vanishing: (cx - dir * W * 0.1) / W,
  });

  if (press.cast.maybe(0.62)) {
    windmill(
      press,
      cx + dir * tankWidth * 0.34,
      y - tankHeight * 0.7,
      H * (headroom(press) > 0 ? 0.6 : 0.72), // the wheel whole where a page cuts the sky
      { vane: -dir },
    );
  } else {
    const panelX = cx + dir * tankWidth * (isBand ? 0.12 : 0.46);
    solarPanel(press, panelX, y - tankHeight * 0.5, H * 0.0042);
  }
  place(press, "cowGraze", drinker.x, drinker.y, s, { ...redCoat(press), flip: dir < 0 });
  place(press, "cowStand", waitingX, y - tankHeight * 0.1, s * 1.06, { flip: dir < 0 });
  stockTank(press, cx, y, tankWidth, tankHeight);
  const pipe = d`M${cx + dir * tankWidth * 0.44} ${y - tankHeight * 1.02}q${dir * 14} -16 ${dir * 22} 4v${tankHeight}`;
  const buried = d`q0 14 ${dir * 30} 18L${cx + dir * W * 0.6} ${y + H * 0.02}`;
  press.line(pipe + buried, inks.ink, 5 * u, 'stroke-linejoin="round"');
  bank(press, H * 0.935, H * 0.012, { grass: 0.1, flowers: 5 });
}
