import type { ReactNode } from "react";
import type { Path } from "#app/domain/tools/fields/fields.ts";
import {
  type Answer,
  othersInputs,
  othersText,
  type Planner,
  type Saying,
  solve,
} from "#app/domain/tools/planner.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";
import { FieldOf } from "./fields/field-of.tsx";
import { Ticket } from "./ticket.tsx";

/** A planner's answer and what stands beside it. */
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
}: {
  readonly planner: Planner<Result>;
  readonly picture?: (answer: Answer<Result>) => ReactNode;
  /** The paths of its fields, if not all that it needs; columns of lists stand elsewhere. */
  readonly fields?: readonly Path[];
  /** Below the ticket on wide screens, on a phone below the fields. */
  readonly below?: ReactNode;
  /** Above the fields. */
  readonly before?: ReactNode;
  /** Below the fields. */
  readonly children?: ReactNode;
}) {
  const { state } = useRanch();
  const answer = usePlanner(planner);
  const paths = fields ?? [...planner.needs, ...planner.also(state.file), ...planner.may];
  return (
    <div className="screen-body">
      <div className="screen-answer">
        {picture?.(answer)}
        <PlannerTicket planner={planner} answer={answer} />
      </div>
      <div className="screen-numbers">
        {before}
        {paths.map((path) =>
          fields || !LISTS.test(path) ? <FieldOf key={path} path={path} /> : null,
        )}
        {children}
      </div>
      {below ? <div className="screen-below">{below}</div> : null}
    </div>
  );
}

const LISTS = /^(?:herdRows|pastures|paddocks|log|rain|triggers|years|season\.(?:rest|blocks))\./;

/** A planner's ticket, stamped while one of its own inputs is not the rancher's. */
export function PlannerTicket<Result>({
  planner,
  answer,
  stamp = "Not yours yet",
  say = (said) => said,
}: {
  readonly planner: Planner<Result>;
  readonly answer: Answer<Result>;
  readonly stamp?: string;
  /** Other words where there is less room. */
  readonly say?: (said: Saying, value: Result) => Saying;
}) {
  const { state } = useRanch();
  const today = useToday();
  const others = othersText(othersInputs(planner, state.file));
  const said = answer.ok ? planner.say(answer.value, state.file, today) : null;
  return (
    <Ticket
      label={planner.label}
      answer={answer}
      words={answer.ok && said ? say(said, answer.value) : null}
      limit={planner.limit}
      stamp={others ? stamp : null}
      others={others}
    />
  );
}
