import { singleFile } from "#app/pictures/files.ts";
import { PhotoPlace, type PictureProps } from "#app/ui/pictures/picture.tsx";
import { ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";

const DAY = {
  wide: `/${singleFile("home-hero-wide")}`,
  narrow: `/${singleFile("home-hero-narrow")}`,
};
const DUSK = {
  wide: `/${singleFile("home-hero-wide-dusk")}`,
  narrow: `/${singleFile("home-hero-narrow-dusk")}`,
};

/** The home ranch by day or, in the dark theme, at dusk. */
export function HeroPicture({ photo }: Pick<PictureProps, "photo">) {
  return (
    <span className="picture">
      <ThemedDrawing day={DAY} dusk={DUSK} ratio={[16, 9]} />
      <PhotoPlace photo={photo} />
    </span>
  );
}
