import type { Season } from "../../../app/pictures/cover.ts";
import type { Focus, Ratio, SceneOptions, Time, Weather } from "../types.ts";
import type { Paddocks } from "../land/paddocks.ts";
import { Chance } from "./chance.ts";
import { shortHex } from "./color.ts";
import { greener, type Palette, paletteFor } from "./palette.ts";

/** Picture sizes in picture units; the SVG scales to any width. */
const SIZES: Record<Ratio, readonly [width: number, height: number]> = {
  "16:9": [800, 450],
  "3:2": [750, 500],
  "4:3": [720, 540],
  "1:1": [600, 600],
  "5:2": [1000, 400],
};

/** Something a picture shows, and the position of its feet or its center. */
export interface Shown {
  /** A glyph's name, or "sun". */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Facing left. */
  readonly flip: boolean;
}

interface Placement {
  readonly mirrored?: boolean;
  /** Digits kept after the point of the scale. */
  readonly digits?: number;
  /** Degrees clockwise. */
  readonly turn?: number;
}

/** A picture in progress: its size, inks, random numbers, and the marks made so far. */
export class Press {
  /** Width and height of the picture, in picture units. */
  readonly W: number;
  readonly H: number;
  /** One unit of ranch furniture: 1 in a 3:2 picture, less in narrow or flat ones. */
  readonly u: number;
  /** Where the subject stands, from 0 (left edge) to 1 (right edge). */
  readonly fx: number;
  readonly season: Season;
  readonly time: Time;
  readonly weather: Weather;
  /** Whether the sun may show. */
  readonly hasSun: boolean;
  /** A month later: greener, and the herd has moved on. */
  readonly later: boolean;
  /** How many of the ten plots of a plan are green. */
  readonly greenPlots: number;
  /** Random numbers for who and what is in the picture: the same at any time of day, season and ratio. */
  readonly cast: Chance;
  /** Random numbers for the terrain and textures. */
  readonly chance: Chance;
  /** Random numbers for clouds and stars, separate so that another time of day shows the same place. */
  readonly skyChance: Chance;
  readonly inks: Palette;
  /** The animals, people and suns in the picture, in drawing order. */
  readonly shown: Shown[] = [];
  /** The picture's paddocks, if it has any side by side. */
  paddocks?: Paddocks;
  readonly #prefix: string;
  readonly #marks: string[] = [];
  readonly #definitions = new Map<string, string>();

  constructor(options: SceneOptions, size?: readonly [width: number, height: number]) {
    const { subject, season = "summer", time = "day", seed = 1, ratio = "3:2" } = options;
    const { weather = "clear", focus, greenPlots = 1, later = false, sun = true } = options;
    this.season = season;
    this.time = time;
    this.weather = weather;
    this.hasSun = sun;
    this.later = later;
    this.greenPlots = greenPlots;
    const moment = [
      subject,
      season,
      time,
      seed,
      ratio,
      weather,
      focus,
      greenPlots,
      later,
      sun,
    ].join();
    this.#prefix = `p${Math.floor(new Chance(moment).next() * 1e8).toString(36)}`;
    this.cast = new Chance(`cast,${subject},${seed}`);
    this.chance = new Chance(`${subject},${seed}`);
    this.skyChance = new Chance(`sky,${subject},${seed}`);
    [this.W, this.H] = size ?? SIZES[ratio];
    this.u = Math.min(this.H / 500, this.W / 620);
    this.inks = later
      ? greener(paletteFor(season, time, weather))
      : paletteFor(season, time, weather);
    const side = this.cast.pick<Focus>(["left", "center", "right"]);
    const plateRoom = this.isBand ? 0.055 : 0;
    this.fx = { left: 0.32 - plateRoom, center: 0.5, right: 0.67 + plateRoom }[focus ?? side];
  }

  /** A wide band, which leaves more room beside the subject for a title plate. */
  get isBand(): boolean {
    return this.W / this.H > 2.2;
  }

  get isNight(): boolean {
    return this.time === "night";
  }

  /** The x nearest to `x` with the given room on its left and right. */
  inside(x: number, left: number, right = left): number {
    return Math.max(left, Math.min(this.W - right, x));
  }

  add(mark: string): void {
    this.#marks.push(mark);
  }

  /** A filled outline; nothing if it is empty. */
  path(path: string, fill: string, opacity = 1): void {
    if (path) this.add(`<path fill="${shortHex(fill)}"${opacityAttribute(opacity)} d="${path}"/>`);
  }

  /** A stroked line; `attributes` are additional SVG attributes such as stroke-linecap. */
  line(path: string, color: string, width: number, attributes = ""): void {
    if (!path) return;
    const stroke = `stroke="${shortHex(color)}" stroke-width="${Number(width.toFixed(1))}"`;
    this.add(`<path fill="none" ${stroke}${attributes && ` ${attributes}`} d="${path}"/>`);
  }

  disc(x: number, y: number, radius: number, fill: string, opacity = 1): void {
    const [cx, cy, r] = [x, y, radius].map(Math.round);
    const look = `fill="${shortHex(fill)}"${opacityAttribute(opacity)}`;
    this.add(`<circle cx="${cx}" cy="${cy}" r="${r}" ${look}/>`);
  }

  /** A stroked circle; `attributes` are additional SVG attributes such as stroke-dasharray. */
  ring(x: number, y: number, radius: number, color: string, width: number, attributes = ""): void {
    const [cx, cy, r] = [x, y, radius].map(Math.round);
    const stroke = `stroke="${shortHex(color)}" stroke-width="${Number(width.toFixed(1))}"`;
    const more = attributes && ` ${attributes}`;
    this.add(`<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" ${stroke}${more}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string): void {
    const [cx, cy, a, b] = [x, y, rx, ry].map(Math.round);
    this.add(`<ellipse cx="${cx}" cy="${cy}" rx="${a}" ry="${b}" fill="${shortHex(fill)}"/>`);
  }

  /** Defines something for repeated use, which keeps the file small. Returns its id. */
  define(name: string, draw: (id: string) => string): string {
    const id = this.#prefix + name;
    if (!this.#definitions.has(id)) {
      this.#definitions.set(id, ""); // reserves its place, since `draw` may define something itself
      this.#definitions.set(id, draw(id));
    }
    return id;
  }

  /** A group for repeated use; see `define`. */
  group(name: string, draw: () => string): string {
    return this.define(name, (id) => `<g id="${id}">${draw()}</g>`);
  }

  stamp(id: string, x: number, y: number, scaleX: number, scaleY: number): void {
    const scale = [scaleX, scaleY].map((value) => Number(value.toFixed(1))).join(" ");
    const move = `${Math.round(x)} ${Math.round(y)}`;
    this.add(`<use href="#${id}" transform="translate(${move})scale(${scale})"/>`);
  }

  /** The `transform` attribute that moves something's origin to (x, y). */
  static placed(x: number, y: number, scale: number, options: Placement = {}): string {
    const z = Number(scale.toFixed(options.digits ?? 2));
    const factor = options.mirrored ? `-${z} ${z}` : `${z}`;
    const turn = options.turn === undefined ? "" : `rotate(${Math.round(options.turn)})`;
    return `transform="translate(${Math.round(x)} ${Math.round(y)})${turn}scale(${factor})"`;
  }

  /** The finished picture as a standalone SVG document. */
  svg(): string {
    return this.#document(this.W, this.#marks.join(""));
  }

  /** The finished picture repeated side by side, as one document that contains it once. */
  strip(times: number): string {
    const id = `${this.#prefix}x`;
    const again = Array.from({ length: times - 1 }, (_, i) => {
      return `<use href="#${id}" x="${(i + 1) * this.W}"/>`;
    });
    const marks = `<g id="${id}">${this.#marks.join("")}</g>${again.join("")}`;
    return this.#document(this.W * times, marks);
  }

  /** Hidden from screen readers: each page describes a picture where it shows it. */
  #document(width: number, marks: string): string {
    const size = `width="${width}" height="${this.H}" viewBox="0 0 ${width} ${this.H}"`;
    const definitions = [...this.#definitions.values()].join("");
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice" aria-hidden="true">`,
      definitions && `<defs>${definitions}</defs>`,
      marks,
      "</svg>",
    ].join("");
  }
}

/** A path with its `fill`; empty if it has none. */
export function part(path: string, fill: string): string {
  return path && `<path fill="${shortHex(fill)}" d="${path}"/>`;
}

function opacityAttribute(opacity: number): string {
  return opacity < 1 ? ` opacity="${Number(opacity.toFixed(2))}"` : "";
}
