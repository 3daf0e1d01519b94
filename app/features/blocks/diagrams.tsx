import { use } from "react";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { friezeFile, type ThemeTime } from "#app/pictures/files.ts";
import { Cut, Cuts } from "#app/ui/pictures/cut.tsx";
import { ThemedDrawing } from "#app/ui/pictures/themed-drawing.tsx";
import { OnSheet } from "./section.tsx";

/** Diagrams between a page's sections, side by side or each as wide as the page. */
export function Diagrams({ block: { wide, items } }: { readonly block: BlockOf<"diagrams"> }) {
  const diagrams = wide ? (
    items.map((item) => <Cut key={item.name} {...item} place="wide" />)
  ) : (
    <Cuts items={items} />
  );
  return use(OnSheet) ? diagrams : <div className="wrap">{diagrams}</div>;
}

/** A strip of drawn landscape that breaks up a long page. */
export function Strip({ block: { picture } }: { readonly block: BlockOf<"strip"> }) {
  const drawings = (time: ThemeTime) => ({ wide: `/${friezeFile(picture, time)}` });
  return (
    <div className="frieze">
      <ThemedDrawing day={drawings("day")} dusk={drawings("dusk")} ratio={[5, 1]} lazy />
    </div>
  );
}
