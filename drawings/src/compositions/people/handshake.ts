import { woodPost } from "../../furniture/fence.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** Two neighbors, a man and a woman, shake hands over a gate. */
export function handshake(press: Press): void {
  const { W, H, u, fx } = press;
  const horizon = H * 0.44;
  const s = Math.min((H * 0.56) / 86, W * 0.0045);
  const cx = press.inside(W * fx, 52 * s);
  const dir = fx > 0.5 ? -1 : 1;
  backdrop(press, horizon, null, { trees: 5 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.09, H * 0.02), H * 1.02, {
    strips: 5,
    first: 2,
    herdBeside: press.isBand ? 2 * dir : dir, // a closing's sign covers it whole
    vanishing: cx / W + dir * 0.12,
  });
  // between two posts
  const across = press.isBand ? 0.95 : 0.5 - dir * 0.15;
  farHerd(press, paddocks, { scale: 0.3 * u, nearness: 0.14, across });
  const y = H * 0.89;
  person(press, "woman", [cx + 31.8 * s, y + H * 0.002, s], { flip: true, shirt: "denim" });
  gateAcross(press, cx, y + H * 0.004, s);
  person(press, "man", [cx - 31.8 * s, y + H * 0.012, s], { flip: false, shirt: "wheat" });
  bank(press, H * 0.94, H * 0.01, {
    grass: 0.1,
    flowers: 8,
    clear: [cx / W - 0.16, cx / W + 0.16],
  });
}

/** A shut gate of five bars and one brace between two posts, behind one of them and in front of the other. */
function gateAcross(press: Press, cx: number, y: number, s: number): void {
  const { W, u, inks } = press;
  const height = 46 * s;
  const [left, right] = [cx - 78 * s, cx + 78 * s];
  const [foot, top] = [y - height * 0.12, y - height];
  const bars = [0.12, 0.29, 0.48, 0.72, 1]
    .map((share) => d`M${left} ${y - height * share}H${right}`)
    .join("");
  const frame = d`M${left + 4} ${foot}V${top}M${right - 4} ${foot}V${top}M${left + 4} ${foot}L${right - 4} ${top}`;
  press.line(bars + frame, mix(inks.cream, inks.red, 0.82), 2.6 * s, 'stroke-linejoin="round"');
  let wires = "";
  for (const share of [0.34, 0.66, 1]) {
    const level = y - height * share;
    wires += d`M-9 ${level + 4}L${left} ${level}M${right} ${level}L${W + 9} ${level + 4}`;
  }
  press.line(wires, mix(inks.ink, inks.field, 0.1), 2.2 * u);
  for (const x of [left, right]) woodPost(press, x, y + 4, 22 * u, height * 1.24);
  for (const x of [left - 96 * s, right + 96 * s]) woodPost(press, x, y, 14 * u, height * 1.12);
}
