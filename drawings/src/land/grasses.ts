import { mix } from "../press/color.ts";
import { blade, cut, polygon, type Ridge } from "../press/path.ts";
import { type Press, part } from "../press/press.ts";

export interface GrassOptions {
  readonly color?: string;
  readonly light?: string;
  readonly headColor?: string;
  /** Seed heads of bluestem, grama and wheatgrass. */
  readonly heads?: boolean;
  /** Number of coneflowers and sunflowers. */
  readonly flowers?: number;
  /** Only sunflowers, to save bytes. */
  readonly sunflowersOnly?: boolean;
  /** A range, as shares of the width, where grass stays low so that the subject's feet show. */
  readonly clear?: readonly [from: number, to: number];
  /** Tall grass in the corner away from the subject: its height as a multiple. */
  readonly tall?: number;
}

/** Grass along a ground line: a few tufts and two wildflowers, reused in varied sizes. */
export function grasses(
  press: Press,
  ridge: Ridge,
  height: number,
  count: number,
  options: GrassOptions = {},
): void {
  const { W, chance } = press;
  const { heads = false, flowers = 0, clear, tall = 0 } = options;
  const shrink = (x: number) =>
    clear !== undefined && x > clear[0] * W && x < clear[1] * W ? 0.45 : 1;
  const tufts = tuftKinds(press, height, heads, heads && flowers < 11 ? 3 : 2, options);
  const stamp = (kinds: readonly string[], i: number, x: number, y: number, s: number, t = s) => {
    const id = kinds[i % kinds.length];
    if (id !== undefined) press.stamp(id, x, y, s, t);
  };
  const clumps = Math.ceil(count / 5);
  for (let i = 0; i < clumps; i++) {
    const x = ((i + chance.between(0.1, 0.9)) / clumps) * W;
    const size = chance.between(0.75, 1.15);
    const y = ridge(x);
    stamp(tufts, i, x, y, chance.maybe(0.5) ? size : -size, size * shrink(x));
  }
  for (let i = 0; tall > 0 && i < 4; i++) {
    const x = W * (press.fx > 0.5 ? 0.015 + i * 0.035 : 0.985 - i * 0.035);
    stamp(tufts.slice(0, 2), i, x, ridge(x) + 8, i % 2 === 1 ? 1.3 : -1.3, tall * (1 - i * 0.16));
  }
  if (flowers > 0) {
    const { coneflower, sunflower } = flowerKinds(press, options);
    for (let i = 0; i < flowers; i++) {
      const x = chance.next() * W;
      const size = (height / 68) * chance.between(0.75, 1.15);
      const [low, mirrored] = [shrink(x), chance.maybe(0.5)];
      if (low < 1) continue; // it would appear on the subject's coat like a badge
      const kind = i % 5 < 3 && !options.sunflowersOnly ? coneflower() : sunflower();
      press.stamp(kind, x, ridge(x), mirrored ? size : -size, size * low);
    }
  }
}

function grassColor({ inks }: Press, options: GrassOptions): string {
  return options.color ?? mix(inks.fore, inks.ink, 0.35);
}

function tuftKinds(
  press: Press,
  height: number,
  heads: boolean,
  kinds: number,
  options: GrassOptions,
): string[] {
  const { inks, season } = press;
  const color = grassColor(press, options);
  const light = options.light ?? mix(color, inks.first, 0.45);
  const headColor =
    options.headColor ??
    (season === "winter" ? mix(color, inks.cream, 0.35) : mix(inks.ochre, inks.cream, 0.2));
  const root = Math.round(press.H * 0.05);
  return Array.from({ length: kinds }, (_, kind) =>
    press.group(`t${kind}${Math.round(height)}${heads ? "h" : ""}`, () => {
      const leaves = tuft(press, height, root);
      const ears = heads ? seedHeads(press, kind, height, root) : { stems: "", ears: "" };
      return (
        part(leaves.dark + ears.stems, color) +
        part(leaves.light, light) +
        part(ears.ears, headColor)
      );
    }),
  );
}

function tuft({ chance }: Press, height: number, root: number): { dark: string; light: string } {
  let dark = "";
  let light = "";
  for (let i = 0; i < 6; i++) {
    const z = height * chance.between(0.4, 1);
    const lean = chance.between(-0.3, 0.4) * z;
    const x = i * 11 - 30 + chance.between(-4, 4);
    dark += blade(x, root, z + root, lean, 3 + z * 0.05);
    if (i % 2 === 1) light += blade(x + 4, 8, z * 0.6, lean * 0.5, 3);
  }
  return { dark, light };
}

/** Kind 0 is big bluestem (a turkey's foot), 1 sideoats grama, 2 wheatgrass. */
function seedHeads(
  { chance }: Press,
  kind: number,
  height: number,
  root: number,
): { stems: string; ears: string } {
  let stems = "";
  let ears = "";
  for (let i = 0; i < (kind === 1 ? 2 : 1); i++) {
    const z = height * chance.between(1.05, 1.5);
    const lean = chance.between(-0.14, 0.2) * z;
    const x = chance.between(-24, 24);
    const [tipX, tipY, size] = [x + lean, 6 - z, z * 0.22];
    stems += blade(x, root, z - 4 + root, lean, 4.4);
    if (kind === 0) ears += turkeyFoot(tipX, tipY + 3, size, 2.4);
    else if (kind === 2)
      ears += cut(tipX - lean * 0.1, tipY + size, lean * 0.12 + 2, -size * 1.4, 5);
    else {
      for (let j = 0; j < 5; j++) {
        const y = tipY + j * size * 0.24;
        ears += cut(tipX - lean * 0.03 * j, y, size * 0.34, size * 0.22, 2.2);
      }
    }
  }
  return { stems, ears };
}

/** The three-toed seed head of big bluestem. */
export function turkeyFoot(x: number, y: number, size: number, width: number): string {
  return [-0.5, 0.05, 0.55]
    .map((lean) => cut(x, y, Math.sin(lean) * size, -Math.cos(lean) * size, width))
    .join("");
}

/** The number of a sunflower's rays: Fibonacci numbers. */
const PETALS = 13;

/** The ids of both flowers, each defined on first use. */
function flowerKinds(press: Press, options: GrassOptions) {
  const { inks, isNight } = press;
  const root = Math.round(press.H * 0.05);
  const stalk = grassColor(press, options);
  const coneflower = () => {
    let petals = "";
    for (let j = -2; j < 3; j++)
      petals += cut(8 + j * 2.2, -60, j * 4.6, 19 - Math.abs(j) * 3.4, 3.6);
    return (
      part(blade(0, root, 59 + root, 8, 3) + cut(2, -18, 12, -10, 5), stalk) +
      part(petals, mix(inks.red, "#dd8f86", isNight ? 0.1 : 0.5)) +
      part("M2-58q0-8 6-9q6 1 6 9q-6 3-12 0z", mix(inks.ink, inks.rust, 0.45))
    );
  };
  const sunflower = () => {
    const petals = Array.from({ length: 2 * PETALS }, (_, j) => {
      const turn = (j / PETALS) * Math.PI;
      const reach = j % 2 === 0 ? 18 : 8;
      return [-6 + Math.cos(turn) * reach, -50 + Math.sin(turn) * reach] as const;
    });
    return (
      part(blade(0, root, 49 + root, -6, 3) + cut(-1, -14, -13, -9, 5), stalk) +
      part(polygon(petals), inks.ochre) +
      part("M-11-50a5 5 0 0 1 10 0a5 5 0 0 1-10 0z", mix(inks.ink, inks.rust, 0.4))
    );
  };
  return {
    coneflower: () => press.group("f0", coneflower),
    sunflower: () => press.group("f1", sunflower),
  };
}
