import { woodPost } from "../../furniture/fence.ts";
import { gateLeaf, track } from "../../furniture/gate.ts";
import { herd } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/colour.ts";
import { d } from "../../press/path.ts";
import { FREE_FROM, isPhoneHead } from "../../press/head.ts";
import type { Press } from "../../press/press.ts";

/** The gate stands open: a two-track leads into the first paddock, a rancher waits at the post. */
export function gettingStarted(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const horizon = H * chance.between(0.42, 0.46);
  // in a band, man, gateway and open gate stand in a row right of the plate
  const cx = W * (press.isBand ? FREE_FROM + 0.215 : fx);
  const dir = fx > 0.5 || press.isBand ? 1 : -1; // the side the gate swings to
  const half = W * (press.isBand ? 0.079 : 0.16); // of the gateway
  const sky = press.isNight ? "rings" : "rays";
  backdrop(press, horizon, { x: cx, y: horizon * 0.8, r: H * 0.12 }, { sky });
  pasture(press, wave(press, horizon + H * 0.1, H * 0.02), H * 0.98, {
    strips: 5,
    first: 2,
    vanishing: cx / W,
  });
  const spread = W * (press.isBand ? 0.36 : 1); // all three graze in the gateway
  herd(
    press,
    [
      [cx - spread * 0.09, horizon + H * 0.19, u * 0.46],
      [cx + spread * 0.02, horizon + H * 0.17, u * 0.4],
      [cx + spread * 0.1, horizon + H * 0.2, u * 0.5],
    ],
    { poses: ["cowGraze"] },
  );
  track(press, cx, horizon + H * 0.24, dir, half * 2);

  const raised = press.isBand || isPhoneHead(press);
  const y = H * (raised ? 0.85 : 0.88);
  const height = H * 0.34;
  const [left, right] = [cx - half, cx + half];
  let wires = "";
  for (const share of [0.35, 0.62, 0.88]) {
    const level = y - height * share;
    wires += d`M-9 ${level - 4}L${left} ${level}M${right} ${level}L${W + 9} ${level - 4}`;
  }
  press.line(wires, mix(inks.ink, inks.field, 0.1), 2.2);
  const apart = W * (isPhoneHead(press) ? 0.31 : 0.2); // on phones a nearer post would hide the dog
  for (let x = left - apart; x > -20; x -= apart) woodPost(press, x, y + 2, 14 * u, height * 0.94);
  for (let x = right + apart; x < W + 20; x += apart) {
    woodPost(press, x, y + 2, 14 * u, height * 0.94);
  }
  gateLeaf(press, dir > 0 ? right : left, y, height, dir, W * (press.isBand ? 0.118 : 0.17));
  for (const x of [left, right]) woodPost(press, x, y + 6, 24 * u, height * 1.12);

  const stand = dir > 0 ? left : right;
  place(press, "lark", stand, y + 6 - height * 1.12 - 3, 1.1 * u, {
    flip: dir < 0,
    face: press.isNight ? inks.ochre : "#ecb83a",
    cuts: null,
  });
  const s = (H * (press.isBand ? 0.34 : 0.36)) / 92;
  place(press, "man", stand - dir * 54 * s, y + H * 0.035, s, { flip: dir < 0 });
  place(press, "dogSit", stand - dir * 82 * s, y + H * 0.045, s * 0.95, { flip: dir < 0 });
  const beside = isPhoneHead(press) ? 0.42 : 0.16; // short grass before the dog, too
  bank(press, y + H * (raised ? 0.06 : 0.075), H * 0.01, {
    grass: 0.1,
    flowers: 9,
    clear: press.isBand ? [FREE_FROM, 0.98] : [cx / W - 0.16, cx / W + beside],
  });
}
