import { type BandPicture, bandFile, type ThemeTime } from "#app/pictures/files.ts";
import { type Drawings, ThemedDrawing } from "./themed-drawing.tsx";

/** The drawing across the top of a page, or of a part of it. */
export function BandDrawing({
  picture,
  lazy = false,
}: {
  readonly picture: BandPicture;
  readonly lazy?: boolean;
}) {
  const drawings = (time: ThemeTime): Drawings => ({
    wide: `/${bandFile(picture, "band", time)}`,
    narrow: `/${bandFile(picture, "narrow", time)}`,
  });
  return <ThemedDrawing day={drawings("day")} dusk={drawings("dusk")} ratio={[5, 2]} lazy={lazy} />;
}
