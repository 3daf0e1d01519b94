import { useEffect, useRef } from "react";
import { isCalendarDate, localDate } from "#app/domain/dates/calendar-date.ts";
import { shortDate, shortDay } from "#app/domain/dates/format-date.ts";
import { counted, pluralize } from "#app/domain/plural.ts";
import { momentText } from "#app/domain/tools/chart/moment.ts";
import { logFinding } from "#app/domain/tools/chart/log.ts";
import {
  isSameRanch,
  type Merged,
  mergeFiles,
  type Moves,
  movesOf,
} from "#app/domain/tools/chart/merge.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { figure, sumOf } from "#app/domain/tools/numbers/figures.ts";
import { herdPrefix, paddockName } from "#app/domain/tools/chart/stays.ts";
import { FindingMessage, ToolButton } from "../parts/controls.tsx";
import type { Opened } from "../ranch-file/read-file.ts";
import { useRanch } from "../store/use-ranch.ts";

/** Shows what a backup or another phone's moves hold before anything is changed: moves to add, or a ranch to open. */
export function Incoming({
  opened,
  close,
  takeFocus = false,
}: {
  readonly opened: Opened;
  readonly close: () => void;
  readonly takeFocus?: boolean;
}) {
  const { store, state } = useRanch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus, opened]);
  const mine = state.file;
  const backup = opened.kind === "ranch" ? opened.file : null;
  const theirs = opened.kind === "ranch" ? movesOf(opened.file) : opened.moves;
  const merged = !state.isExample && isSameRanch(mine, theirs) ? mergeFiles(mine, theirs) : null;
  const isNew = merged !== null && countOf(merged) > 0;
  const isEmpty = theirs.log.length + theirs.rain.length + theirs.removed.length === 0;
  const add = () => {
    store.remove("Added what was new to the log", (before) => mergeFiles(before, theirs).file);
    close();
  };
  return (
    <section className="tool-card incoming" aria-labelledby="incoming-heading">
      <h3 id="incoming-heading" tabIndex={-1} ref={heading}>
        {backup ? "In this backup" : "Moves from another phone"}
      </h3>
      {isEmpty ? (
        backup ? null : (
          <p>There are no moves and no rain in it.</p>
        )
      ) : merged ? (
        <NewMoves paddocks={[...mine.paddocks, ...theirs.paddocks]} merged={merged} />
      ) : backup ? null : (
        <p>
          {state.isExample
            ? "There is no ranch of yours on this phone yet."
            : "These are not moves of this ranch: its paddocks have other names."}{" "}
          Open the other phone’s backup file here first. Then both have the same paddocks, and moves
          can go back and forth.
        </p>
      )}
      {backup ? (
        <p>
          The backup of {dateOf(backup)}: {contentsOf(backup)}. It would replace the ranch kept on
          this phone, last changed {dateOf(mine)}: {contentsOf(mine)}. That one stays among the
          copies for 30 days.
        </p>
      ) : null}
      <div className="tool-buttons">
        {isNew ? (
          <ToolButton className="btn small" onClick={add}>
            Add {backup ? "only what is new" : "them"} to my log
          </ToolButton>
        ) : null}
        {backup ? (
          <ToolButton
            className={isNew ? "btn small ghost" : "btn small"}
            onClick={() => {
              store.replaceFile(backup, "Opened the backup");
              close();
            }}
          >
            Replace mine with it
          </ToolButton>
        ) : null}
        <ToolButton className="btn small ghost" onClick={close}>
          {isNew || backup ? "Leave mine as it is" : "Close"}
        </ToolButton>
      </div>
    </section>
  );
}

/** At most this many new moves are listed. */
const MAX_MOVES = 20;

function NewMoves({
  paddocks,
  merged,
}: {
  /** This phone's, then the other's, which may have paddocks that this phone lacks. */
  readonly paddocks: Moves["paddocks"];
  readonly merged: Merged;
}) {
  const { added, moves, unknown } = merged;
  if (countOf(merged) === 0) return <p>Nothing new in its log: this phone has all of it.</p>;
  const finding = logFinding(merged.file);
  const entries = (count: number) => counted(count, ["entry", "entries"]);
  const parts = [
    added.moves > 0 ? pluralize(added.moves, "new move") : "",
    added.rain > 0 ? `${pluralize(added.rain, "new day")} of rain` : "",
    added.changed > 0 ? `${entries(added.changed)} changed there later` : "",
    added.removed > 0 ? `${entries(added.removed)} removed there` : "",
  ].filter(Boolean);
  return (
    <>
      <p>{`${parts.join(", ")}:`}</p>
      <ul>
        {moves
          .toReversed()
          .slice(0, MAX_MOVES)
          .map(({ id, herdId, paddockId, in: entered, out }) => (
            <li key={id}>
              {`${herdPrefix(merged.file, herdId)}${paddockName({ paddocks }, paddockId)}, ${momentText(entered, shortDay)} to ${out ? momentText(out, shortDate) : "now"}`}
            </li>
          ))}
      </ul>
      {unknown > 0 ? (
        <p className="finding">
          {`${pluralize(unknown, "move")} to a paddock that this phone does not have. The log keeps it; no plan counts it until you open that phone’s backup.`}
        </p>
      ) : null}
      {finding ? (
        <>
          <FindingMessage finding={finding} />
          <p>Add them, then correct the wrong one in the log.</p>
        </>
      ) : null}
    </>
  );
}

const countOf = ({ added: { moves, rain, changed, removed } }: Merged) =>
  moves + rain + changed + removed;

function dateOf({ updatedAt }: RanchFile): string {
  const moment = new Date(updatedAt);
  const text = Number.isNaN(moment.getTime()) ? "" : localDate(moment);
  return isCalendarDate(text) ? shortDate(text) : "an unknown day";
}

const contentsOf = ({ herdRows, paddocks, log }: RanchFile) =>
  `${figure(sumOf(herdRows, ({ head }) => head))} head, ${pluralize(paddocks.length, "paddock")}, ${pluralize(log.length, "move")}`;
