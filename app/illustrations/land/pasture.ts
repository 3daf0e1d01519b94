import { mix } from "../press/colour.ts";
import { cut, d, type Ridge } from "../press/path.ts";
import { type Press, part } from "../press/press.ts";
import { ground } from "./ridge.ts";

export interface PastureOptions {
  /** Number of paddocks side by side; 6 unless told. */
  readonly strips?: number;
  /** Which of them is the first paddock, counted from the left. */
  readonly first?: number;
  /** Where the fences seem to meet, as a share of the width. */
  readonly vanishing?: number;
  /** Fence lines between the paddocks; drawn unless told. */
  readonly wires?: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The paddocks' fence lines in perspective: `at(i, t)` runs from far (t = 0) to near (t = 1). */
class Paddocks {
  readonly top: Ridge;
  readonly bottom: number;
  readonly strips: number;
  readonly width: number;
  readonly vanishingX: number;

  constructor(top: Ridge, bottom: number, strips: number, width: number, vanishingX: number) {
    this.top = top;
    this.bottom = bottom;
    this.strips = strips;
    this.width = width;
    this.vanishingX = vanishingX;
  }

  far(i: number): Point {
    const x = this.vanishingX + (i / this.strips - 0.5) * 0.69 * this.width;
    return { x, y: this.top(x) };
  }

  near(i: number): Point {
    return { x: this.vanishingX + (i / this.strips - 0.5) * 1.875 * this.width, y: this.bottom };
  }

  /** The handle of the fence's curve. */
  bend(i: number): Point {
    const [far, near] = [this.far(i), this.near(i)];
    return { x: far.x + (near.x - far.x) * 0.34, y: (far.y + near.y) / 2 };
  }

  at(i: number, t: number): Point {
    const [far, bend, near] = [this.far(i), this.bend(i), this.near(i)];
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: a * far.x + b * bend.x + c * near.x, y: a * far.y + b * bend.y + c * near.y };
  }

  outline(i: number): string {
    const [far, bend, near] = [this.far(i), this.bend(i), this.near(i)];
    const [farNext, bendNext, nearNext] = [this.far(i + 1), this.bend(i + 1), this.near(i + 1)];
    const middle = (far.x + farNext.x) / 2;
    const crest = 2 * this.top(middle) - (far.y + farNext.y) / 2;
    return (
      d`M${far.x} ${far.y}Q${bend.x} ${bend.y} ${near.x} ${near.y}H${nearNext.x}` +
      d`Q${bendNext.x} ${bendNext.y} ${farNext.x} ${farNext.y}Q${middle} ${crest} ${far.x} ${far.y}z`
    );
  }
}

/** The pasture below `top`, in strips. One of them is always the first paddock: fresh and bright. */
export function pasture(
  press: Press,
  top: Ridge,
  bottom: number,
  options: PastureOptions = {},
): void {
  const { W, inks } = press;
  const { strips = 6, wires = true, first = press.fx > 0.5 ? 3 : 2 } = options;
  const vanishing = (options.vanishing ?? press.chance.between(0.35, 0.65)) * W;
  const paddocks = new Paddocks(top, bottom, strips, W, vanishing);
  ground(press, top, inks.field);
  let shaded = "";
  for (let i = 0; i < strips; i += 2) if (i !== first) shaded += paddocks.outline(i);
  press.path(shaded, inks.fieldShade);
  press.path(paddocks.outline(first), inks.first);
  grazedCuts(press, paddocks, first);
  restedTufts(press, paddocks, first);
  if (wires) fences(press, paddocks);
}

/** Long flat cuts in the grazed strips. */
function grazedCuts(press: Press, paddocks: Paddocks, first: number): void {
  const { chance, inks, isNight } = press;
  let path = "";
  for (let i = 0; i < 14; i++) {
    let strip = chance.next() * paddocks.strips;
    if (Math.floor(strip) === first) strip += 1.2;
    const t = chance.next() ** 0.8;
    const { x, y } = paddocks.at(strip, t);
    path += cut(x, y, 8 + 40 * t, chance.between(-2, 2), 1 + 3 * t);
  }
  press.path(path, mix(inks.field, inks.cream, isNight ? 0.12 : 0.45));
}

/** Short upright cuts in the rested strip: grass that stands. */
function restedTufts(press: Press, paddocks: Paddocks, first: number): void {
  const { chance, inks } = press;
  const tuft = press.group("g", () => {
    let dark = "";
    let light = "";
    for (let i = 0; i < 8; i++) {
      const [x, y] = [chance.between(-20, 20), chance.between(-9, 9)];
      dark += cut(x, y, chance.between(-3, 3), -chance.between(9, 16), 2.4);
      if (i % 2 === 1) light += cut(x + 3, y + 2, chance.between(-2, 3), -10, 2);
    }
    return (
      part(dark, mix(inks.first, inks.fore, 0.5)) + part(light, mix(inks.first, inks.cream, 0.5))
    );
  });
  for (let i = 0; i < 13; i++) {
    const t = (i + chance.next()) / 13;
    const across = (i % 2 === 1 ? 0.3 : 0.7) + chance.between(-0.12, 0.12);
    const { x, y } = paddocks.at(first + across, t);
    const size = 0.3 + t * 1.1;
    press.stamp(tuft, x, y, i % 3 > 0 ? size : -size, size);
  }
}

const POSTS = 5;

function fences(press: Press, paddocks: Paddocks): void {
  const { W, inks } = press;
  let wires = "";
  let posts = "";
  for (let i = 1; i < paddocks.strips; i++) {
    let inside = false;
    for (let j = 0; j <= POSTS; j++) {
      const t = (j / POSTS) ** 1.25;
      const { x, y } = paddocks.at(i, t);
      const height = 3 + 20 * t;
      const visible = x >= -60 && x <= W + 60;
      if (visible) {
        posts += d`M${x} ${y}v${-height}`;
        wires += (inside ? "L" : "M") + d`${x} ${y - height * 0.8}`;
      }
      inside = visible;
    }
  }
  press.line(wires, mix(inks.cream, inks.field, 0.12), 1);
  press.line(posts, mix(inks.ink, inks.field, 0.18), 1.4);
}
