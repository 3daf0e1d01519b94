import type { ComponentProps } from "react";
import { hook } from "#app/enhance/page-contract.ts";

/** A button of an island: a click before hydration is held and replayed. */
export function ToolButton(props: ComponentProps<"button">) {
  return <button type="button" {...hook("needsScript")} {...props} />;
}
