import type { ReactNode } from "react";
import type { Answer } from "../../../domain/tools/ranch/known.ts";
import { Announce } from "./announce.tsx";
import { Told } from "./told.tsx";

export interface TicketText {
  readonly figure: string;
  readonly unit: string;
  /** What is beside the figure: "you want 180". */
  readonly beside?: ReactNode;
  /** The sum in one line with units. */
  readonly sum: ReactNode;
  /** Said to a screen reader once typing stops. */
  readonly spoken: string;
}

/** The answer, always above its inputs. Without one it names the fields that are empty or refused. */
export function Ticket<Result>({
  label,
  answer,
  text,
  limit,
  stamp,
  children,
}: {
  readonly label: string;
  readonly answer: Answer<Result>;
  readonly text: (value: Result) => TicketText;
  /** What the answer does not know. */
  readonly limit?: ReactNode;
  readonly stamp?: boolean;
  readonly children?: (value: Result) => ReactNode;
}) {
  const words = answer.ok ? text(answer.value) : null;
  return (
    <div className="ticket">
      {answer.ok && stamp ? <p className="stamp">Not your grass yet</p> : null}
      <p className="ticket-label">{label}</p>
      {answer.ok && words ? (
        <>
          <div className="ticket-figure">
            {words.figure} <span>{words.unit}</span>
          </div>
          {words.beside ? <p className="ticket-beside">{words.beside}</p> : null}
          <p className="ticket-sum">{words.sum}</p>
          {answer.warnings.map((finding) => (
            <Told key={finding.code} finding={finding} />
          ))}
          {children?.(answer.value)}
          {limit ? (
            <p className="ticket-limit">
              <b>Limit.</b> {limit}
            </p>
          ) : null}
        </>
      ) : null}
      {answer.ok ? null : (
        <>
          <div className="ticket-figure">—</div>
          {answer.missing.length > 0 ? (
            <p className="ticket-sum">
              Still empty: {answer.missing.join(", ")}. Nothing is counted without{" "}
              {answer.missing.length === 1 ? "it" : "them"}.
            </p>
          ) : null}
          {answer.refusals.map((finding) => (
            <Told key={finding.code} finding={finding} />
          ))}
        </>
      )}
      {/* It stays while a number is wiped out and typed anew, or the new answer would not be said. */}
      <Announce text={words ? `${label}: ${words.spoken}` : ""} />
    </div>
  );
}
