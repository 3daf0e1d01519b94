import { use } from "react";
import type { NumberSource } from "#app/domain/tools/fields/fields.ts";
import { PlannerParts } from "#app/language/english/planner-parts.ts";

/**
 * Where a number comes from. The example's stand in gray italics, one's own are plain; both are told by ear, the
 * rest is written too.
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
