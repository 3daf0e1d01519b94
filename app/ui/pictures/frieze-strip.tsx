import { type Frieze, friezeFile, type ThemeTime } from "#app/pictures/files.ts";
import { ThemedDrawing } from "./themed-drawing.tsx";

/** A strip of drawn landscape that breaks up a long page. */
export function FriezeStrip({ name }: { readonly name: Frieze }) {
  const drawings = (time: ThemeTime) => ({ wide: `/${friezeFile(name, time)}` });
  return (
    <div className="frieze">
      <ThemedDrawing day={drawings("day")} dusk={drawings("dusk")} ratio={[5, 1]} lazy />
    </div>
  );
}
