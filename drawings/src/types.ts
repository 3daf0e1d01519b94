import { COVER_SUBJECTS, type Season } from "../../app/pictures/cover.ts";

/** The subjects of pictures, each with its own composition. */
export const SUBJECTS = [...COVER_SUBJECTS, "hero", "night"] as const;
export type Subject = (typeof SUBJECTS)[number];

export const TIMES = ["dawn", "day", "dusk", "night"] as const;
export type Time = (typeof TIMES)[number];

export const RATIOS = ["16:9", "3:2", "4:3", "1:1", "5:2"] as const;
/** Width to height of the whole picture. */
export type Ratio = (typeof RATIOS)[number];

export type Weather = "clear" | "drought";

/** The subject's side. A title panel goes on the other side. */
export type Focus = "left" | "center" | "right";

/** All inputs of a picture: the same options always give the same picture. */
export interface SceneOptions {
  readonly subject: Subject;
  /** Summer by default. */
  readonly season?: Season;
  /** Day by default; night for the `night` subject. */
  readonly time?: Time;
  /** Any text. Another seed gives another picture of the same subject. */
  readonly seed?: string | number;
  /** 3:2 by default. */
  readonly ratio?: Ratio;
  readonly weather?: Weather;
  /** Chosen by the seed by default. */
  readonly focus?: Focus;
  /** Whether the sun is in the picture, if the composition has one; true by default. */
  readonly sun?: boolean;
  /** The same place a month later: greener, and the herd has moved on. */
  readonly later?: boolean;
  /** How many of the ten plots of a `ranch-plan` are green; 1 by default. */
  readonly greenPlots?: number;
}

/** A picture's content; its shape decides ratio and focus. */
export type Direction = Omit<SceneOptions, "ratio" | "focus">;

/** A scene and the file it is drawn into, relative to the site's root. */
export interface SceneFile {
  readonly file: string;
  readonly options: SceneOptions;
}
