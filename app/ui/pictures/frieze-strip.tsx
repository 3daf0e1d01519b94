import { type Frieze, friezeFile, type ThemeTime } from "../../illustrations/file-names.ts";
import { ThemedDrawing } from "./themed-drawing.tsx";

/** A strip of drawn land across the middle of a long page, for the eye to rest on. */
export function FriezeStrip({ name }: { readonly name: Frieze }) {
  const at = (time: ThemeTime) => ({ wide: `/${friezeFile(name, time)}` });
  return (
    <div className="frieze">
      <ThemedDrawing day={at("day")} dusk={at("dusk")} ratio={[5, 1]} lazy />
    </div>
  );
}
