import { openSync } from "fontkit";

interface Lettering {
  /** Outlines of the text, its first baseline at 0,0: nothing is left for a font to do. */
  readonly outline: () => string;
  readonly width: number;
}

/** Sets one line of text at a size in pixels. Characters that the font lacks are left out. */
export type SetLine = (text: string, size: number) => Lettering;

/** Loads one of the site's own fonts, so that a picture shows the same letters on every machine. */
export function letterer(file: string): SetLine {
  const font = openSync(file);
  if (!("layout" in font)) throw new Error(`${file} is a collection, not one font`);
  return (text, size) => {
    const scale = size / font.unitsPerEm;
    const known = Array.from(text).filter((letter) =>
      font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    const { glyphs, positions } = font.layout(known.join(""));
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

/** Breaks a text into lines no wider than `width`; a word wider than that has a line of its own. */
export function breakLines(text: string, size: number, width: number, set: SetLine): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && set(longer, size).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
