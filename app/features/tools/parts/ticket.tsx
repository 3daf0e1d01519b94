import { type ReactNode, useEffect, useRef, useState } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { type Answer, inSentence, othersText, type Planner } from "#app/domain/tools/planner.ts";
import { goToField } from "../shell/screens.tsx";
import { useRanch, useToday } from "../store/use-ranch.ts";
import { FindingMessage } from "./controls.tsx";

/**
 * A planner's answer: figure, one sentence, its sum and its limit. Without an answer it names the empty fields, with
 * links to them, or what was refused. It is stamped while one of the planner's own inputs is not the rancher's.
 */
export function Ticket<Result>({
  planner,
  answer,
  label = planner.label,
  stamp,
  children,
}: {
  readonly planner: Planner<Result>;
  readonly answer: Answer<Result>;
  readonly label?: string;
  /** What it is stamped with; "Not yours yet" if others' numbers are in it. */
  readonly stamp?: ((others: string | null) => string | null) | undefined;
  /** Below the sum, or in its place. */
  readonly children?: ReactNode;
}) {
  const { state } = useRanch();
  const today = useToday();
  const others = othersText(state.file, planner);
  const stamped = stamp ? stamp(others) : others && "Not yours yet";
  const words = answer.ok ? planner.say(answer.value, state.file, today) : null;
  return (
    <div className="ticket">
      {answer.ok && stamped ? <p className="stamp">{stamped}</p> : null}
      <p className="ticket-label">{label}</p>
      {words ? (
        <>
          <div className="ticket-head">
            <span className="ticket-figure">
              <b>{words.figure}</b> <span>{words.unit}</span>
            </span>{" "}
            {words.beside ? <b>{words.beside}</b> : null}
          </div>
          {words.verdict ? <p className="ticket-verdict">{words.verdict}</p> : null}
          <p className="ticket-sum">{words.sum}</p>
        </>
      ) : null}
      {children}
      {answer.ok ? (
        <>
          {answer.warnings.map((finding) => (
            <FindingMessage key={finding.code} finding={finding} />
          ))}
          {planner.limit ? <Limit text={planner.limit} others={others} /> : null}
        </>
      ) : (
        <>
          {answer.missing.length > 0 ? <Missing places={answer.missing} /> : null}
          {answer.refusals.map((finding) => (
            <FindingMessage key={finding.message} finding={finding} />
          ))}
        </>
      )}
      {/* Stays mounted while a number is cleared and retyped, or the new result would not be announced. */}
      <Announce
        text={words ? `${label}: ${words.spoken ?? `${words.figure} ${words.unit}`}` : ""}
      />
    </div>
  );
}

type Unanswered = Extract<Answer<unknown>, { readonly ok: false }>;

/** How many empty fields are named. */
const NAMED = 4;

function Missing({ places }: { readonly places: Unanswered["missing"] }) {
  const more = places.length - NAMED;
  return (
    <p className="ticket-sum">
      Still empty:{" "}
      {places.slice(0, NAMED).map(({ path, label }) => (
        <span key={path}>
          <a
            href={`#${path}`}
            {...hook("needsScript")}
            onClick={(event) => {
              event.preventDefault();
              goToField(path);
            }}
          >
            {inSentence(label)}
          </a>
        </span>
      ))}
      <span>{more > 0 ? ` and ${more} more.` : "."}</span>
    </p>
  );
}

/** The first sentence is always visible; the others are in a fold. */
function Limit({ text, others }: { readonly text: string; readonly others: string | null }) {
  const end = text.indexOf(". ") + 1 || text.length;
  const rest = [text.slice(end + 1), others ? `${others}.` : ""].filter((each) => each !== "");
  const first = (
    <>
      <b>Limit.</b>
      {` ${text.slice(0, end)}`}
    </>
  );
  if (rest.length === 0) return <p className="ticket-limit">{first}</p>;
  return (
    <details className="ticket-limit">
      <summary>{first}</summary>
      {rest.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </details>
  );
}

/** Long enough that screen readers don't read a number digit by digit while it is typed. */
const AFTER_TYPING_MS = 1200;

/** Announces a new result once typing stops. The first result is part of the page. */
export function Announce({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState("");
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    const timer = setTimeout(() => {
      first.current = "";
      setAnnounced(text);
    }, AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <span className="visually-hidden" role="status">
      {announced}
    </span>
  );
}
