import type { ComponentType, ReactNode } from "react";

/** An island's component, whose props were written by the document that holds it. */
type IslandModule = { readonly default: ComponentType<{ readonly children?: ReactNode }> };

/** The islands' modules take the props of their own; the document holds them as JSON. */
const island = (load: () => Promise<{ readonly default: unknown }>) =>
  load as () => Promise<IslandModule>;

/** Every island by its name. Each is fetched when it is first used. */
export const ISLANDS: Readonly<Record<string, () => Promise<IslandModule>>> = {
  "blog-search": island(() => import("./blog-search.tsx")),
  assessment: island(() => import("./assessment.tsx")),
  "my-season": island(() => import("./my-season.tsx")),
  budget: island(() => import("./budget.tsx")),
  water: island(() => import("./water.tsx")),
  tests: island(() => import("./field-tests.tsx")),
};
