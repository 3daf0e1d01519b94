import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { friezeFile, type ThemeTime } from "#app/pictures/files.ts";
import { ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";

/** A strip of drawn landscape that breaks up a long page. */
export function Strip({ block: { picture } }: { readonly block: BlockOf<"strip"> }) {
  const drawings = (time: ThemeTime) => ({ wide: `/${friezeFile(picture, time)}` });
  return (
    <div className="frieze">
      <ThemedDrawing day={drawings("day")} dusk={drawings("dusk")} ratio={[5, 1]} lazy />
    </div>
  );
}
