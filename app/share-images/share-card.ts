import { readFileSync } from "node:fs";
import { SHARE_IMAGE_SIZE } from "../seo/share-image.ts";
import { openSync } from "fontkit";

const FONT = "public/fonts/besley-bold-subset.woff2";
const MARK = "public/brand/mark.svg";

/** Title sizes in pixels; the first that fits is used. */
const SIZES = [64, 56, 48, 42, 36, 30] as const;
const MAX_LINES = 6;
/** The panel is as wide as its text and covers the lower left, as a page's title plate does. */
const PANEL = { x: 48, below: 38, widest: 480, padding: 40, foot: 84, edge: 10 } as const;
/** A band is as high as the card and aligned at the right: its subject is whole, right of the panel. */
const SCENE = { width: 1575, height: 630 } as const;
const NAME_SIZE = 30;
const LINE_HEIGHT = 1.16;

let setLine: SetLine | undefined;

/**
 * Draws a share image as one SVG without fonts: the page's scene, and its title and the site's name on a
 * solid panel.
 *
 * @param scene a 5:2 drawing whose subject is on the right.
 */
export function shareCard(title: string, siteName: string, scene: string): string {
  const set = (setLine ??= createSetLine(FONT));
  const mark = readFileSync(MARK, "utf8");
  const [width, height] = SHARE_IMAGE_SIZE;
  const room = PANEL.widest - 2 * PANEL.padding;
  const { size, lines } = fit(title, room, set);
  const text = lines.length * size * LINE_HEIGHT;
  const panelHeight = Math.round(text + 2 * PANEL.padding + PANEL.foot);
  const top = height - PANEL.below - PANEL.edge - panelHeight;
  const name = set(siteName, NAME_SIZE);
  const widest = Math.max(64 + name.width, ...lines.map((line) => set(line, size).width));
  const panelWidth = Math.round(Math.min(widest, room) + 2 * PANEL.padding);
  const left = PANEL.x + PANEL.padding;
  const baselines = lines.map((line, index) => {
    const y = top + PANEL.padding + (index + 0.8) * size * LINE_HEIGHT;
    return `<path fill="#17110b" transform="translate(${left} ${y.toFixed(1)})" d="${set(line, size).outline()}"/>`;
  });
  const footTop = top + panelHeight - PANEL.padding - 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<g transform="translate(${width - SCENE.width} 0)">${sized(scene, SCENE.width, SCENE.height)}</g>
<rect x="${PANEL.x}" y="${top}" width="${panelWidth}" height="${panelHeight + PANEL.edge}" rx="12" fill="#4f8a3f"/>
<rect x="${PANEL.x}" y="${top}" width="${panelWidth}" height="${panelHeight}" rx="12" fill="#fffdf7"/>
${baselines.join("\n")}
<g transform="translate(${left} ${footTop})">${sized(mark, 48, 48)}</g>
<path fill="#1f4a2a" transform="translate(${left + 64} ${footTop + 34})" d="${name.outline()}"/>
</svg>`;
}

function fit(title: string, width: number, set: SetLine): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = breakLines(title, size, width, set);
    const fits = lines.every((line) => set(line, size).width <= width);
    if (fits && lines.length * size * LINE_HEIGHT <= 330) return { size, lines };
  }
  const size = SIZES.at(-1) ?? 30;
  return { size, lines: breakLines(title, size, width, set).slice(0, MAX_LINES) };
}

/** Nests an SVG document in another at a given size. */
function sized(svg: string, width: number, height: number): string {
  const [, attributes = "", rest = ""] = /^<svg ([^>]*)>([\s\S]*)$/.exec(svg.trim()) ?? [];
  const others = attributes.replaceAll(/\b(?:width|height|preserveAspectRatio)="[^"]*" ?/g, "");
  return `<svg ${others} width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${rest}`;
}

interface Lettering {
  /** The text as SVG path data, with its baseline at 0,0. */
  readonly outline: () => string;
  readonly width: number;
}

/** Lays out one line of text at a size in pixels. Characters missing from the font are dropped. */
type SetLine = (text: string, size: number) => Lettering;

const QUESTION = 63;

/**
 * Loads one of the site's fonts, so that text can be drawn as outlines, which look the same whatever fonts a machine
 * has. For a `¿`, the font's `?` is turned around.
 */
export function createSetLine(file: string): SetLine {
  const font = openSync(file);
  if (!("layout" in font)) throw new Error(`${file} is a collection, not one font`);
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const questions = Array.from(text).filter((letter) => letter === "?" || letter === "¿");
    const supported = Array.from(text.replaceAll("¿", "?")).filter((letter) =>
      font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    const { glyphs, positions } = font.layout(supported.join(""));
    const widths = glyphs.map((glyph, index) => positions[index]?.xAdvance ?? glyph.advanceWidth);
    const outline = () => {
      let x = 0;
      let question = 0;
      return glyphs
        .map((glyph, index) => {
          const left = (x + (positions[index]?.xOffset ?? 0)) * scale;
          const wide = widths[index] ?? 0;
          x += wide;
          const isQuestion = glyph.codePoints.includes(QUESTION);
          const isTurned = isQuestion && questions[question++] === "¿";
          const path = isTurned ? glyph.path.scale(-1).translate(wide, font.xHeight) : glyph.path;
          return path.scale(scale, -scale).translate(left, 0).toSVG();
        })
        .join("");
    };
    return { outline, width: widths.reduce((sum, width) => sum + width, 0) * scale };
  };
}

/** Breaks a text into lines of at most `width` pixels; a longer word gets its own line. */
export function breakLines(text: string, size: number, width: number, set: SetLine): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && set(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
