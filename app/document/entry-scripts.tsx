import { createContext, use } from "react";
import { Scripts, useMatches } from "react-router";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";

/** What a route declares in its `handle` export. */
export interface RouteHandle {
  /** The router hydrates the whole document: the editor's desk. */
  readonly hydrate?: boolean;
  /** The page places the stylesheet link itself, above everything that is below the fold. */
  readonly stylesheet?: "within";
}

/** Addresses of the scripts that every public document loads, in order. */
export const EntryAddresses = createContext<readonly string[]>([]);

/** The handles of the matched routes. */
export function useHandles(): readonly RouteHandle[] {
  // Only our own routes set handles; the framework types them as unknown.
  return useMatches().map(({ handle }) => (handle as RouteHandle | undefined) ?? {});
}

/** Whether the router hydrates this document. */
export function useHydrates(): boolean {
  return useHandles().some(({ hydrate }) => hydrate === true);
}

/** The inline script, which decides when to load the entry script. */
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

/** React Router's own scripts, only in documents that it hydrates. */
export function DeskScripts() {
  return useHydrates() ? <Scripts /> : null;
}
