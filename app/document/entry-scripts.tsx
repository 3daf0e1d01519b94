import { createContext, use } from "react";
import { Scripts, useMatches } from "react-router";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";

/** What a route says of itself in `handle`. */
export interface RouteHandle {
  /** The whole document is hydrated by the router: the editor's desk. */
  readonly hydrate?: boolean;
  /** The page itself places the stylesheet, above what no window shows before the reader scrolls. */
  readonly stylesheet?: "within";
}

/** Addresses of the scripts that every public document starts, in their order. */
export const EntryAddresses = createContext<readonly string[]>([]);

/** What the routes of this document say of themselves. */
export function useHandles(): readonly RouteHandle[] {
  // Our own routes write their handles; the framework does not know what they hold.
  return useMatches().map(({ handle }) => (handle as RouteHandle | undefined) ?? {});
}

/** Whether the router hydrates this document. */
export function useHydrates(): boolean {
  return useHandles().some(({ hydrate }) => hydrate === true);
}

/** The inline script, which knows when to fetch the entry script. */
export function FirstPaintScript() {
  const entries = use(EntryAddresses);
  const hydrates = useHydrates();
  return (
    <script
      data-entry={hydrates ? undefined : entries.join(" ")}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: typeof document === "undefined" ? FIRST_PAINT_SCRIPT : "",
      }}
    />
  );
}

/** React Router's own scripts, where it hydrates the document; public documents have none. */
export function DeskScripts() {
  return useHydrates() ? <Scripts /> : null;
}
