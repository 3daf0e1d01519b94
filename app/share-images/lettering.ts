import { openSync } from "fontkit";

interface Lettering {
  /** The text as SVG path data, with its baseline at 0,0. */
  readonly outline: () => string;
  readonly width: number;
}

/** Lays out one line of text at a size in pixels. Characters missing from the font are dropped. */
export type SetLine = (text: string, size: number) => Lettering;

/** Loads one of the site's fonts. Outlines look the same on every machine, whatever fonts it has. */
export function createSetLine(file: string): SetLine {
  const font = openSync(file);
  if (!("layout" in font)) throw new Error(`${file} is a collection, not one font`);
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const supported = Array.from(text).filter((letter) =>
      font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    const { glyphs, positions } = font.layout(supported.join(""));
    const widths = glyphs.map((glyph, index) => positions[index]?.xAdvance ?? glyph.advanceWidth);
    const outline = () => {
      let x = 0;
      return glyphs
        .map((glyph, index) => {
          const left = (x + (positions[index]?.xOffset ?? 0)) * scale;
          x += widths[index] ?? 0;
          return glyph.path.scale(scale, -scale).translate(left, 0).toSVG();
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
