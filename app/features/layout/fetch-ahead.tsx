import { PrefetchPageLinks } from "react-router";
import { usePagesWithinReach } from "./use-pages-within-reach.ts";

/**
 * Fetches the pages that a reader may go to next, so that a link shows its page at once: those whose
 * links are in view, on a good connection; on any other, those that a finger, pointer or key is on.
 */
export function FetchAhead({ ask }: { readonly ask: (page: string) => void }) {
  return usePagesWithinReach(ask).map((page) => <PrefetchPageLinks key={page} page={page} />);
}
