import { use } from "react";
import type { NumberSource } from "#app/domain/tools/fields/fields.ts";
import { PlannerParts } from "#app/language/english/planner-parts.ts";

/**
 * Where a number comes from. The example's numbers are in gray italics and the rancher's own are plain, so for these
 * the origin is only read aloud; for other numbers it is also shown.
 */
export function Origin({
  id,
  mark,
  empty,
}: {
  readonly id: string;
  readonly mark: NumberSource | undefined;
  readonly empty: boolean;
}) {
  const { origin } = use(PlannerParts);
  const spoken = mark === undefined || mark === "you";
  const isNone = empty || mark === "unreadable";
  return (
    <span id={id} className={spoken ? "visually-hidden" : "origin"}>
      {isNone ? "" : origin[mark ?? "example"]}
    </span>
  );
}
