import type { ComponentType, ReactNode } from "react";

/** An island's module. Its component's props are in the document that contains the island. */
export interface IslandModule {
  readonly default: ComponentType<{ readonly children?: ReactNode }>;
  /** Loads, before hydration, what the address's fragment needs besides the island itself. */
  readonly ready?: (hash: string) => Promise<unknown>;
}

/** Each island has its own props, which arrive as untyped JSON. */
const island = (
  load: () => Promise<Omit<IslandModule, "default"> & { readonly default: unknown }>,
) => load as () => Promise<IslandModule>;

/** Every island by its name, loaded on first use. */
export const ISLANDS: Readonly<Record<string, () => Promise<IslandModule>>> = {
  "blog-search": island(() => import("./blog-search.tsx")),
  "page-search": island(() => import("./page-search.tsx")),
  assessment: island(() => import("./assessment.tsx")),
  "my-season": island(() => import("./my-season.tsx")),
  budget: island(() => import("./budget.tsx")),
  water: island(() => import("./water.tsx")),
  tests: island(() => import("./tests.tsx")),
};
