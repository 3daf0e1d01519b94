import { Fold } from "./fold.tsx";
import { TextList } from "./texts.tsx";

/** Stands below a list with marked sources (docs/words.md, "Sources"); posts write it themselves. */
const NOTE = "We read only the opening of those marked *. Those without a year are undated.";

/** Where the figures of a page come from. */
export function Sources({ items }: { readonly items: readonly string[] }) {
  const marked = items.some((html) => html.includes("*"));
  return (
    <Fold summary="List of sources">
      <TextList className="sources" items={marked ? [...items, NOTE] : items} />
    </Fold>
  );
}
