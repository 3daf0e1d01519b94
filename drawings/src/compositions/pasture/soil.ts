import { bunch } from "../../glyphs/animals/herd.ts";
import { place } from "../../glyphs/place.ts";
import { grasses } from "../../land/grasses.ts";
import { range } from "../../land/range.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { rootedPlants } from "../../land/roots.ts";
import { junipers } from "../../land/trees.ts";
import { mix } from "../../press/color.ts";
import { d, type Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { headroom } from "../../sky/headroom.ts";
import { drawSky } from "../../sky/sky.ts";

/** The colors of the soil from its dark topsoil down to the parent rock. */
type Layers = readonly [topsoil: string, subsoil: string, clay: string, rock: string];

/** The ground cut open: three plants, one, three and five years old, roots as deep as tops are tall. */
export function soil(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const crop = headroom(press) > 0; // the oldest plant's tips must show
  const surface = H * (crop ? 0.47 : 0.43);
  const sun = { x: W * (fx > 0.5 ? 0.22 : 0.78), y: surface * 0.52, r: H * 0.08 };
  drawSky(press, surface, sun, chance.pick(["rays", "rings", "rays"]));
  range(press, surface * 0.92);
  const hill = wave(press, surface * 0.88, H * 0.018);
  ground(press, hill, inks.field);
  junipers(press, hill, 3, mix(inks.mid, inks.fore, 0.6), 0.8);
  const leftward = fx > 0.5; // the oldest plant is on the right
  const at = (share: number) => W * (leftward ? share : 1 - share);
  firstPaddock(press, hill, surface, at(0.23), at(0.42));
  bunch(press, { x: at(0.575), y: surface * 0.955, scale: 0.32 * u }, { flip: !leftward });
  const ridge = wave(press, surface, H * 0.012, 0.7);
  const dusk = press.isNight ? 0.45 : press.time === "dusk" ? 0.2 : 0;
  const shade = (color: string, share = dusk) => mix(color, inks.ink, share);
  const layers: Layers = [shade("#3a2618"), shade("#6d4226"), shade("#a37748"), shade("#c9a671")];
  // plants are printed before the soil, which covers the bottom of their stems
  grasses(press, (x) => ridge(x) - 2, H * 0.035, Math.round(W / 9), {
    color: mix(inks.fore, inks.hill, 0.3),
    light: inks.first,
  });
  const plants = rootedPlants(press, ridge, [at(0.2), at(0.45), at(0.73)], crop ? 0.78 : 1);
  press.path(plants.leaves, mix(inks.fore, inks.hill, 0.12));
  press.path(plants.light, mix(inks.first, inks.cream, 0.12));
  press.path(plants.heads, mix(inks.ochre, inks.cream, 0.2));
  profile(press, ridge, layers);
  beetleBelow(press, at(0.595), ridge, layers, leftward);
  const root = shade("#f0d9a0", dusk * 0.8);
  press.path(plants.roots, root);

  for (const [share, depth] of [
    [0.34, 0.53],
    [0.61, 0.66],
    [0.9, 0.58],
    [0.1, 0.66],
  ] as const) {
    const burrow = mix(depth < 0.62 ? layers[0] : layers[1], "#1a0f08", 0.3);
    earthworm(press, at(share), H * depth, burrow, shade("#d98f78"));
  }
  let crumbs = "";
  for (let i = 0; i < 20; i++) {
    const x = chance.next() * W;
    crumbs += d`M${x} ${ridge(x) + H * chance.between(0.04, 0.3)}h2v2h-2z`;
  }
  press.path(crumbs, mix(root, layers[0], 0.3));
}

/** The first paddock on the far hill, between two fences. */
function firstPaddock(press: Press, hill: Ridge, near: number, x1: number, x2: number): void {
  const { inks } = press;
  const middle = (x1 + x2) / 2;
  const [a, b] = [middle + (x1 - middle) * 0.7, middle + (x2 - middle) * 0.7];
  const crest = 2 * hill(middle) - (hill(a) + hill(b)) / 2;
  const sides = d`M${x1} ${near + 9}L${a} ${hill(a)}Q${middle} ${crest} ${b} ${hill(b)}L${x2} ${near + 9}z`;
  press.path(sides, inks.first);
}

function profile(press: Press, ridge: Ridge, layers: Layers): void {
  const { W, H, u, chance, inks } = press;
  const [topsoil, subsoil, clay, rock] = layers;
  ground(press, ridge, topsoil, 10);
  const subsoilTop = wave(press, H * 0.7, H * 0.02);
  const clayTop = wave(press, H * 0.84, H * 0.02);
  ground(press, subsoilTop, subsoil);
  ground(press, clayTop, clay);
  ground(press, wave(press, H * 0.95, H * 0.015), rock);
  contours(press, (x) => ridge(x) + H * 0.04, H * 0.24, 16, mix(topsoil, subsoil, 0.55), 3);
  contours(press, subsoilTop, H * 0.13, 12, mix(subsoil, clay, 0.45), 3);
  contours(press, clayTop, H * 0.1, 9, mix(clay, rock, 0.6), 3);
  let stones = "";
  for (let i = 0; i < 11; i++) {
    const x = chance.next() * W;
    const y = clayTop(x) + chance.between(-0.02, 0.14) * H;
    const z = chance.between(6, 15) * u;
    stones += d`M${x} ${y}q${z * 0.4} ${-z} ${z * 1.3} ${-z * 0.7}q${z * 0.9} ${z * 0.6} ${z * 0.2} ${z}`;
    stones += d`q${-z} ${z * 0.4} ${-z * 1.5} ${-z * 0.3}z`;
  }
  press.path(stones, mix(rock, inks.cream, 0.45));
}

function earthworm(press: Press, x: number, y: number, burrow: string, skin: string): void {
  const { u, chance, inks } = press;
  const s = u * chance.between(0.8, 1.1);
  const curl = d`c${16 * s} ${-22 * s} ${28 * s} ${14 * s} ${46 * s} 0s${30 * s} ${-16 * s} ${44 * s} ${-2 * s}`;
  const body = d`M${x - 44 * s} ${y + 4}` + curl;
  const round = 'stroke-linecap="round"';
  press.line(`${body}l9 2`, burrow, 12 * s, round);
  press.line(body, skin, 5.4 * s, round);
  const dashes = [0, 25, 9, 99].map((length) => Math.round(length * s)).join(" ");
  press.line(body, mix(skin, inks.cream, 0.45), 5.4 * s, `stroke-dasharray="${dashes}"`);
}

/** A dung beetle that has rolled her ball down a shaft into a chamber: smaller than the worms. */
function beetleBelow(press: Press, x: number, ridge: Ridge, layers: Layers, flip: boolean): void {
  const { H, u } = press;
  const [, subsoil, clay] = layers;
  const hollow = mix(subsoil, clay, 0.12);
  const across = (units: number) => x + (flip ? units : -units) * u;
  const top = ridge(across(-48));
  const floor = top + H * 0.045 + 24 * u;
  const shaft = d`M${across(-48)} ${top}Q${across(-46)} ${floor - 14 * u} ${across(0)} ${floor - 10 * u}`;
  press.line(shaft, hollow, 8 * u);
  press.ellipse(across(6), floor - 11 * u, 34 * u, 13 * u, hollow);
  press.disc(across(20), floor - 10 * u, 9 * u, clay);
  place(press, "beetle", across(8), floor - 10 * u, 0.7 * u, { flip });
}
