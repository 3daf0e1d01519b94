import { farHerd } from "../../glyphs/animals/herd.ts";
import { backdrop } from "../../land/backdrop.ts";
import { grasses } from "../../land/grasses.ts";
import { pasture } from "../../land/pasture.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { mix } from "../../press/color.ts";
import { blade, cut, d, polygon } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** The shovel stands beside its hole; a block of sod lies open with its roots, for counting and smelling. */
export function spade(press: Press): void {
  const { W, H, u, fx, inks } = press;
  const horizon = H * 0.32;
  const dir = fx > 0.5 ? -1 : 1; // from the shovel to the block
  backdrop(press, horizon, null, { trees: 3 });
  const paddocks = pasture(press, wave(press, horizon + H * 0.09, H * 0.02), H * 0.92, {
    strips: 5,
    first: 2,
    herdBeside: dir,
    vanishing: fx,
  });
  farHerd(press, paddocks, { scale: 0.27 * u, nearness: 0.12 });
  const floor = wave(press, H * 0.66, H * 0.012, 0.7);
  grasses(press, floor, H * 0.08, Math.round(W / 12), { heads: true });
  ground(press, floor, mix(inks.first, inks.fore, 0.4));
  contours(press, (x) => floor(x) + H * 0.05, H * 0.3, 18, mix(inks.first, inks.cream, 0.12), 4);
  const s = Math.min(H / 400, W / 520);
  const x = press.inside(W * fx, 150 * s);
  const y = H * 0.85;
  hole(press, x - dir * 10 * s, y + 8 * s, s);
  shovel(press, x - dir * 64 * s, y - 4 * s, s, dir);
  block(press, x + dir * 64 * s, y + 22 * s, s);
}

const earth = (press: Press) => mix("#3f2a1a", press.inks.ink, press.isNight ? 0.5 : 0.05);

/** A hole as wide as the shovel. */
function hole(press: Press, x: number, y: number, s: number): void {
  const soil = earth(press);
  press.path(d`M${x - 52 * s} ${y - 12 * s}h${96 * s}l${10 * s} ${26 * s}h${-112 * s}z`, soil);
  press.path(
    d`M${x - 46 * s} ${y - 8 * s}h${84 * s}l${4 * s} ${12 * s}h${-90 * s}z`,
    mix(soil, "#000000", 0.45),
  );
}

/** A round-point shovel standing in the turf, about 290 units tall. */
function shovel(press: Press, x: number, y: number, s: number, dir: number): void {
  const { inks } = press;
  const lean = -dir * 26 * s;
  const wood = mix(inks.ochre, inks.ink, 0.25);
  const steel = mix("#8a9a9a", inks.ink, press.isNight ? 0.5 : 0.15);
  const socket = [x + lean * 0.3, y - 78 * s] as const;
  press.line(d`M${socket[0]} ${socket[1]}L${x + lean} ${y - 262 * s}`, wood, 9 * s, ROUND);
  const gripX = x + lean;
  const gripY = y - 262 * s;
  press.line(
    d`M${gripX} ${gripY}l${-18 * s} ${-14 * s}v${-20 * s}h${36 * s}v${20 * s}z`,
    inks.ink,
    8 * s,
    ROUND,
  );
  press.path(
    d`M${socket[0] - 7 * s} ${socket[1] - 26 * s}h${14 * s}l${3 * s} ${30 * s}h${26 * s}q${2 * s} ${46 * s} ${-14 * s} ${78 * s}h${-44 * s}q${-16 * s} ${-32 * s} ${-14 * s} ${-78 * s}h${26 * s}z`,
    steel,
  );
  press.path(
    cut(socket[0] - 22 * s, socket[1] + 14 * s, 4 * s, 52 * s, 4 * s),
    mix(steel, inks.cream, 0.6),
  );
  press.path(
    d`M${x - 44 * s} ${y}q${44 * s} ${-16 * s} ${88 * s} 0q${-40 * s} ${14 * s} ${-88 * s} 0z`,
    earth(press),
  );
}

/** A block of sod on its side's edge: turf above, crumbs, roots and a worm below. */
function block(press: Press, x: number, y: number, s: number): void {
  const { chance, inks } = press;
  const soil = earth(press);
  let turf = "";
  let light = "";
  for (let i = 0; i < 24; i++) {
    const foot = x + (i - 11.5) * 5.2 * s;
    const height = chance.between(24, 52) * s;
    turf += blade(foot, y - 66 * s, height, chance.between(-12, 12) * s, 5 * s);
    if (i % 3 === 0) light += blade(foot + 2, y - 66 * s, height * 0.7, 4 * s, 3 * s);
  }
  press.path(turf, mix(inks.fore, inks.first, 0.4));
  press.path(light, mix(inks.first, inks.cream, 0.3));
  const edge = [
    [-64, -72],
    [62, -74],
    [68, -44],
    [58, -10],
    [30, 4],
    [-6, -2],
    [-40, 8],
    [-62, -16],
    [-70, -46],
  ] as const;
  press.path(polygon(edge.map(([px, py]) => [x + px * s, y + py * s] as const)), soil);
  press.path(
    d`M${x - 66 * s} ${y - 74 * s}h${130 * s}l${3 * s} ${13 * s}q${-66 * s} ${9 * s} ${-135 * s} 0z`,
    mix(inks.fore, soil, 0.45),
  );
  let roots = "";
  let lumps = "";
  for (let i = 0; i < 22; i++) {
    const rootX = x + chance.between(-58, 58) * s;
    roots += cut(
      rootX,
      y - 60 * s,
      chance.between(-14, 14) * s,
      chance.between(26, 74) * s,
      1.4 * s,
    );
    const size = chance.between(4, 8) * s;
    const lumpY = y - chance.between(8, 50) * s;
    lumps += d`M${x + chance.between(-56, 50) * s} ${lumpY}q${size} ${-size} ${size * 1.8} 0q${-size * 0.4} ${size} ${-size} ${size * 0.8}z`;
  }
  press.path(lumps, mix(soil, "#8a5a34", 0.5));
  press.path(roots, mix(inks.cream, soil, 0.15));
  const worm = d`M${x - 44 * s} ${y - 22 * s}c${14 * s} ${-18 * s} ${24 * s} ${12 * s} ${38 * s} 0s${24 * s} ${-12 * s} ${34 * s} ${-2 * s}`;
  press.line(worm, mix("#d98f78", inks.ink, press.isNight ? 0.4 : 0), 6 * s, ROUND);
}
