import { use } from "react";
import type { BlockOf } from "#app/content-model/pages/blocks.ts";
import { Cut, Cuts } from "#app/ui/pictures/cut.tsx";
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
