import { expect, test } from "vitest";
import { Press } from "../../press/press.ts";
import { water } from "./water.ts";

const WHEEL = /translate\(\d+ (\d+)\)scale\(([\d.]+)\)" d="M21/;

/** The share of a drawing's height that is cropped from the top in a flatter box. */
const CUT = [
  ["5:2", "a wide window's head", 1 - 608 / 768],
  ["4:3", "a phone's head", 1 / 9],
  ["16:9", "a shared link", 1 - 630 / 729],
  ["3:2", "a card", 0],
] as const;

test.each(CUT)("the whole wheel of a windmill in a %s drawing shows in %s", (ratio, _, cut) => {
  const press = new Press({ subject: "water", seed: "water", ratio });
  water(press);
  const [, hub, scale] = WHEEL.exec(press.svg()) ?? [];
  const top = (Number(hub) - Number(scale) * 98) / press.H;
  const above = ratio === "5:2" ? cut * 0.6 : cut; // bands are at 60 percent
  expect(top).toBeGreaterThan(above + 0.01);
});
