import { mix, shortHex } from "../../press/color.ts";
import type { Palette } from "../../press/palette.ts";
import { spline } from "../../press/spline.ts";

/** The inks of a red cow. */
export interface Coat {
  readonly red: string;
  readonly dark: string;
  readonly light: string;
  readonly udder: string;
  readonly hoof: string;
}

export function redCoat({ rust, ink, cream }: Palette): Coat {
  return {
    red: rust,
    dark: mix(rust, ink, 0.62),
    light: mix(rust, "#f3c07a", 0.65),
    udder: mix(cream, "#d98f78", 0.55),
    hoof: ink,
  };
}

/** Prints outlines in one ink, skipping undefined ones. */
export function print(outlines: readonly (string | undefined)[], fill: string): string {
  const shapes = outlines.filter((outline) => outline !== undefined).map(spline);
  return shapes.length > 0 ? `<path fill="${shortHex(fill)}" d="${shapes.join("")}"/>` : "";
}
