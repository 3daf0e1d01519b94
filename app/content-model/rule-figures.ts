import { RANGE_SHARE_PCT, STOP_HEIGHT_IN, WATER_QUALITY } from "../domain/tools/rules.ts";
import { NITRATE, NITRATE_GRAZE_BELOW_PPM } from "../domain/tools/field-tests/rules.ts";

/** The nitrate-N in ppm from which hay may only be this share of a ration. */
const nitrateFrom = (share: "half" | "quarter" | "none"): number =>
  NITRATE[NITRATE.findIndex((band) => band.share === share) - 1]?.below ?? 0;

/** The figures that a field sheet's text names in braces, `{stop switchgrass}`, so that each is written once. */
const FIGURES: ReadonlyMap<string, number> = new Map([
  ...Object.entries(STOP_HEIGHT_IN).map(([grass, inches]) => [`stop ${grass}`, inches] as const),
  ["range share", RANGE_SHARE_PCT],
  ["nitrate low", NITRATE[0]?.below ?? 0],
  ["nitrate graze", NITRATE_GRAZE_BELOW_PPM],
  ["nitrate half", nitrateFrom("half")],
  ["nitrate quarter", nitrateFrom("quarter")],
  ["nitrate none", nitrateFrom("none")],
  ["salts lab", WATER_QUALITY.saltsLabPpm],
  ["salts most", WATER_QUALITY.saltsPpm],
  ["sulfate calves", WATER_QUALITY.sulfateCalvesPpm],
  ["sulfate cows", WATER_QUALITY.sulfateCowsPpm],
]);

/** A sheet's text with the figures of the rules in place of their names. @throws Error for an unknown name. */
export function withRuleFigures(text: string): string {
  return text.replace(/\{([a-z][a-z -]*)\}/g, (_, name: string) => {
    const figure = FIGURES.get(name);
    if (figure === undefined) throw new Error(`there is no rule called “${name}”`);
    return figure.toLocaleString("en-US");
  });
}
