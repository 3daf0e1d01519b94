import { place } from "../../glyphs/place.ts";
import { redCoat } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** A creep gate: a calf has slipped through to the fresh paddock, the next one and the cow stand behind the bars. */
export function creepGate(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.4;
  const dir = fx > 0.5 ? -1 : 1; // the side of the fresh paddock
  const s = Math.min((H * (press.isBand ? 0.33 : 0.36)) / 60, W * 0.0034);
  const [cowSide, calfSide] = [172 * s, 70 * s];
  const cx = press.inside(W * fx, dir > 0 ? cowSide : calfSide, dir > 0 ? calfSide : cowSide);
  backdrop(press, horizon, null, { trees: 4 });
  const y = H * 0.82;
  const ends = [cx, cx - dir * 162 * s];
  pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 1.02, {
    strips: 4,
    first: dir > 0 ? 2 : 1,
    herdBeside: -dir,
    vanishing: cx / W,
    stand: { left: Math.min(...ends), right: Math.max(...ends), y: y - H * 0.04 },
  });
  // a muzzle against a post would look grown together with it
  place(press, "cowStand", cx - dir * 162 * s, y - H * 0.04, s * 0.96, { flip: dir < 0 });
  place(press, "calf", cx - dir * 52 * s, y - H * 0.02, s * 0.6, { flip: dir < 0 });
  gate(press, cx, y + H * 0.03, s, dir);
  place(press, "calf", cx, y + H * 0.035, s * 0.62, {
    ...redCoat(press),
    flip: dir < 0,
  });
  bank(press, H * 0.92, H * 0.012, {
    grass: 0.11,
    flowers: 6,
    clear: [(cx - 90 * s) / W, (cx + 90 * s) / W],
  });
  press.line(d`M0 ${H - 2}h${W}`, mix(inks.fore, inks.ink, 0.4), 3 * u);
}

/** Upright bars between two posts: one gap is calf wide, the others are not. */
function gate(press: Press, cx: number, y: number, s: number, dir: number): void {
  const { W, u, inks } = press;
  const height = 62 * s;
  let bars = "";
  for (let i = -4; i <= 0; i++) {
    const x = cx + dir * (i * 13 - 6) * s;
    bars += d`M${x} ${y}v${-height}`;
  }
  const far = cx + dir * 46 * s;
  bars += d`M${far} ${y}v${-height}`;
  const hinge = cx - dir * 62 * s;
  bars += d`M${hinge} ${y - height}H${far}M${hinge} ${y - 4 * s}H${cx - dir * 6 * s}`;
  press.line(bars, mix(inks.cream, inks.red, 0.82), 3.2 * s, 'stroke-linejoin="round"');
  for (const x of [hinge, far])
    press.line(d`M${x} ${y + 3 * s}v${-height - 9 * s}`, inks.ink, 8 * s);
  let wires = "";
  for (const share of [0.3, 0.6, 0.9]) {
    const edge = dir > 0 ? [-9, W + 9] : [W + 9, -9];
    wires += d`M${edge[0] ?? 0} ${y - height * share + 4}L${hinge} ${y - height * share}M${far} ${y - height * share}L${edge[1] ?? 0} ${y - height * share + 4}`;
  }
  press.line(wires, mix(inks.ink, inks.field, 0.1), 2 * u);
}
