import { useEffect, useState } from "react";
import type { SearchPort } from "#app/backend/ports/search.ts";

/** Words spelled like a term; empty until they arrive, or without a term. */
export function useSuggestions(
  term: string | undefined,
  suggest: SearchPort["suggest"],
): readonly string[] {
  const [suggestions, setSuggestions] = useState<{ term: string; words: readonly string[] }>();
  useEffect(() => {
    if (term === undefined) return undefined;
    let isCurrent = true;
    suggest(term).then(
      (words) => {
        if (isCurrent) setSuggestions({ term, words });
      },
      // Suggestions are optional: the page is complete without them.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [term, suggest]);
  return suggestions && suggestions.term === term ? suggestions.words : [];
}
