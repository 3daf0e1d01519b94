import type { ComponentProps } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";

/** A button of an island: a click before hydration is held and replayed. */
export function ToolButton(props: ComponentProps<"button">) {
  return <button type="button" {...hook("needsScript")} {...props} />;
}

/** An error or a warning in words, beside the field it concerns. */
export function FindingMessage({
  finding,
  id,
}: {
  readonly finding: Finding | null;
  readonly id?: string | undefined;
}) {
  if (!finding) return null;
  return (
    <p className={finding.ok === 0 ? "finding refused" : "finding"} id={id}>
      {finding.message}
    </p>
  );
}
