import { farHerd } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { bank } from "../../land/bank.ts";
import { pasture } from "../../land/pasture.ts";
import { wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** A full tank, close: the float has just shut its valve, which hangs on the rim above the water. */
export function floatValve(press: Press): void {
  const { W, H, u, fx } = press;
  const horizon = H * 0.32;
  const dir = fx > 0.5 ? -1 : 1; // from the tank to the first paddock
  backdrop(press, horizon, null, { trees: 3 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.09, H * 0.02), H * 0.96, {
    strips: 5,
    first: 2,
    herdBeside: dir,
    vanishing: fx + dir * 0.16,
  });
  farHerd(press, paddocks, { scale: 0.28 * u, nearness: 0.14 });
  const r = Math.min(W * (press.isBand ? 0.2 : 0.33), H * 0.6);
  const x = press.inside(W * fx, r * 1.2);
  const y = H * 0.62;
  tank(press, x, y, r);
  valve(press, x, y, r, -dir);
  bank(press, H * 0.94, H * 0.012, {
    grass: 0.1,
    flowers: 4,
    clear: [(x - r) / W, (x + r) / W],
  });
}

/** Half the height of the rim's ellipse, as a share of its radius. */
const RIM = 0.3;

function tank(press: Press, x: number, y: number, r: number): void {
  const { H, u, chance, inks, isNight, time } = press;
  const steel = mix("#7d8f8e", inks.ink, isNight ? 0.62 : time === "dusk" ? 0.4 : 0.18);
  const depth = r * RIM;
  press.path(d`M${x - r} ${y}V${H + 9}h${2 * r}V${y}z`, steel);
  let ribs = "";
  for (let i = 0; i < 15; i++) {
    const across = -1 + (i + 0.5) / 7.5;
    const top = y + depth * Math.sqrt(1 - across * across) + 14 * u;
    ribs += cut(x + across * r * 0.97, top, 0, H - top + 20, 4 * u);
  }
  press.path(ribs, mix(steel, inks.ink, 0.5));
  press.ellipse(x, y, r + 6 * u, depth + 5 * u, mix(steel, inks.cream, 0.6));
  press.ellipse(
    x,
    y + 5 * u,
    r - 5 * u,
    depth - 4 * u,
    mix(inks.blue, inks.ink, isNight ? 0.3 : 0.12),
  );
  let glints = "";
  for (let i = 0; i < 11; i++) {
    const down = chance.between(-0.5, 0.7);
    const reach = r * 0.75 * Math.sqrt(1 - down * down);
    glints += cut(
      x + chance.between(-1, 0.4) * reach,
      y + 5 * u + down * depth,
      chance.between(0.12, 0.3) * r,
      0,
      2.6 * u,
    );
  }
  press.path(glints, isNight ? inks.sky[4] : mix(inks.sun, inks.blue, 0.25));
}

/** The valve on the rim at one side, its pipe outside, the ball on its arm; the inlet is above the water. */
function valve(press: Press, x: number, y: number, r: number, side: number): void {
  const { H, u, inks } = press;
  const iron = mix(inks.ink, inks.mid, 0.12);
  const brass = mix(inks.ochre, inks.cream, 0.2);
  const vx = x + side * r * 0.9;
  const vy = y - r * RIM * 0.3;
  const lip = vy - r * 0.2;
  press.line(
    d`M${vx} ${lip}h${side * r * 0.2}q${side * r * 0.08} 0 ${side * r * 0.08} ${r * 0.1}V${H + 9}`,
    iron,
    11 * u,
    ROUND,
  );
  press.path(d`M${vx - 8 * u} ${lip - 12 * u}h${16 * u}v${r * 0.26}h${-16 * u}z`, iron);
  press.path(d`M${vx - 13 * u} ${lip - 9 * u}h${26 * u}v${18 * u}h${-26 * u}z`, brass);
  const ballX = x + side * r * 0.22;
  const ballY = y + r * RIM * 0.18;
  const ball = r * 0.14;
  press.line(d`M${vx} ${lip + 2 * u}L${ballX} ${ballY - ball * 0.5}`, brass, 6 * u, ROUND);
  press.disc(ballX, ballY, ball, inks.red);
  press.path(
    cut(ballX - ball * 0.5, ballY - ball * 0.4, ball * 0.7, -ball * 0.35, ball * 0.13),
    mix(inks.red, inks.cream, 0.65),
  );
  // the water line across the ball, and the rings it makes
  const water = mix(inks.blue, inks.ink, press.isNight ? 0.3 : 0.12);
  press.path(
    d`M${ballX - ball * 1.1} ${ballY + ball * 0.4}q${ball * 1.1} ${ball * 0.5} ${ball * 2.2} 0v${ball * 0.9}h${-ball * 2.2}z`,
    water,
  );
  const ring = d`M${ballX - ball * 1.5} ${ballY + ball * 0.5}q${ball * 1.5} ${ball * 0.75} ${ball * 3} 0`;
  press.line(ring, mix(inks.cream, water, 0.35), 2.4 * u, ROUND);
}
