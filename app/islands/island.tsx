import { useTexts } from "../language/texts.ts";
import type { ComponentType, ReactNode } from "react";
import { hook } from "../enhance/page-contract.ts";
import { Slot } from "./slot.tsx";

/**
 * A part of a document that React hydrates on first use. It is rendered with the document, so it is complete
 * without a script.
 *
 * @param props.name its name in registry.ts.
 * @param props.props plain JSON, embedded in the document.
 * @param props.hydrate when it is hydrated: when it is first used, or when it comes into view.
 * @param props.failed the sentence shown if its scripts cannot be loaded; without it, no message is shown.
 * @param props.children server-rendered HTML inside the island; React leaves it alone, so it is sent only once.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  hydrate = "use",
  className,
  failed,
  children,
}: {
  readonly name: string;
  readonly component: ComponentType<Props & { readonly children?: ReactNode }>;
  readonly props: Props;
  readonly hydrate?: "use" | "visible";
  readonly className?: string;
  readonly failed?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { blocks } = useTexts();
  return (
    <>
      <div
        className={className ? `island ${className}` : "island"}
        {...hook("island", name)}
        {...hook("hydrate", hydrate)}
        {...hook("props", JSON.stringify(props))}
      >
        <Component {...props}>{children === undefined ? null : <Slot>{children}</Slot>}</Component>
      </div>
      {failed ? (
        <div className="banner island-failed" role="alert" hidden {...hook("islandFailed")}>
          <span>{`${failed} ${blocks.failedHelp}`}</span>
          <button type="button" className="btn small" {...hook("needsScript")}>
            {blocks.tryAgain}
          </button>
        </div>
      ) : null}
    </>
  );
}
