import { clod } from "./closeup/clod.ts";
import { dung } from "./closeup/dung.ts";
import { grazingStick } from "./closeup/grazing-stick.ts";
import { kitchenTable } from "./closeup/kitchen-table.ts";
import { reel } from "./closeup/reel.ts";
import { ringAndJar } from "./closeup/ring-and-jar.ts";
import { animalHealth } from "./pasture/animal-health.ts";
import { grazing } from "./pasture/grazing.ts";
import { creepGate } from "./pasture/creep-gate.ts";
import { egrets } from "./pasture/egrets.ts";
import { larkPost } from "./pasture/lark-post.ts";
import { openRange } from "./pasture/open-range.ts";
import { soil } from "./pasture/soil.ts";
import { tenPaddocks } from "./pasture/ten-paddocks.ts";
import { water } from "./pasture/water.ts";
import { wildlife } from "./pasture/wildlife.ts";
import { ranchPlan } from "./plan/ranch-plan.ts";
import { trough } from "./plan/trough.ts";
import { burned } from "./weather/burned.ts";
import { rainCurtain } from "./weather/rain-curtain.ts";
import { snowBale } from "./weather/snow-bale.ts";
import { hero } from "./people/hero.ts";
import { night } from "./pasture/night.ts";
import { floatValve } from "./closeup/float-valve.ts";
import { spade } from "./closeup/spade.ts";
import { about } from "./people/about.ts";
import { economics } from "./people/economics.ts";
import { gettingStarted } from "./people/getting-started.ts";
import { handshake } from "./people/handshake.ts";
import { notes } from "./people/notes.ts";
import { ringTest } from "./people/ring-test.ts";
import { practical } from "./people/practical.ts";
import { success } from "./people/success.ts";
import { tailgate } from "./people/tailgate.ts";
import type { Press } from "../press/press.ts";
import type { Subject } from "../types.ts";

/** Draws a subject on the press. */
type Composition = (press: Press) => void;

export const COMPOSITIONS: Record<Subject, Composition> = {
  grazing,
  water,
  soil,
  "animal-health": animalHealth,
  wildlife,
  economics,
  success,
  practical,
  about,
  "getting-started": gettingStarted,
  tailgate,
  "ten-paddocks": tenPaddocks,
  "open-range": openRange,
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
  "float-valve": floatValve,
  spade,
  hero,
  night,
};
