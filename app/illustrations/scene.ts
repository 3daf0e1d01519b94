import { clod } from "./compositions/closeup/clod.ts";
import { dung } from "./compositions/closeup/dung.ts";
import { grazingStick } from "./compositions/closeup/grazing-stick.ts";
import { kitchenTable } from "./compositions/closeup/kitchen-table.ts";
import { reel } from "./compositions/closeup/reel.ts";
import { ringAndJar } from "./compositions/closeup/ring-and-jar.ts";
import { animalHealth } from "./compositions/pasture/animal-health.ts";
import { grazing } from "./compositions/pasture/grazing.ts";
import { creepGate } from "./compositions/pasture/creep-gate.ts";
import { egrets } from "./compositions/pasture/egrets.ts";
import { larkPost } from "./compositions/pasture/lark-post.ts";
import { night } from "./compositions/pasture/night.ts";
import { openRange } from "./compositions/pasture/open-range.ts";
import { soil } from "./compositions/pasture/soil.ts";
import { tenPaddocks } from "./compositions/pasture/ten-paddocks.ts";
import { water } from "./compositions/pasture/water.ts";
import { wildlife } from "./compositions/pasture/wildlife.ts";
import { ranchPlan } from "./compositions/plan/ranch-plan.ts";
import { trough } from "./compositions/plan/trough.ts";
import { burned } from "./compositions/weather/burned.ts";
import { rainCurtain } from "./compositions/weather/rain-curtain.ts";
import { snowBale } from "./compositions/weather/snow-bale.ts";
import { about } from "./compositions/people/about.ts";
import { economics } from "./compositions/people/economics.ts";
import { gettingStarted } from "./compositions/people/getting-started.ts";
import { handshake } from "./compositions/people/handshake.ts";
import { notes } from "./compositions/people/notes.ts";
import { ringTest } from "./compositions/people/ring-test.ts";
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
  clod,
  "ring-and-jar": ringAndJar,
  "grazing-stick": grazingStick,
  reel,
  dung,
  "kitchen-table": kitchenTable,
  trough,
  egrets,
  "lark-post": larkPost,
  "creep-gate": creepGate,
  handshake,
  notes,
  "ring-test": ringTest,
  "ranch-plan": ranchPlan,
  "snow-bale": snowBale,
  burned,
  "rain-curtain": rainCurtain,
};

/**
 * Draws a scene as a standalone SVG document, without scripts, styles or external references. The same
 * options always give the same text, at most 6.5 kB with gzip.
 */
export function scene(options: SceneOptions): string {
  return print(options).svg(options.title);
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
 * it, which would crop its tips. One seamless piece is drawn once and shown four times. `light` is the color
 * of the front blades.
 */
export function fringe(seed: string, color = "#2a1d12", light = color): string {
  const press = new Press({ subject: "hero", seed, season: "winter" }, [1200, 80]);
  press.path("M0 74q300-8 600-3t600 3v8H0z", color);
  grasses(press, () => 74, 42, 300, { color, light, headColor: color, heads: true });
  return press.strip(FRINGE_TILES);
}
