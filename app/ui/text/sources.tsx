import { TextList } from "./texts.tsx";

/** Where the figures of a page come from. */
export function Sources({ items }: { readonly items: readonly string[] }) {
  return <TextList className="sources" items={items} />;
}
