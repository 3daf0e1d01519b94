import type { ReactNode } from "react";
import { hook } from "../enhance/page-contract.ts";

/**
 * Server-rendered HTML inside an island. In the browser React keeps what the document contains.
 *
 * @param props.html what the document contains, for an island that React has to render anew.
 */
export const Slot = ({
  children,
  html = "",
}: {
  readonly children?: ReactNode;
  readonly html?: string;
}) =>
  typeof document === "undefined" ? (
    <div {...hook("slot")}>{children}</div>
  ) : (
    <div {...hook("slot")} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
