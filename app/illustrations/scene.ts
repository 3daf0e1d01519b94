import { animalHealth } from "./compositions/pasture/animal-health.ts";
import { grazing } from "./compositions/pasture/grazing.ts";
import { night } from "./compositions/pasture/night.ts";
import { openRange } from "./compositions/pasture/open-range.ts";
import { soil } from "./compositions/pasture/soil.ts";
import { tenPaddocks } from "./compositions/pasture/ten-paddocks.ts";
import { water } from "./compositions/pasture/water.ts";
import { wildlife } from "./compositions/pasture/wildlife.ts";
import { about } from "./compositions/people/about.ts";
import { economics } from "./compositions/people/economics.ts";
import { gettingStarted } from "./compositions/people/getting-started.ts";
import { hero } from "./compositions/people/hero.ts";
import { practical } from "./compositions/people/practical.ts";
import { success } from "./compositions/people/success.ts";
import { tailgate } from "./compositions/people/tailgate.ts";
import { grasses } from "./land/grasses.ts";
import { Press } from "./press/press.ts";
import type { SceneOptions, Subject } from "./types.ts";

const COMPOSITIONS: Record<Subject, (press: Press) => void> = {
  grazing,
  water,
  soil,
  "animal-health": animalHealth,
  wildlife,
  economics,
  success,
  practical,
  hero,
  about,
  "getting-started": gettingStarted,
  tailgate,
  "ten-paddocks": tenPaddocks,
  "open-range": openRange,
  night,
};

/**
 * Draws a scene as a stand-alone SVG document: no scripts, no styles, no outside references. The
 * same options always give the same text, at most 6.5 kB when compressed with gzip.
 */
export function scene(options: SceneOptions): string {
  const time = options.time ?? (options.subject === "night" ? "night" : "day");
  const press = new Press({ ...options, time });
  COMPOSITIONS[options.subject](press);
  return press.svg(options.title);
}

/** Of the footer's grass: 60 times as wide as high, it covers 4800 px at its full height of 5rem. */
const FRINGE_TILES = 4;

/**
 * A strip of grass silhouettes, 4800 by 80, that grows over the edge of a section. It is so long that
 * no window has to enlarge it, which would cut off its tips; one stretch is drawn, four times shown,
 * and its two ends meet. `light` is the colour of the blades in front.
 */
export function fringe(seed: string, colour = "#2a1d12", light = colour): string {
  const press = new Press({ subject: "hero", seed, season: "winter" }, [1200, 80]);
  press.path("M0 74q300-8 600-3t600 3v8H0z", colour);
  grasses(press, () => 74, 42, 300, { colour, light, headColour: colour, heads: true });
  return press.strip(FRINGE_TILES);
}
