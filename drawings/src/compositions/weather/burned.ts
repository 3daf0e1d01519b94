import { woodPost } from "../../furniture/fence.ts";
import { backdrop } from "../../land/backdrop.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { blade, cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

/** The morning after the fire: black ground, smoke, charred posts, and the one paddock that did not burn. */
export function burned(press: Press): void {
  const { W, H, u, fx, chance, inks, isNight } = press;
  const horizon = H * 0.46;
  const dir = fx > 0.5 ? -1 : 1;
  backdrop(press, horizon, null, { trees: 3, range: "hills" });
  smoke(press, horizon);
  const black = mix("#2b241d", inks.ink, isNight ? 0.6 : 0.2);
  const top = wave(press, horizon + H * 0.09, H * 0.02);
  ground(press, top, mix(black, inks.fieldShade, 0.14));
  // the paddock that was grazed short stands green between the burned ones
  const cx = W * fx;
  const near = W * 0.3;
  press.path(
    d`M${cx - W * 0.05} ${top(cx)}L${cx + W * 0.08} ${top(cx)}L${cx + near} ${H}H${cx - near * 0.8}z`,
    inks.first,
  );
  contours(press, (x) => top(x) + H * 0.03, H * 0.4, 22, mix(black, inks.cream, 0.3), 4);
  let stubble = "";
  let shoots = "";
  for (let i = 0; i < 60; i++) {
    const x = chance.next() * W;
    const t = chance.next();
    const y = top(x) + H * 0.03 + t * (H * 0.42);
    const greenAt = Math.abs(x - cx - W * 0.01) < W * (0.06 + 0.2 * t);
    if (greenAt) stubble += blade(x, y, H * (0.03 + 0.05 * t), chance.between(-6, 6), 4 + 4 * t);
    else if (i % 3 === 0)
      shoots += blade(x, y, H * (0.012 + 0.03 * t), chance.between(-4, 4), 3 + 3 * t);
  }
  press.path(stubble, mix(inks.first, inks.fore, 0.5));
  press.path(shoots, mix(inks.first, inks.cream, 0.1));
  const foot = H * 0.86;
  for (let i = 0; i < 4; i++) {
    const size = 1 - i * 0.2;
    const x = cx + dir * W * (-0.22 + 0.19 * i);
    woodPost(press, x, foot - H * 0.075 * i, 17 * u * size, H * (0.4 - 0.04 * i) * size);
  }
  let wire = "";
  for (const share of [0.5, 0.85]) {
    const at = (i: number) => {
      const size = 1 - i * 0.2;
      return d`${cx + dir * W * (-0.22 + 0.19 * i)} ${foot - H * 0.075 * i - H * (0.4 - 0.04 * i) * size * share}`;
    };
    wire += `M${at(0)}L${at(1)}L${at(2)}L${at(3)}`;
  }
  press.line(wire, mix(inks.ink, inks.cream, 0.2), 2.2);
  ground(press, wave(press, H * 0.94, H * 0.012), black);
}

/** Thin smoke that leans with the wind. */
function smoke(press: Press, horizon: number): void {
  const { W, H, chance, inks } = press;
  let plumes = "";
  for (let i = 0; i < 5; i++) {
    const x = W * (0.1 + 0.2 * i + chance.between(-0.05, 0.05));
    const height = H * chance.between(0.2, 0.34);
    const lean = W * chance.between(0.06, 0.14);
    plumes += cut(x, horizon + H * 0.11, lean * 0.4, -height * 0.6, 7);
    plumes += cut(x + lean * 0.3, horizon + H * 0.1 - height * 0.5, lean, -height * 0.5, 9);
    plumes += cut(x + lean * 0.6, horizon - height * 0.4, lean, -height * 0.1, 5);
  }
  press.path(plumes, mix(inks.sky[3], inks.ink, 0.35), 0.55);
}
