import { memo, useState } from "react";
import { momentText } from "#app/domain/tools/chart/moment.ts";
import { shortDate, shortDay } from "#app/domain/dates/format-date.ts";
import {
  checkDone,
  type Correction,
  correctMove,
  logFinding,
  removeMove,
} from "#app/domain/tools/chart/log.ts";
import { loggedUnitDays } from "#app/domain/tools/chart/figures.ts";
import type { LogEntry, RanchFile } from "#app/domain/tools/fields/fields.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import type { Finding } from "#app/domain/tools/numbers/limits.ts";
import { herdPrefix, inOrder, paddockName } from "#app/domain/tools/chart/stays.ts";
import { EntryField } from "#app/features/tools/parts/fields/entry-field.tsx";
import { MoveOf } from "#app/features/tools/parts/fields/move-field.tsx";
import { FindingMessage, ToolButton } from "#app/features/tools/parts/controls.tsx";
import { focusScreen } from "#app/features/tools/shell/screens.tsx";
import { useRanch, useStore, useToday } from "#app/features/tools/store/use-ranch.ts";

/** How many stays the log shows, so that a long log stays fast. */
const MAX_STAYS = 30;
/** What can be corrected, in the order of the form. */
const COLUMNS = [
  "paddockId",
  "in",
  "out",
  "heightInIn",
  "heightOutIn",
  "head",
  "note",
] as const satisfies readonly (keyof LogEntry)[];

/** The actual stays, newest first. Each can be corrected or removed. */
export function MoveLog() {
  const { state } = useRanch();
  const { file } = state;
  const newest = inOrder(file.log).toReversed();
  return (
    <>
      <FindingMessage finding={logFinding(file)} />
      <ul className="tool-rows">
        {newest.slice(0, MAX_STAYS).map((entry) => (
          <Stay key={entry.id} entry={entry} file={file} />
        ))}
      </ul>
      {newest.length > MAX_STAYS ? <p>Earlier stays are in the table (CSV).</p> : null}
    </>
  );
}

const correctNow = (file: RanchFile, id: string, fields: Correction) =>
  correctMove(file, id, fields, new Date().toISOString());

const Stay = memo(({ entry, file }: { readonly entry: LogEntry; readonly file: RanchFile }) => {
  const store = useStore();
  const today = useToday();
  const [finding, setFinding] = useState<Finding | null>(null);
  const [opened, setOpened] = useState(false);
  const name = paddockName(file, entry.paddockId);
  const day = momentText(entry.in, shortDay);
  const unitDays = loggedUnitDays(file, entry, today);
  /** An impossible correction is refused beside the fields, and the log stays as it was. */
  const correct = (before: RanchFile, fields: Correction) => {
    const corrected = correctNow(before, entry.id, fields);
    const days = [fields.in, fields.out].filter((day) => day !== undefined && day !== null);
    const refusal =
      days.map((day) => checkDone(day, today)).find((each) => each !== null) ??
      (corrected.ok ? null : corrected.finding);
    setFinding(refusal);
    return refusal === null && corrected.ok ? corrected.file : before;
  };
  return (
    <li>
      <details onToggle={() => setOpened(true)}>
        <summary>
          <span>{herdPrefix(file, entry.herdId)}</span>
          <b>{name}</b>
          <span>
            {[
              `, ${day} to ${entry.out ? momentText(entry.out, shortDate) : "now"}`,
              entry.heightOutIn === null ? "" : `, left ${figure(entry.heightOutIn, 1)} in`,
              unitDays === null ? "" : `, ${figure(unitDays, 1)} animal-unit days an acre`,
            ].join("")}
          </span>
        </summary>
        {opened
          ? COLUMNS.map((column) => {
              const Control = column === "in" || column === "out" ? MoveOf : EntryField;
              return (
                <Control
                  key={column}
                  path={`log.${entry.id}.${column}`}
                  change={(before, value) => correct(before, { [column]: value })}
                />
              );
            })
          : null}
        <FindingMessage finding={finding} />
      </details>
      <ToolButton
        className="btn small ghost"
        onClick={() => {
          store.remove(`Removed ${name}, ${day} from the log`, (before) =>
            removeMove(before, entry.id, new Date().toISOString()),
          );
          focusScreen();
        }}
      >
        Remove
        <span className="visually-hidden">{` ${name}, ${day}`}</span>
      </ToolButton>
    </li>
  );
});
