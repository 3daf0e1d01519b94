import type { ComponentProps } from "react";
import { hook } from "../../../enhance/page-contract.ts";

/** A button that works once React is there: pressed before, it is pressed again then. */
export function Act(props: ComponentProps<"button">) {
  return <button type="button" {...hook("needsScript")} {...props} />;
}
