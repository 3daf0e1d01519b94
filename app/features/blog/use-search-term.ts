import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { searchTerm } from "../../domain/search.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/**
 * The term in the address. Empty until React has taken the page over: the delivered document lists
 * everything, whatever the address asks for. White space around the term, and an empty `q`, are taken
 * out of the address (specification, section 5).
 */
export function useSearchTerm(): string {
  const [params, setParams] = useSearchParams();
  const given = params.get("q");
  const wanted = searchTerm(given);
  const hydrated = useHydrated();

  useEffect(() => {
    if (given === null || (given === wanted && wanted !== "")) return;
    setParams(wanted === "" ? {} : { q: wanted }, { replace: true });
  }, [given, wanted, setParams]);

  return hydrated ? wanted : "";
}
