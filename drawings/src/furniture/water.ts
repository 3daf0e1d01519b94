import { mix, shortHex } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import { Press } from "../press/press.ts";

const BRACES = 5;
const BLADES = 16;
/** The wheel stands at right angles to its vane: seen between the two, it is narrower and the vane shorter. */
const WHEEL_TURN = 0.55;
const VANE_TURN = 0.7;

interface WindmillOptions {
  readonly color?: string;
  /** The side the vane points to: 1 right, -1 left. */
  readonly vane?: number;
}

/** A water-pumping windmill of the given height, its tower's foot at (x, y). */
export function windmill(
  press: Press,
  x: number,
  y: number,
  height: number,
  options: WindmillOptions = {},
): void {
  const { inks } = press;
  const { color = inks.ink, vane = 1 } = options;
  const halfFoot = height * 0.13;
  const halfTop = height * 0.02;
  const hub = y - height * 0.8;
  const wheel = height * 0.22;
  const half = (share: number) => halfFoot + (halfTop - halfFoot) * share;
  const level = (share: number) => y + (hub - y) * share;
  let tower = d`M${x - halfFoot} ${y}L${x - halfTop} ${hub}M${x + halfFoot} ${y}L${x + halfTop} ${hub}`;
  tower += d`M${x - halfFoot * 0.2} ${y}L${x} ${hub}`;
  for (let i = 0; i < BRACES; i++) {
    const [low, high] = [i / BRACES, (i + 1) / BRACES];
    tower += d`M${x - half(low)} ${level(low)}L${x + half(high)} ${level(high)}`;
    tower += d`H${x - half(high)}L${x + half(low)} ${level(low)}`;
  }
  press.line(tower, color, Math.max(1.2, height * 0.009));
  const spot = Press.placed(x, hub, wheel / 100, { digits: 3 });
  press.add(`<path fill="${shortHex(color)}" ${spot} d="${blades()}"/>`);
  const w = wheel * vane * VANE_TURN;
  const arm = d`M${x} ${hub - 2}l${w * 1.1} ${wheel * 0.04} ${w * 0.5} ${-wheel * 0.4}`;
  const tail = d`${w * 0.5} 0 0 ${wheel * 0.74} ${-w * 0.5} 0 ${-w * 0.5} ${-wheel * 0.3}`;
  press.path(d`${arm} ${tail} ${-w * 1.1} ${wheel * 0.04}z`, color);
  const [rimX, rimY] = [wheel * 0.72 * WHEEL_TURN, wheel * 0.72];
  const rim = d`M${x - rimX} ${hub}a${rimX} ${rimY} 0 1 0 ${2 * rimX} 0a${rimX} ${rimY} 0 1 0 ${-2 * rimX} 0z`;
  press.line(rim, inks.rim, height * 0.006 + 0.4);
  press.ellipse(x, hub, wheel * 0.14 * WHEEL_TURN, wheel * 0.14, inks.red);
}

/**
 * The blades of a wheel 100 high from its hub at (0, 0), with gaps at its four quarters, one of which has the
 * vane's arm. They are wedges because a dashed ring has a seam, and not every renderer supports `pathLength`.
 */
function blades(): string {
  let path = "";
  for (let i = 0; i < BLADES; i++) {
    const corner = (radius: number, side: number) => {
      const angle = ((i + 0.5 + side * 0.31) * 2 * Math.PI) / BLADES;
      return d`${radius * WHEEL_TURN * Math.cos(angle)} ${radius * Math.sin(angle)}`;
    };
    path += d`M${corner(38, -1)}L${corner(98, -1)} ${corner(98, 1)} ${corner(38, 1)}z`;
  }
  return path;
}

/** A solar panel on a post, about 100 units wide at scale 1. */
export function solarPanel(press: Press, x: number, y: number, scale: number): void {
  const { inks, isNight } = press;
  const s = scale;
  press.path(d`M${x - 4 * s} ${y}l${2 * s} ${-62 * s} ${5 * s} 0 ${2 * s} ${62 * s}z`, inks.ink);
  const at = (across: number, up: number) =>
    d`${x + (-46 + across * 92 + up * 16) * s} ${y - (52 + up * 50 - across * 10) * s}`;
  const face = mix("#1d3a4a", inks.ink, isNight ? 0.6 : 0.15);
  press.path(`M${at(0, 0)}L${at(1, 0)} ${at(1, 1)} ${at(0, 1)}z`, face);
  let cells = "";
  for (let i = 1; i < 6; i++) cells += `M${at(i / 6, 0)}L${at(i / 6, 1)}`;
  for (let i = 0; i < 4; i++) cells += `M${at(0, i / 3)}L${at(1, i / 3)}`;
  press.line(cells, mix("#8fb9c0", inks.sky[2], 0.3), Math.max(1, 1.4 * s));
  const glare = `M${at(0.52, 0.1)}L${at(0.82, 0.1)} ${at(0.68, 0.92)} ${at(0.5, 0.92)}z`;
  press.path(glare, inks.sun, 0.28);
}

/** A round stock tank; (x, y) is the front of its foot, w and h its width and height. */
export function stockTank(press: Press, x: number, y: number, w: number, h: number): void {
  const { chance, inks, isNight, time } = press;
  const depth = w * 0.17; // half the ellipse of the rim, seen from above
  const shade = isNight ? 0.62 : time === "dusk" ? 0.4 : 0.18;
  const steel = mix("#7d8f8e", inks.ink, shade);
  const [left, half, rim] = [x - w / 2, w / 2, y - h];
  press.path(d`M${left} ${rim}v${h - depth * 0.4}a${half} ${depth} 0 0 0 ${w} 0V${rim}z`, steel);
  let ribs = "";
  for (let i = 0; i < 13; i++) {
    const across = -1 + (i + 0.5) / 6.5;
    const top = rim + h * 0.12 + depth * 0.8 * Math.sqrt(1 - across * across);
    ribs += cut(x + across * w * 0.49, top, 0, h * 0.66, 2.4);
  }
  press.path(ribs, mix(steel, inks.ink, 0.5));
  const hoop = d`M${left} ${y - h * 0.55}a${half} ${depth} 0 0 0 ${w} 0v5a${half} ${depth} 0 0 1 ${-w} 0z`;
  press.path(hoop, mix(steel, inks.cream, 0.5));
  press.ellipse(x, rim, half + 4, depth + 2, mix(steel, inks.cream, 0.6));
  press.ellipse(x, rim + 2, half - 3, depth - 2, mix(inks.blue, inks.ink, isNight ? 0.3 : 0.12));
  let glints = "";
  for (let i = 0; i < 9; i++) {
    const glintX = x + chance.between(-0.36, 0.1) * w;
    const glintY = rim + chance.between(-0.6, 0.7) * depth;
    glints += cut(glintX, glintY, chance.between(0.1, 0.28) * w, 0, 2.4);
  }
  press.path(glints, isNight ? inks.sky[4] : mix(inks.sun, inks.blue, 0.25));
}
