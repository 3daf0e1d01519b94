import { mix } from "../press/color.ts";
import { cut, d } from "../press/path.ts";
import type { Press } from "../press/press.ts";
import { headroom } from "../sky/headroom.ts";
import { contours, ground, wave } from "./ridge.ts";

const RANGE_KINDS = ["peaks", "mesa", "hills"] as const;
export type RangeKind = (typeof RANGE_KINDS)[number];

/** The country behind the ranch: mountains, mesas or low hills on the horizon. */
export function range(
  press: Press,
  horizon: number,
  kind: RangeKind = press.cast.pick(RANGE_KINDS),
): void {
  const { H, inks, isNight } = press;
  const light = mix(inks.far, isNight ? inks.sky[4] : inks.sun, isNight ? 0.3 : 0.34);
  if (kind === "hills") {
    const ridge = wave(press, horizon - H * 0.05, H * 0.045);
    ground(press, ridge, inks.far);
    contours(press, ridge, H * 0.05, 9, light);
  } else if (kind === "mesa") mesas(press, horizon, light);
  else peaks(press, horizon, light);
}

/** The greatest share of its space that a mesa fills in a page's head, and the share left open. */
const WIDEST = 0.72;
const GAP = 0.44;

/** Mesas. In a page's head there is open horizon between them; any wider and they would look like a wall. */
function mesas(press: Press, horizon: number, light: string): void {
  const { W, H, chance, inks } = press;
  const apart = headroom(press) > 0;
  let x = chance.between(-0.12, 0.02) * W;
  let outline = d`M0 ${H}V${horizon}`;
  let rims = "";
  let gullies = "";
  while (x < W) {
    const room = chance.between(0.16, 0.34) * W;
    const height = chance.between(0.06, 0.13) * H;
    const marks = Array.from({ length: 4 }, () => ({
      across: chance.next(),
      length: chance.between(0.2, 0.3),
      foot: chance.between(-6, 6),
      lean: chance.between(-5, 5),
    }));
    const next = x + room * chance.between(0.86, 1.5);
    const width = apart ? Math.min(room * WIDEST, next - x - GAP * room) : room;
    const slope = apart ? Math.min(height * 0.55, width * 0.28) : height * 0.55;
    const top = horizon - height;
    const shoulder = top + height * 0.42;
    const right = x + width;
    outline += d`L${x} ${horizon} ${x + slope} ${shoulder} ${x + slope * 1.2} ${top}`;
    outline += d` ${right - slope * 1.2} ${top} ${right - slope} ${shoulder} ${right} ${horizon}`;
    rims += d`M${x + slope * 1.2} ${top}H${right - slope * 1.2}v${height * 0.1}H${x + slope * 1.18}z`;
    for (const { across, length, foot, lean } of marks) {
      const gully = x + slope * 1.3 + across * (width - 2.7 * slope);
      gullies += cut(gully, top + height * 0.14, 0, height * length, 2.6);
      gullies += cut(gully + foot, shoulder + 3, lean, height * 0.4, 2);
    }
    x = next;
  }
  press.path(d`${outline}L${W} ${horizon}V${H}z`, mix(inks.far, inks.sky[0], 0.42));
  press.path(rims, light);
  press.path(gullies, inks.far);
}

function peaks(press: Press, horizon: number, light: string): void {
  const { W, H, chance, inks } = press;
  let x = -W * 0.06;
  let outline = d`M${x} ${horizon}`;
  let caps = "";
  let gullies = "";
  let foot = x; // of the last slope
  while (x < W * 1.02) {
    const width = chance.between(0.16, 0.3) * W;
    const height = chance.between(0.1, 0.2) * H * (1 - 0.25 * chance.next());
    const peakX = x + width * chance.between(0.4, 0.6);
    const peakY = horizon - height;
    const shoulderX = x + width * 0.22;
    const shoulderY = horizon - height * chance.between(0.4, 0.55);
    // valleys are pointed: a level one would cut off the sun behind it
    const valley = Math.max(foot + width * 0.04, x + width * 0.1);
    outline += d`L${valley} ${horizon - height * 0.36}`;
    outline += d`L${Math.max(shoulderX, valley + 2)} ${shoulderY} ${peakX} ${peakY}`;
    foot = x + width * 0.82;
    outline += d` ${peakX + width * 0.18} ${horizon - height * 0.62}`;
    outline += d` ${x + width * 0.82} ${horizon - height * 0.4}`;
    caps += d`M${peakX} ${peakY}l${width * 0.18} ${height * 0.38} ${-width * 0.1} ${height * 0.04}`;
    caps += d` ${width * 0.02} ${height * 0.16} ${-width * 0.12} ${-height * 0.14}`;
    caps += d` ${-width * 0.07} ${height * 0.2}z`;
    for (let i = 0; i < 3; i++) {
      const gullyX = peakX + width * chance.between(-0.22, 0.3);
      const gullyY = horizon - height * chance.between(0.12, 0.5);
      gullies += cut(gullyX, gullyY, width * 0.05, height * chance.between(0.14, 0.3), 3);
    }
    x += width * chance.between(0.66, 0.86);
  }
  const bare = press.season === "summer" || press.weather === "drought";
  press.path(d`${outline}L${W + 40} ${horizon}V${H}H-40z`, mix(inks.far, inks.sky[0], 0.42));
  press.path(caps, bare ? light : mix(inks.cream, inks.sky[2], 0.25));
  press.path(gullies, inks.far);
}
