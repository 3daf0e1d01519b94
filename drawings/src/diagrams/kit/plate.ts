import { Press } from "../../press/press.ts";
import { shortHex } from "../../press/color.ts";
import { d } from "../../press/path.ts";

/** The plain ground every cut is printed on, in both themes. */
export const LIMESTONE = "#f4ecd9";

/** The soil from its dark top down to the parent rock. */
export const SOIL = {
  top: "#3a2618",
  sub: "#6d4226",
  clay: "#a37748",
  rock: "#c9a671",
  root: "#f0d9a0",
} as const;

/** Grass from cropped to ready, as flat inks. */
export const GRASS = {
  cropped: "#b79a4c",
  young: "#9dad4f",
  growing: "#6f963f",
  ready: "#3f7a36",
  dark: "#24492c",
} as const;

/** Width of a cut in picture units. On a phone 720 units are shown about 340 pixels wide. */
const WIDTH = 720;

/** A sheet with a limestone background. The same name always gives the same picture. */
export function plate(name: string, height: number, width = WIDTH): Press {
  const press = new Press({ subject: "grazing", seed: `cut,${name}` }, [width, height]);
  press.path(d`M0 0H${width}V${height}H0z`, LIMESTONE);
  return press;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return d`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A round end for drawn lines. */
export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

interface HatchOptions {
  readonly gap?: number;
  readonly width?: number;
  /** Crosshatched. */
  readonly crossed?: boolean;
}

/** A fill of parallel lines, which also works in black and white. */
export function hatch(
  press: Press,
  name: string,
  color: string,
  { gap = 12, width = 4, crossed = false }: HatchOptions = {},
): string {
  const lines = crossed ? `M0 0V${gap}M0 0H${gap}` : `M0 0V${gap}`;
  const id = press.define(name, (newId) =>
    [
      `<pattern id="${newId}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"`,
      ' patternTransform="rotate(45)">',
      `<path d="${lines}" stroke="${shortHex(color)}" stroke-width="${width * 2}"/></pattern>`,
    ].join(""),
  );
  return `url(#${id})`;
}

/** A fill of dots. */
export function dots(press: Press, name: string, color: string, gap = 14, radius = 4): string {
  const id = press.define(name, (newId) =>
    [
      `<pattern id="${newId}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse"`,
      ` patternTransform="rotate(45)"><circle cx="${gap / 2}" cy="${gap / 2}" r="${radius}"`,
      ` fill="${shortHex(color)}"/></pattern>`,
    ].join(""),
  );
  return `url(#${id})`;
}
