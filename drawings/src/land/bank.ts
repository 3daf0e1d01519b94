import { mix } from "../press/color.ts";
import { d, type Ridge } from "../press/path.ts";
import type { Press } from "../press/press.ts";
import { type GrassOptions, grasses } from "./grasses.ts";
import { contours, ground, wave } from "./ridge.ts";

interface BankOptions extends GrassOptions {
  /** Height of the grass as a share of the picture's height; 0.14 by default. */
  readonly grass?: number;
}

/** The foreground: a bank of grass at the viewer's feet. Returns its ridge, to place things on. */
export function bank(press: Press, y: number, height: number, options: BankOptions = {}): Ridge {
  const { W, H, inks, season, weather } = press;
  const { grass = 0.14, flowers = 0, ...rest } = options;
  const snow = season === "winter";
  const blooms = !snow && season !== "autumn" && weather !== "drought";
  const ridge = wave(press, y, height, 0.8);
  const lip: Ridge = (x) => ridge(x) + H * 0.045;
  const color = snow ? mix(inks.field, inks.sky[1], 0.12) : mix(inks.fore, inks.first, 0.12);
  const snowGrass = snow ? { color: inks.fore, light: mix(inks.fore, inks.ochre, 0.45) } : {};
  ground(press, ridge, color);
  grasses(press, ridge, grass * H, Math.round(W / 10), {
    heads: true,
    tall: 1.9,
    ...rest,
    ...snowGrass,
    flowers: blooms ? flowers : 0,
  });
  ground(press, lip, snow ? mix(color, inks.cream, 0.5) : mix(inks.fore, inks.ink, 0.4));
  if (weather === "drought") cracks(press, lip);
  else {
    const light = snow ? mix(color, inks.sky[0], 0.25) : mix(inks.fore, inks.first, 0.42);
    contours(press, lip, H - lip(W / 2), 9, light, 3);
  }
  return ridge;
}

/** Dried mud. */
function cracks(press: Press, ridge: Ridge): void {
  const { W, H, chance, inks } = press;
  let path = "";
  for (let i = 0; i < 16; i++) {
    const x = chance.next() * W;
    path += d`M${x} ${ridge(x) + chance.next() * (H - ridge(x))}`;
    for (let j = 0; j < 4; j++) path += d`l${chance.between(-22, 30)} ${chance.between(-7, 8)}`;
  }
  press.line(path, mix(inks.fore, "#d9a566", 0.5), 2);
}
