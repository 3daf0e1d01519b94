interface Point {
  readonly x: number;
  readonly y: number;
  /** A sharp corner instead of a curve. */
  readonly sharp: boolean;
}

/** Path units per author unit in glyph paths, so that whole numbers are precise enough. */
export const GLYPH_SCALE = 3;

const TENSION = 0.18;

function parse(source: string): Point[] {
  return source
    .trim()
    .split(/\s+/)
    .map((token) => {
      const sharp = token.endsWith("!");
      const [x, y] = token.replace("!", "").split(",").map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) {
        throw new Error(`Not an outline point: "${token}"`);
      }
      return { x: x * GLYPH_SCALE, y: -y * GLYPH_SCALE, sharp };
    });
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
}

/** Cache of outlines by their source, since every herd uses the same ones. */
const known = new Map<string, string>();

/**
 * A closed smooth outline (Catmull-Rom) through "x,y" points, as a compact relative path. x counts
 * to the right, y upwards from the ground; "!" marks a sharp corner.
 */
export function spline(source: string): string {
  const path = known.get(source) ?? outline(source);
  known.set(source, path);
  return path;
}

function outline(source: string): string {
  const points = parse(source);
  // all outlines wind the same way, so that overlapping parts of an animal do not cut holes
  if (signedArea(points) < 0) points.reverse();
  const count = points.length;
  const at = (i: number): Point => {
    const point = points[(i + count) % count];
    if (point === undefined) throw new Error("An outline needs points");
    return point;
  };
  const first = at(0);
  let x = Math.round(first.x);
  let y = Math.round(first.y);
  let path = `M${x} ${y}`;
  let afterLine = false;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const endX = Math.round(to.x);
    const endY = Math.round(to.y);
    const line = from.sharp && to.sharp;
    if (line) {
      if (i < count - 1) path += `l${endX - x} ${endY - y}`;
    } else {
      const x1 = from.sharp ? from.x : from.x + (to.x - before.x) * TENSION;
      const y1 = from.sharp ? from.y : from.y + (to.y - before.y) * TENSION;
      const x2 = to.sharp ? to.x : to.x - (after.x - from.x) * TENSION;
      const y2 = to.sharp ? to.y : to.y - (after.y - from.y) * TENSION;
      const end = [x2 - x, y2 - y, endX - x, endY - y];
      // a smooth point's two handles mirror each other, so "s" can leave the first one out
      const whole = from.sharp || i === 0 || afterLine;
      const numbers = whole ? [x1 - x, y1 - y, ...end] : end;
      path += (whole ? "c" : "s") + numbers.map(Math.round).join(" ");
    }
    afterLine = line;
    x = endX;
    y = endY;
  }
  return `${path}z`.replaceAll(" -", "-");
}
