import { d } from "../press/path.ts";
import type { Press } from "../press/press.ts";
import { cumulus, streaks } from "./clouds.ts";
import { headroom } from "./headroom.ts";
import { moonSeas, stars, sunRays, type Sun } from "./sun.ts";

const SKY_MODES = ["rings", "bands", "rays"] as const;
export type SkyMode = (typeof SKY_MODES)[number];

/** Radii of the rings of light around the sun, as shares of the picture's longer side. */
const RING_SHARES = [0.78, 0.56, 0.37, 0.22];
/** Top edges of the bands of light, as shares of the horizon's y. */
const BAND_TOPS = [0.2, 0.42, 0.64, 0.84];

function rings(press: Press, { x, y }: Sun): void {
  const longer = Math.max(press.W, press.H) * 0.98;
  RING_SHARES.forEach((share, i) => {
    press.disc(x, y, longer * share, press.inks.sky[i + 1] ?? press.inks.sun);
  });
}

function bands(press: Press, horizon: number): void {
  const { W, H, skyChance: chance, inks } = press;
  const step = W / 4;
  BAND_TOPS.forEach((share, i) => {
    let path = d`M0 ${horizon * share + chance.between(-8, 8)}`;
    for (let k = 0; k < 4; k++) {
      const rise = chance.between(-9, 9);
      path += d`q${step / 2} ${chance.between(-14, 14)} ${step} ${rise}`;
    }
    press.path(`${path}V${H}H0z`, inks.sky[i + 1] ?? inks.sun);
  });
}

function modeFor(press: Press, wanted: SkyMode): SkyMode {
  return press.isNight && wanted === "rays" ? "rings" : wanted;
}

function clouds(press: Press, horizon: number, sun: Sun | null): void {
  if (press.weather === "drought") streaks(press, horizon, 7, sun);
  else if (press.time === "day" && press.skyChance.maybe(0.75)) {
    cumulus(press, horizon, sun?.x ?? press.W * (1 - press.fx));
  } else streaks(press, horizon, 9, sun);
}

/** The sun, lowered if a page would crop it. A large sun behind a subject and the moon stay in place. */
function whole(press: Press, sun: Sun): Sun {
  if (press.isNight || sun.r > press.H * 0.2) return sun;
  return { ...sun, y: Math.max(sun.y, headroom(press) + sun.r * 0.9) };
}

/** The whole sky down to the horizon, with clouds or stars, and the sun or moon, if any. */
export function drawSky(
  press: Press,
  horizon: number,
  place: Sun | null,
  wanted: SkyMode = press.skyChance.pick(SKY_MODES),
): void {
  const { W, H, inks } = press;
  const sun = place && (press.hasSun || press.isNight) ? whole(press, place) : null;
  const mode = sun ? modeFor(press, wanted) : "bands";
  press.path(`M0 0h${W}v${H}H0z`, inks.sky[0]);
  if (sun && mode === "rings") rings(press, sun);
  else bands(press, horizon);
  if (sun && mode === "rays") sunRays(press, sun);
  if (sun) {
    if (mode !== "rings") press.disc(sun.x, sun.y, sun.r * 1.55, inks.sun, 0.32);
    press.disc(sun.x, sun.y, sun.r, inks.sun);
    if (!press.isNight)
      press.shown.push({ name: "sun", x: sun.x, y: sun.y, scale: sun.r, flip: false });
    if (press.isNight) moonSeas(press, sun);
  }
  if (press.isNight) stars(press, horizon, sun);
  clouds(press, horizon, sun);
}
