import { COMPOSITIONS } from "./compositions/compositions.ts";
import { grasses } from "./land/grasses.ts";
import { Press } from "./press/press.ts";
import type { SceneOptions } from "./types.ts";

/**
 * Draws a scene as a standalone SVG document, without scripts, styles or external references. The same
 * options always give the same text, at most 6.7 kB with gzip.
 */
export function scene(options: SceneOptions): string {
  return print(options).svg();
}

/** Prints a scene and returns its press, which also lists what the picture shows. */
export function print(options: SceneOptions): Press {
  const time = options.time ?? (options.subject === "night" ? "night" : "day");
  const press = new Press({ ...options, time });
  COMPOSITIONS[options.subject](press);
  return press;
}

/** The footer's grass is 60 times as wide as high, so that it covers 4800 px at its full height of 5rem. */
const FRINGE_TILES = 4;

/**
 * A strip of grass silhouettes, 4800 by 80, along the edge of a section: wide enough that no window enlarges
 * it, which would crop its tips. One seamless piece is drawn once and shown four times.
 */
export function fringe(): string {
  const color = "#2a1d12";
  const press = new Press({ subject: "hero", seed: "footer", season: "winter" }, [1200, 80]);
  press.path("M0 74q300-8 600-3t600 3v8H0z", color);
  grasses(press, () => 74, 42, 300, { color, light: color, headColor: color, heads: true });
  return press.strip(FRINGE_TILES);
}
