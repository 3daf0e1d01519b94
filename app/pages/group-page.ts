import { type ComponentType, createElement, type ReactNode } from "react";
import type { PageKind } from "../content-model/pages.ts";
import { sectionTitle } from "../domain/section-title.ts";

type PageComponent = ComponentType<Readonly<Record<string, unknown>>>;

/** The components of the groups' pages by file; each is its file's default export. */
const COMPONENTS = import.meta.glob<PageComponent>("../features/*/pages/*.tsx", {
  eager: true,
  import: "default",
});

/**
 * Shows a page of a group by its component.
 *
 * @param props.slots what the page passes to the component besides the page itself.
 */
export function GroupPage({
  screen: { kind, page },
  slots,
}: {
  readonly screen: { readonly kind: PageKind; readonly page: unknown };
  readonly slots?: Readonly<Record<string, ReactNode>>;
}) {
  const name = kind.replace(/\/.*/, "");
  const group = { label: sectionTitle(name), to: `/${name}` };
  return createElement(componentOf(kind), { page, group, ...slots });
}

/** @throws Error if the page, a row of content-model/pages, has no component. */
export function componentOf(kind: PageKind): PageComponent {
  const file = `features/${kind.replace("/", "/pages/")}.tsx`;
  const component = COMPONENTS[`../${file}`];
  if (!component) throw new Error(`The page ${kind} has no component: write app/${file}`);
  return component;
}
