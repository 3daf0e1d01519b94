import { bale } from "../../furniture/barn.ts";
import { herd, type Spot } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** A bale unrolled in a line, the herd strung out along it, the stockpiled paddock kept for later. */
export function snowBale(press: Press): void {
  const { W, H, fx, chance, inks } = press;
  const horizon = H * 0.4;
  const dir = fx > 0.5 ? -1 : 1;
  backdrop(press, horizon, null, { trees: 5 });
  const span = press.isBand ? W * 0.36 : W * 0.66;
  const startX = press.inside(W * fx - (dir * span) / 2, W * 0.09);
  const y = H * 0.8;
  const end = { x: startX + dir * span, y: y - H * 0.1 };
  const s = Math.min((H * 0.16) / 60, span / 380);
  const ends = [startX, end.x + dir * 40 * s];
  pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 0.98, {
    strips: 3,
    first: dir > 0 ? 2 : 0,
    herdBeside: -dir,
    vanishing: (startX + (dir * span) / 2) / W,
    stand: { left: Math.min(...ends), right: Math.max(...ends), y: end.y - H * 0.05 },
  });
  const at = (t: number) => ({ x: startX + (end.x - startX) * t, y: y + (end.y - y) * t });
  const straw = mix(inks.ochre, inks.cream, 0.3);
  press.path(
    d`M${startX} ${y - H * 0.02}L${end.x} ${end.y - H * 0.012}l0 ${H * 0.02}L${startX} ${y + H * 0.025}z`,
    straw,
  );
  let wisps = "";
  for (let i = 0; i < 26; i++) {
    const { x, y: line } = at(chance.next());
    wisps += cut(
      x,
      line + chance.between(-8, 9),
      chance.between(-18, 18),
      chance.between(-4, 4),
      2,
    );
  }
  press.path(wisps, mix(straw, inks.ink, 0.4));
  const spots = Array.from({ length: 6 }, (_, i): Spot => {
    const { x, y: line } = at(0.16 + i * 0.16);
    return [x, line - H * (i % 2 === 0 ? 0.012 : 0.05), s * (1.04 - 0.05 * i)];
  });
  herd(press, spots, { flip: dir > 0, poses: ["cowGraze"] });
  bale(press, startX - dir * H * 0.02, y + H * 0.035, H * 0.1);
  bank(press, H * 0.93, H * 0.012, { grass: 0.1 });
}
