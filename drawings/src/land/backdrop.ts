import { mix } from "../press/color.ts";
import type { Ridge } from "../press/path.ts";
import type { Press } from "../press/press.ts";
import { drawSky, type SkyMode } from "../sky/sky.ts";
import type { Sun } from "../sky/sun.ts";
import { type RangeKind, range } from "./range.ts";
import { contours, ground, wave } from "./ridge.ts";
import { junipers } from "./trees.ts";

interface BackdropOptions {
  readonly sky?: SkyMode;
  readonly range?: RangeKind;
  /** Groups of junipers on the middle ridge; 4 by default. */
  readonly trees?: number;
}

/** Sky, far country and the wooded middle ridge: everything behind the pasture. */
export function backdrop(
  press: Press,
  horizon: number,
  sun: Sun | null,
  options: BackdropOptions = {},
): void {
  drawSky(press, horizon, sun, options.sky);
  range(press, horizon, options.range);
  const ridge = wave(press, horizon + press.H * 0.02, press.H * 0.03);
  middleRidge(press, ridge, options.trees);
}

/** The ridge between the range and the pasture, with junipers on it. */
export function middleRidge(press: Press, ridge: Ridge, trees = 4): void {
  const { H, inks, isNight } = press;
  ground(press, ridge, inks.mid);
  contours(press, ridge, H * 0.06, 6, mix(inks.mid, inks.cream, isNight ? 0.16 : 0.3));
  junipers(press, ridge, trees, mix(inks.mid, isNight ? inks.ink : inks.fore, 0.55));
}
