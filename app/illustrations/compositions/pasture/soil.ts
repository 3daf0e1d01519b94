import { herd } from "../../glyphs/herd.ts";
import { place } from "../../glyphs/place.ts";
import { grasses } from "../../land/grasses.ts";
import { range } from "../../land/range.ts";
import { contours, ground, wave } from "../../land/ridge.ts";
import { rootedPlants } from "../../land/roots.ts";
import { junipers } from "../../land/trees.ts";
import { mix } from "../../press/colour.ts";
import { d, type Ridge } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { drawSky } from "../../sky/sky.ts";

/** The colours of the soil from its dark topsoil down to the parent rock. */
type Layers = readonly [topsoil: string, subsoil: string, clay: string, rock: string];

/** The ground cut open: three plants, one, three and five years old, roots as deep as tops are tall. */
export function soil(press: Press): void {
  const { W, H, u, fx, chance, inks } = press;
  const surface = H * 0.43;
  const sun = { x: W * (fx > 0.5 ? 0.22 : 0.78), y: surface * 0.52, r: H * 0.08 };
  drawSky(press, surface, sun, chance.pick(["rays", "rings", "rays"]));
  range(press, surface * 0.92);
  const hill = wave(press, surface * 0.88, H * 0.018);
  ground(press, hill, inks.field);
  junipers(press, hill, 3, mix(inks.mid, inks.fore, 0.6), 0.8);
  const leftward = fx > 0.5; // the oldest plant stands on the right
  const at = (share: number) => W * (leftward ? share : 1 - share);
  firstPaddock(press, hill, surface, at(0.23), at(0.42));
  herd(
    press,
    [
      [at(0.53), surface * 0.975, u * 0.46],
      [at(0.6), surface * 0.95, u * 0.38],
    ],
    { flip: !leftward, poses: ["cowGraze"] },
  );
  const ridge = wave(press, surface, H * 0.012, 0.7);
  const dusk = press.isNight ? 0.45 : press.time === "dusk" ? 0.2 : 0;
  const shade = (colour: string, share = dusk) => mix(colour, inks.ink, share);
  const layers: Layers = [shade("#3a2618"), shade("#6d4226"), shade("#a37748"), shade("#c9a671")];
  profile(press, ridge, layers);

  const plants = rootedPlants(press, ridge, [at(0.2), at(0.45), at(0.73)]);
  const root = shade("#f0d9a0", dusk * 0.8);
  press.path(plants.roots, root);
  grasses(press, (x) => ridge(x) - 2, H * 0.035, Math.round(W / 9), {
    colour: mix(inks.fore, inks.hill, 0.3),
    light: inks.first,
  });
  press.path(plants.leaves, mix(inks.fore, inks.hill, 0.12));
  press.path(plants.light, mix(inks.first, inks.cream, 0.12));
  press.path(plants.heads, mix(inks.ochre, inks.cream, 0.2));

  for (const [share, depth] of [
    [0.34, 0.53],
    [0.58, 0.64],
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
  beetleWithBall(press, ridge, at(0.345), leftward);
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
  press.line(body, burrow, 12 * s, round);
  press.line(body, skin, 5.4 * s, `${round} pathLength="100" stroke-dasharray="92 8"`);
  const band = mix(skin, inks.cream, 0.45);
  press.line(body, band, 5.4 * s, 'pathLength="100" stroke-dasharray="0 24 9 67"');
}

function beetleWithBall(press: Press, ridge: Ridge, x: number, flip: boolean): void {
  const { u, inks } = press;
  const y = ridge(x) + 3;
  press.disc(x + (flip ? 21 : -21) * u, y - 15 * u, 17 * u, mix("#4a331f", inks.ink, 0.2));
  place(press, "beetle", x, y, 1.35 * u, { flip });
}
