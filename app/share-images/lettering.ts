import { openSync } from "fontkit";

interface Lettering {
  /** Outlines of the text, its first baseline at 0,0: nothing is left for a font to do. */
  readonly path: string;
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
    let x = 0;
    let path = "";
    glyphs.forEach((glyph, index) => {
      const place = positions[index];
      path += glyph.path
        .scale(scale, -scale)
        .translate((x + (place?.xOffset ?? 0)) * scale, 0)
        .toSVG();
      x += place?.xAdvance ?? glyph.advanceWidth;
    });
    return { path, width: x * scale };
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
