/** The subjects of pictures, each with its own composition. */
export const SUBJECTS = [
  "grazing",
  "water",
  "soil",
  "animal-health",
  "wildlife",
  "economics",
  "success",
  "practical",
  "hero",
  "about",
  "getting-started",
  "tailgate",
  "ten-paddocks",
  "open-range",
  "night",
  "clod",
  "ring-and-jar",
  "grazing-stick",
  "reel",
  "dung",
  "kitchen-table",
  "trough",
  "egrets",
  "lark-post",
  "creep-gate",
  "handshake",
  "notes",
  "ring-test",
  "ranch-plan",
  "snow-bale",
  "burned",
  "rain-curtain",
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** The pictures a post can choose by name in its front matter (`scene:`). */
export const POST_SCENES = SUBJECTS.filter((subject) => subject !== "night" && subject !== "hero");
export type PostScene = (typeof POST_SCENES)[number];

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;
export type Season = (typeof SEASONS)[number];

export const TIMES = ["dawn", "day", "dusk", "night"] as const;
export type Time = (typeof TIMES)[number];

export const RATIOS = ["16:9", "3:2", "4:3", "1:1", "5:2"] as const;
/** Width to height of the whole picture. */
export type Ratio = (typeof RATIOS)[number];

export type Weather = "clear" | "rain" | "drought";

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
  /** Text alternative. Without it the picture is decorative and hidden from screen readers. */
  readonly title?: string;
}

/** A picture's content; its shape decides ratio and focus. */
export type Direction = Omit<SceneOptions, "ratio" | "focus">;
