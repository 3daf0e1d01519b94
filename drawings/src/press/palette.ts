import type { Season } from "../../../app/pictures/cover.ts";
import type { Time, Weather } from "../types.ts";
import { mix } from "./color.ts";

/** Five sky colors from the zenith down to the horizon. */
type Sky = readonly [string, string, string, string, string];

/** The inks of one picture, all #rrggbb. */
export interface Palette {
  readonly sky: Sky;
  /** The disc of the sun or moon. */
  readonly sun: string;
  /** Silhouettes. */
  readonly ink: string;
  /** Light that touches a silhouette's edge. */
  readonly rim: string;
  /** Land, from the mountains to the viewer's feet. */
  readonly far: string;
  readonly mid: string;
  readonly hill: string;
  readonly field: string;
  readonly fieldShade: string;
  readonly fore: string;
  /** The first paddock: greener than all the rest (stockpiled tan in snow). */
  readonly first: string;
  readonly cream: string;
  readonly rust: string;
  readonly ochre: string;
  readonly red: string;
  readonly blue: string;
}

interface Light {
  readonly sky: Sky;
  readonly sun: string;
  readonly ink: string;
  readonly rim: string;
  /** A tint over everything on the ground, and its strength from 0 to 1. */
  readonly tint: string;
  readonly strength: number;
  readonly creamStrength: number;
  readonly firstStrength: number;
}

const LIGHTS: Record<Time, Light> = {
  dawn: {
    sky: ["#6c9aa2", "#a3bfae", "#e2d8aa", "#f3c483", "#ec9e67"],
    sun: "#fdeec2",
    ink: "#2a1a11",
    rim: "#e8a45c",
    tint: "#f0a464",
    strength: 0.13,
    creamStrength: 0.45,
    firstStrength: 0.7,
  },
  day: {
    sky: ["#3c7f9d", "#6ba2b1", "#9fc4c1", "#cfdcc6", "#f0e6c6"],
    sun: "#fff6da",
    ink: "#21180f",
    rim: "#c9a368",
    tint: "#ffffff",
    strength: 0,
    creamStrength: 0.45,
    firstStrength: 0.7,
  },
  dusk: {
    sky: ["#3f4f58", "#7d5d57", "#bd674c", "#e28c48", "#f2bf68"],
    sun: "#fde3a3",
    ink: "#1e110d",
    rim: "#e8a45c",
    tint: "#b4552a",
    strength: 0.25,
    creamStrength: 0.45,
    firstStrength: 0.7,
  },
  night: {
    sky: ["#0d1b29", "#122838", "#193747", "#244a58", "#346069"],
    sun: "#f4ecd2",
    ink: "#050f16",
    rim: "#6f9aa3",
    tint: "#0e2a3a",
    strength: 0.7,
    creamStrength: 0.55,
    firstStrength: 0.62,
  },
};

/** Snow takes the evening's color more gently than grass does. */
const WINTER_DUSK = { tint: "#9a5f36", strength: 0.3 };

const DRY_SKY: Sky = ["#c98f55", "#d9a566", "#e5bc7e", "#eecf97", "#f4dfb4"];

type Land = Record<"far" | "mid" | "hill" | "field" | "fieldShade" | "first" | "fore", string>;

const LANDS: Record<Season, Land> = {
  spring: {
    far: "#7d9f9c",
    mid: "#6f9b7a",
    hill: "#5c8f50",
    field: "#b7c67c",
    fieldShade: "#a6ba6d",
    first: "#6fa345",
    fore: "#24492c",
  },
  summer: {
    far: "#84a09d",
    mid: "#7c9a70",
    hill: "#7f9850",
    field: "#cdb863",
    fieldShade: "#bfa954",
    first: "#729e40",
    fore: "#2c4526",
  },
  autumn: {
    far: "#8a979f",
    mid: "#a48f6a",
    hill: "#a67a3c",
    field: "#d9ab52",
    fieldShade: "#c79743",
    first: "#879c44",
    fore: "#47291a",
  },
  winter: {
    far: "#95acb8",
    mid: "#b9c8cc",
    hill: "#d5dedb",
    field: "#f1eee2",
    fieldShade: "#e2e2d8",
    first: "#d2b96c",
    fore: "#4a4133",
  },
};

function mapSky(sky: Sky, change: (color: string, step: number) => string): Sky {
  const [a, b, c, e, f] = sky;
  return [change(a, 0), change(b, 1), change(c, 2), change(e, 3), change(f, 4)];
}

function skyOf(season: Season, time: Time, weather: Weather): Sky {
  const light = LIGHTS[time];
  if (weather === "drought") {
    return mapSky(DRY_SKY, (c) => mix(c, light.tint, light.strength * 0.8));
  }
  let sky = light.sky;
  if (season === "winter") {
    sky = mapSky(sky, (c) => mix(c, time === "night" ? "#25414f" : "#dbe4e4", 0.28));
  }
  if (season === "autumn" && time !== "night") {
    sky = mapSky(sky, (c, step) => mix(c, "#eec27c", 0.06 + step * 0.04));
  }
  return sky;
}

/** The colors for a season, time of day and weather. */
export function paletteFor(season: Season, time: Time, weather: Weather): Palette {
  const light = LIGHTS[time];
  const { tint, strength } = season === "winter" && time === "dusk" ? WINTER_DUSK : light;
  const lit = (color: string, share = 1) =>
    strength === 0 ? color : mix(color, tint, strength * share);
  const weathered = (color: string, dryness = 0.62) =>
    weather === "drought" ? mix(color, "#b98f55", dryness) : color;
  const land = LANDS[season];
  const sky = skyOf(season, time, weather);
  return {
    sky,
    sun: light.sun,
    ink: light.ink,
    rim: light.rim,
    far: mix(lit(weathered(land.far)), sky[4], 0.38),
    mid: lit(weathered(land.mid)),
    hill: lit(weathered(land.hill)),
    field: lit(weathered(land.field), 0.9),
    fieldShade: lit(weathered(land.fieldShade), 0.95),
    first: lit(weathered(land.first, 0.3), light.firstStrength),
    fore: lit(weathered(land.fore, 0.3), 0.85),
    cream: lit("#f7eed6", light.creamStrength),
    rust: lit("#8e3d22", 0.8),
    ochre: lit("#dd9a2f", 0.6),
    red: lit("#b04a2c", 0.7),
    // water in the evening mirrors the blue overhead; with the red of the horizon it would look like concrete
    blue:
      time === "dusk"
        ? mix(lit("#5f99a8", 0.4), sky[0], 0.3)
        : mix(lit("#5f99a8", 0.8), sky[1], 0.3),
  };
}

/** The same colors after a month of rest and rain, when cropped grass has grown. */
export function greener(palette: Palette): Palette {
  const { field, fieldShade, first } = palette;
  return { ...palette, field: mix(field, first, 0.38), fieldShade: mix(fieldShade, first, 0.42) };
}
