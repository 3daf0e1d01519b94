import { memo, type ReactNode } from "react";
import { hook } from "../enhance/page-contract.ts";

/** Delivered HTML inside an island. In the browser React keeps what the document holds. */
export const Slot = memo(
  ({ children }: { readonly children?: ReactNode }) =>
    typeof document === "undefined" ? (
      <div {...hook("slot")}>{children}</div>
    ) : (
      <div {...hook("slot")} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    ),
  () => true,
);
