import { useEffect, useState } from "react";
import type { SearchPort } from "../../../backend/ports/search.ts";

/** Words close to a term, once they are known; none where no term is given. */
export function useNearWords(
  term: string | undefined,
  suggest: SearchPort["suggest"],
): readonly string[] {
  const [near, setNear] = useState<{ term: string; words: readonly string[] }>();
  useEffect(() => {
    if (term === undefined) return undefined;
    let wanted = true;
    suggest(term).then(
      (words) => {
        if (wanted) setNear({ term, words });
      },
      // Suggestions are a courtesy: without them the page still says what it has to.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [term, suggest]);
  return near && near.term === term ? near.words : [];
}
