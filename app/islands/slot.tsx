import { memo, type ReactNode } from "react";
import { hook } from "../enhance/page-contract.ts";

/** Server-rendered HTML inside an island. In the browser React keeps what the document contains. */
export const Slot = memo(
  ({ children }: { readonly children?: ReactNode }) =>
    typeof document === "undefined" ? (
      <div {...hook("slot")}>{children}</div>
    ) : (
      <div {...hook("slot")} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    ),
  () => true,
);
