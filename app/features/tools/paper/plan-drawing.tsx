import type { ComponentProps, ReactNode } from "react";
import { FieldPlan } from "../pictures/field-plan.tsx";

/** The plan of the field, or room to draw one, beside what is written on a sheet. */
export function PlanDrawing({
  draw,
  children,
  ...plan
}: ComponentProps<typeof FieldPlan> & {
  readonly draw: string;
  readonly children: ReactNode;
}) {
  const room = (
    <div className="draw-here">
      <span>{draw}</span>
    </div>
  );
  return (
    <div className="sheet-plan-drawing">
      <FieldPlan {...plan} fallback={room} />
      {children}
    </div>
  );
}
