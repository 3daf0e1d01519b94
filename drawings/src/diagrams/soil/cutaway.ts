import { mix } from "../../press/color.ts";
import { cut, d } from "../../press/path.ts";
import type { Press } from "../../press/press.ts";
import { numeral } from "../kit/numerals.ts";
import { plate, rect, ROUND, SOIL } from "../kit/plate.ts";
import { leaf } from "../kit/plants.ts";

/** Feet of root below ground and of grass above it. */
const ROOT_FT = 6;
const TOP_FT = 5;

/** Darker than in the small drawings, so that the last thin roots still show; the rock is the footer's soil. */
const CLAY = "#875b36";
const ROCK = "#2a1d12";

interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Big bluestem with its roots in the ground cut open, six feet down; feet are marked at the edge. */
export function soilCutaway({ name, width, height }: Sheet): string {
  const press = plate(name, height, width);
  const { inks } = press;
  const foot = height / (TOP_FT + ROOT_FT + 1);
  const ground = foot * (TOP_FT + 0.35);
  const x = width * 0.58;
  layers(press, ground, foot);
  stones(press, ground + foot * 4.6);
  press.path(plantRoots(press, x, ground, foot), SOIL.root);
  press.path(shortRoots(press, width * 0.26, ground, foot), SOIL.root);
  worms(press, ground, foot);
  plantTop(press, x, ground, foot);
  grazedTop(press, width * 0.26, ground, foot);
  let marks = "";
  for (let i = 1; i <= ROOT_FT; i++) marks += d`M0 ${ground + i * foot}h30`;
  press.line(marks, inks.cream, 5);
  for (let i = 1; i <= ROOT_FT; i++) {
    numeral(press, i, 48, ground + i * foot, 30, inks.cream);
  }
  return press.svg();
}

function layers(press: Press, ground: number, foot: number): void {
  const { W, H, chance } = press;
  const edge = (y: number, dip: number) =>
    d`M0 ${y}Q${W * 0.3} ${y + dip} ${W * 0.55} ${y}T${W} ${y + dip * 0.4}V${H}H0z`;
  press.path(rect(0, ground, W, H - ground), SOIL.top);
  press.path(edge(ground + foot * 1.4, 26), SOIL.sub);
  press.path(edge(ground + foot * 3.6, -30), CLAY);
  press.path(edge(ground + foot * 5.5, 24), ROCK);
  const gouges = (from: number, to: number, count: number) => {
    let path = "";
    for (let i = 0; i < count; i++) {
      const y = ground + foot * chance.between(from, to);
      path += cut(chance.next() * W, y, chance.between(30, 80), chance.between(-5, 5), 3.4);
    }
    return path;
  };
  press.path(gouges(0.2, 1.3, 12), mix(SOIL.top, SOIL.sub, 0.6));
  press.path(gouges(1.6, 3.5, 14), mix(SOIL.sub, SOIL.clay, 0.4));
  press.path(gouges(3.8, 5.4, 12), mix(CLAY, SOIL.rock, 0.4));
}

function stones(press: Press, top: number): void {
  const { W, H, chance, inks } = press;
  let path = "";
  for (let i = 0; i < 14; i++) {
    const [x, y, z] = [chance.between(110, W), chance.between(top, H), chance.between(12, 26)];
    path += d`M${x} ${y}q${z * 0.4} ${-z} ${z * 1.3} ${-z * 0.7}q${z * 0.9} ${z * 0.6} ${z * 0.2} ${z}q${-z} ${z * 0.4} ${-z * 1.5} ${-z * 0.3}z`;
  }
  press.path(path, mix(SOIL.rock, inks.cream, 0.2));
}

/** Many roots straight down, the middle ones to six feet, with fine roots to the sides. */
function plantRoots({ chance, W }: Press, x: number, y: number, foot: number): string {
  const count = 13;
  let path = "";
  for (let i = 0; i < count; i++) {
    const side = (i / (count - 1) - 0.5) * 2;
    const depth =
      foot *
      ROOT_FT *
      (1 - 0.45 * Math.abs(side) ** 1.5) *
      (i === count >> 1 ? 1 : chance.between(0.9, 1));
    const reach = side * W * 0.34 + chance.between(-12, 12);
    const bend = { x: side * W * 0.3, y: depth * 0.4 };
    const start = x + side * 22;
    path += d`M${start - 4} ${y}q${bend.x} ${bend.y} ${reach} ${depth}h3q${bend.x - reach + 5} ${bend.y - depth} ${5 - reach} ${-depth}z`;
    for (let j = 0; j < 5; j++) {
      const t = chance.between(0.1, 0.9);
      const at = {
        x: start + 2 * t * (1 - t) * bend.x + t * t * reach,
        y: y + 2 * t * (1 - t) * bend.y + t * t * depth,
      };
      const turn = chance.maybe(0.5) ? 1 : -1;
      path += cut(at.x, at.y, turn * chance.between(14, 40), chance.between(12, 40), 2);
    }
  }
  return path;
}

/** A grass bitten again and again keeps roots of a few inches. */
function shortRoots({ chance }: Press, x: number, y: number, foot: number): string {
  let path = "";
  for (let i = 0; i < 7; i++) {
    const side = (i / 6 - 0.5) * 2;
    path += cut(x + side * 14, y, side * 26, foot * 0.5 * chance.between(0.7, 1), 3.8);
  }
  return path;
}

function grazedTop(press: Press, x: number, y: number, foot: number): void {
  let leaves = "";
  for (let i = 0; i < 7; i++) {
    const side = (i / 6 - 0.5) * 2;
    leaves += d`M${x + side * 16} ${y + 4}l${side * 10 - 4} ${-foot * 0.16}h8l${-side * 4} ${foot * 0.16}z`;
  }
  press.path(leaves, "#a98d45");
}

function plantTop(press: Press, x: number, y: number, foot: number): void {
  const { chance, inks, W } = press;
  let leaves = "";
  let light = "";
  for (let i = 0; i < 22; i++) {
    const side = (i / 21 - 0.5) * 2;
    const up = foot * chance.between(1.4, 2.8) * (1 - 0.25 * Math.abs(side));
    const lean = side * W * 0.36 + chance.between(-14, 14);
    const shape = leaf(x + side * 30, y + 6, lean, up, 15, 0.3);
    if (i % 3 === 1) light += shape;
    else leaves += shape;
  }
  let stalks = "";
  let heads = "";
  [-0.34, -0.1, 0.12, 0.3].forEach((side, i) => {
    const up = foot * (4.3 + (i % 3) * 0.28);
    const lean = side * W * 0.42;
    stalks += d`M${x + side * 40} ${y}q${lean * 0.2} ${-up * 0.6} ${lean} ${-up}`;
    const [tipX, tipY] = [x + side * 40 + lean, y - up];
    for (const toe of [-26, 0, 26]) {
      heads += cut(tipX, tipY + 6, toe + lean * 0.1, -foot * 0.4 + Math.abs(toe) * 0.6, 5.5);
    }
  });
  press.line(stalks, mix("#3f7a36", inks.rust, 0.25), 6, ROUND);
  press.path(leaves, "#3f7a36");
  press.path(light, "#7fa24b");
  press.path(heads, inks.rust);
}

/** Earthworms in the top foot. */
function worms(press: Press, ground: number, foot: number): void {
  const { W } = press;
  for (const [share, depth] of [
    [0.1, 0.62],
    [0.78, 0.9],
  ] as const) {
    const path = d`M${W * share} ${ground + foot * depth}c14 -20 26 12 42 0s28-14 40-2`;
    press.line(path, "#1f130b", 15, ROUND);
    press.line(path, "#d98f78", 8, ROUND);
  }
}
