import { Fold } from "./fold.tsx";
import { TextList } from "./texts.tsx";

/** Where the figures of a page come from. */
export function Sources({ items }: { readonly items: readonly string[] }) {
  return (
    <Fold summary="List of sources">
      <TextList className="sources" items={items} />
    </Fold>
  );
}
