import type { ComponentType, ReactNode } from "react";
import { hook } from "../enhance/page-contract.ts";
import { Slot } from "./slot.tsx";

/** When an island is hydrated: when it is first used, or when it comes into view. */
export type HydrateWhen = "use" | "visible";

/** What an island's component is given: plain JSON, and what is in its slot. */
export type IslandProps<Props> = Props & { readonly children?: ReactNode };

/**
 * A part of a document that React takes over when it is used. It is rendered with the document, so it
 * reads complete without a script.
 *
 * @param props.name its name in registry.ts.
 * @param props.props plain JSON: it travels in the document.
 * @param props.children delivered HTML within the island; React leaves it alone, so it travels once.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  hydrate = "use",
  className,
  children,
}: {
  readonly name: string;
  readonly component: ComponentType<IslandProps<Props>>;
  readonly props: Props;
  readonly hydrate?: HydrateWhen;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div
      className={className ? `island ${className}` : "island"}
      {...hook("island", name)}
      {...hook("hydrate", hydrate)}
      {...hook("props", JSON.stringify(props))}
    >
      <Component {...props}>{children === undefined ? null : <Slot>{children}</Slot>}</Component>
    </div>
  );
}
