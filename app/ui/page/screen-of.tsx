import type { ComponentType } from "react";

/** A component for each kind of page of a group. */
export type ScreenComponents<Screens extends { readonly kind: string; readonly page: unknown }> = {
  readonly [Kind in Screens["kind"]]: ComponentType<{
    readonly page: Extract<Screens, { readonly kind: Kind }>["page"];
  }>;
};

/** Shows a page with the component for its kind. */
export function ScreenOf<Screens extends { readonly kind: string; readonly page: unknown }>({
  screen,
  components,
}: {
  readonly screen: Screens;
  readonly components: ScreenComponents<Screens>;
}) {
  const kind: Screens["kind"] = screen.kind;
  // TypeScript can't tell that a kind and its page belong together.
  const Component = components[kind] as ComponentType<{ readonly page: unknown }>;
  return <Component page={screen.page} />;
}
