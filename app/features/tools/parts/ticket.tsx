import type { ReactNode } from "react";
import type { Answer } from "../../../domain/tools/ranch/input-reader.ts";
import { Announce } from "./announce.tsx";
import { FindingMessage } from "./finding-message.tsx";

export interface TicketText {
  readonly figure: string;
  readonly unit: string;
  /** Text beside the figure: "you want 180". */
  readonly beside?: ReactNode;
  /** The calculation in one line, with units. */
  readonly sum: ReactNode;
  /** Announced to screen readers once typing stops. */
  readonly spoken: string;
}

/** A result, always above its inputs. Without a result it names the fields that are empty or refused. */
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
  /** Not needed where the result itself is shown elsewhere. */
  readonly text?: (value: Result) => TicketText;
  /** What the result does not account for. */
  readonly limit?: ReactNode;
  readonly stamp?: boolean;
  readonly children?: (value: Result) => ReactNode;
}) {
  const words = answer.ok && text ? text(answer.value) : null;
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
            <FindingMessage key={finding.code} finding={finding} />
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
            <FindingMessage key={finding.code} finding={finding} />
          ))}
        </>
      )}
      {/* Stays mounted while a number is cleared and retyped, or the new result would not be announced. */}
      <Announce text={words ? `${label}: ${words.spoken}` : ""} />
    </div>
  );
}
