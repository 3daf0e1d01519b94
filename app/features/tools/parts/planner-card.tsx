import type { ComponentProps, ReactNode } from "react";
import type { Path } from "#app/domain/tools/fields/fields.ts";
import { listAt } from "#app/domain/tools/fields/file.ts";
import { type Answer, type Planner, solve } from "#app/domain/tools/planner.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";
import { FieldOf } from "./fields/field-of.tsx";
import { Ticket } from "./ticket.tsx";

export function usePlanner<Result>(planner: Planner<Result>): Answer<Result> {
  const { state } = useRanch();
  const today = useToday();
  return solve(planner, state.file, today);
}

/** A planner on a screen: its picture and its ticket, and its numbers in the order in which it needs them. */
export function PlannerCard<Result>({
  planner,
  picture,
  fields,
  before,
  below,
  children,
  stamp,
}: Pick<ComponentProps<typeof Ticket<Result>>, "planner" | "stamp"> & {
  readonly picture?: (answer: Answer<Result>) => ReactNode;
  /** The paths of its fields, if not all that it needs. Fields of lists are shown elsewhere. */
  readonly fields?: readonly Path[];
  /** Below the ticket on wide screens, on a phone below the fields. */
  readonly below?: ReactNode;
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { state } = useRanch();
  const answer = usePlanner(planner);
  const paths = fields ?? [...planner.needs, ...planner.also(state.file), ...planner.may];
  return (
    <div className="screen-body">
      <div className="screen-answer">
        {picture?.(answer)}
        <Ticket planner={planner} answer={answer} stamp={stamp} />
      </div>
      <div className="screen-numbers">
        {before}
        {paths.map((path) => (listAt(path) ? null : <FieldOf key={path} path={path} />))}
        {children}
      </div>
      {below ? <div className="screen-below">{below}</div> : null}
    </div>
  );
}
