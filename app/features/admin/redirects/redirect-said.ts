import type { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { useToast } from "../desk/toast.tsx";

export type Redirects = Answered<typeof api.redirects.$get>;

/** Says that a redirect was saved, and whether there is a page where it leads. */
export function useRedirectSaid() {
  const toast = useToast();
  return ({ address, leadsTo, toPage }: Answered<typeof api.redirects.$post>) =>
    toast({
      text: toPage
        ? `${address} now redirects to ${leadsTo}.`
        : `${address} now redirects to ${leadsTo}, where there is no page yet.`,
    });
}
