import {
  COVER_SHAPES,
  COVER_SUBJECTS,
  type CoverShape,
  type CoverSubject,
  drawnCoverFile,
  type Season,
  SEASONS,
  variantsOf,
} from "../app/pictures/cover.ts";
import { Chance } from "./src/press/chance.ts";
import type { SceneFile, SceneOptions, Time } from "./src/types.ts";

/** A subject's side and ratio: a band has its title panel on the left, a phone shows the middle. */
const SHAPES: Readonly<Record<CoverShape, Pick<SceneOptions, "ratio" | "focus">>> = {
  card: { ratio: "3:2" },
  band: { ratio: "5:2", focus: "right" },
  narrow: { ratio: "4:3", focus: "center" },
};

/** The probability that a cover shows the sun, if its subject allows it. */
const SUNNY = 0.4;

/**
 * One drawn cover. Subject, season and variant determine the picture; every shape shows the same animals at
 * the same time of day.
 */
function coverScene(
  subject: CoverSubject,
  season: Season,
  variant: number,
  shape: CoverShape,
): SceneOptions {
  const seed = `${subject}-${season}-${variant}`;
  const chance = new Chance(seed);
  const time = chance.pick<Time>(["dawn", "day", "dusk", "day"]);
  const sun = chance.maybe(SUNNY);
  return { subject, season, time, seed, sun, ...SHAPES[shape] };
}

/** Every cover that a post can pick. */
export const COVER_SCENES: readonly SceneFile[] = COVER_SUBJECTS.flatMap((subject) =>
  SEASONS.flatMap((season) =>
    Array.from({ length: variantsOf(subject) }, (_, index) => index + 1).flatMap((variant) =>
      COVER_SHAPES.map((shape) => ({
        file: drawnCoverFile(subject, season, variant, shape),
        options: coverScene(subject, season, variant, shape),
      })),
    ),
  ),
);
