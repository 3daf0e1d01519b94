import { woodPost } from "../../furniture/fence.ts";
import { gateLeaf, track } from "../../furniture/gate.ts";
import { farHerd } from "../../glyphs/animals/herd.ts";
import { person } from "../../glyphs/people/person.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { d } from "../../press/path.ts";
import { FREE_FROM, isPhoneHead } from "../../press/head.ts";
import type { Press } from "../../press/press.ts";

/** The gate stands open: a two-track leads into the first paddock, and a rancher swings the gate. */
export function gettingStarted(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const horizon = H * chance.between(0.42, 0.46);
  // in a band, man, gateway and open gate stand in a row right of the plate
  const cx = W * (press.isBand ? FREE_FROM + 0.215 : fx);
  const dir = fx > 0.5 || press.isBand ? 1 : -1; // the side the gate swings to
  const half = W * (press.isBand ? 0.079 : 0.16); // of the gateway
  const sky = press.isNight ? "rings" : "rays";
  backdrop(press, horizon, { x: cx, y: horizon * 0.8, r: H * 0.12 }, { sky });
  const paddocks = pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 0.98, {
    strips: 5,
    first: 2,
    herdBeside: press.isBand ? -dir : -2 * dir,
    vanishing: cx / W,
  });
  const across = press.isBand ? 0.5 : 0.5 + 0.4 * dir; // not behind one of the fence's posts
  farHerd(press, paddocks, { nearness: 0.12, across, scale: 0.3 * u });
  track(press, cx, horizon + H * 0.24, dir, half * 2);

  const raised = press.isBand || isPhoneHead(press);
  const y = H * (raised ? 0.85 : 0.88);
  const height = H * 0.34;
  const [left, right] = [cx - half, cx + half];
  const [hinge, latch] = dir > 0 ? [right, left] : [left, right];
  // the gate hangs on the inner side of its post, swung in; she has a hand on its end
  const end = gateLeaf(press, hinge - dir * 12 * u, y, height * 0.9, -dir * half * 0.62);
  let wires = "";
  for (const share of [0.35, 0.62, 0.88]) {
    const level = y - height * share;
    wires += d`M-9 ${level - 4}L${left} ${level}M${right} ${level}L${W + 9} ${level - 4}`;
  }
  press.line(wires, mix(inks.ink, inks.field, 0.1), 2.2);
  const apart = W * 0.2;
  for (let x = left - apart; x > -20; x -= apart) woodPost(press, x, y + 2, 14 * u, height * 0.94);
  for (let x = right + apart; x < W + 20; x += apart) {
    woodPost(press, x, y + 2, 14 * u, height * 0.94);
  }
  for (const x of [left, right]) woodPost(press, x, y + 6, 24 * u, height * 1.12);

  const s = (H * (press.isBand ? 0.34 : 0.36)) / 86;
  person(press, "gateOpener", [end.x - dir * 38 * s, end.y + 54 * s, s], {
    flip: dir < 0,
    shirt: "red",
  });
  // a lark is a sixth as tall as a rancher
  place(press, "lark", latch, y + 3 - height * 1.12, 0.34 * s, {
    flip: dir < 0,
    face: press.isNight ? inks.ochre : "#ecb83a",
    cuts: null,
  });
  bank(press, y + H * (raised ? 0.06 : 0.075), H * 0.01, {
    grass: 0.1,
    flowers: 9,
    clear: press.isBand ? [FREE_FROM, 0.98] : [cx / W - 0.16, cx / W + 0.16],
  });
}
