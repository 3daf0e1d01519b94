import { createContext, type ReactNode, use, useMemo } from "react";
import { linksWithBase } from "../../ui/links-with-base.ts";

const RenderedAhead = createContext<string | undefined>(undefined);

/** Hands a page's long HTML to it while it is rendered ahead of time. */
export function RenderedAheadProvider({
  html,
  children,
}: {
  readonly html: string | undefined;
  readonly children: ReactNode;
}) {
  return <RenderedAhead value={html}>{children}</RenderedAhead>;
}

/**
 * Text and links that need no components. Without `html` they are the ones that the document was
 * delivered with: those do not travel a second time as data, so React takes them from the page it wakes
 * up in.
 */
export function DeliveredHtml({
  id,
  className,
  html,
}: {
  /** Of this element in every page that has it. */
  readonly id: string;
  readonly className: string;
  readonly html?: string | undefined;
}) {
  const ahead = use(RenderedAhead);
  const text = useMemo(() => linksWithBase(html ?? ahead ?? delivered(id)), [html, ahead, id]);
  return (
    <div
      id={id}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function delivered(id: string): string {
  return typeof document === "undefined" ? "" : (document.getElementById(id)?.innerHTML ?? "");
}
