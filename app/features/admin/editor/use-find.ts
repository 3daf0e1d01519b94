import { type RefObject, useEffect } from "react";
import type { ContentHandle } from "./content/content-field.tsx";

/** Selects the words that a post was opened for, such as those of a full-text search. */
export function useFind(
  find: string | undefined,
  content: string,
  text: RefObject<ContentHandle | null>,
): void {
  useEffect(() => {
    if (find === undefined) return;
    const from = content.toLowerCase().indexOf(find.toLowerCase());
    if (from >= 0) text.current?.focus({ from, to: from + find.length });
  }, [find, content, text]);
}
