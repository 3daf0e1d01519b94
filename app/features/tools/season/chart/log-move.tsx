import { hook } from "../../../../enhance/page-contract.ts";
import { useState } from "react";
import type { CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { checkMove, logMove } from "../../../../domain/tools/chart/log.ts";
import { HOME, type PlanRow } from "../../../../domain/tools/chart/types.ts";
import { HERD_ID, currentPaddock } from "../../../../domain/tools/ranch/chart-answer.ts";
import type { RanchFile } from "../../../../domain/tools/ranch/ranch-file.ts";
import { herdAnswer } from "../../../../domain/tools/ranch/stocking-answer.ts";
import { DateField } from "../../parts/fields/date-field.tsx";
import { FindingMessage } from "../../parts/finding-message.tsx";
import { newId } from "../../store/edit.ts";
import { useStore } from "../../store/use-ranch.ts";
import { InchesField, useInches } from "./inches.tsx";
import { paddockName } from "./paddock-name.ts";

/** Logs a move. Paddock and day come from the plan; the rancher types the height and saves. */
export function LogMove({
  file,
  isExample,
  rows,
  today,
}: {
  readonly file: RanchFile;
  readonly isExample: boolean;
  readonly rows: readonly PlanRow[];
  readonly today: CalendarDate;
}) {
  const store = useStore();
  const here = currentPaddock(file, rows, today);
  const isFirst = file.log.length === 0;
  const planned = isFirst
    ? (here?.paddockId ?? rows[0]?.paddockId)
    : rows.find(({ paddockId }) => paddockId !== HOME && paddockId !== here?.paddockId)?.paddockId;
  const [chosenPaddock, setChosenPaddock] = useState<string | null>(null);
  const [chosenDay, setChosenDay] = useState<CalendarDate | null>(null);
  const height = useInches("height", "4.5");
  const [submitted, setSubmitted] = useState(false);
  const paddockId = chosenPaddock ?? planned ?? file.paddocks[0]?.id ?? HOME;
  const herd = herdAnswer(file);
  const move = {
    id: newId(),
    herdId: HERD_ID,
    toPaddockId: paddockId,
    on: chosenDay ?? today,
    head: herd.ok ? herd.value.head : null,
    heightOutIn: height.value,
    note: "",
  };
  const finding = checkMove(file.log, move);
  const save = () => {
    setSubmitted(true);
    if (finding || height.finding) return;
    store.change((before) => ({ ...before, log: logMove(before.log, move) }));
    setChosenPaddock(null);
    setChosenDay(null);
    height.setText("");
    setSubmitted(false);
  };
  return (
    <form
      className="log-move"
      aria-labelledby="log-heading"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h3 id="log-heading">{isFirst ? "Log the first day" : "Log a move"}</h3>
      {isExample ? <p className="hint">Try it: the example is yours to play with.</p> : null}
      <div className="tool-grid">
        <div className="tool-field">
          <label htmlFor="log.to">Herd goes to</label>
          <select
            id="log.to"
            value={paddockId}
            onChange={({ target }) => setChosenPaddock(target.value)}
          >
            {file.paddocks.map(({ id }) => (
              <option key={id} value={id}>
                {paddockName(file, id)}
              </option>
            ))}
            <option value={HOME}>Home or other grass</option>
          </select>
        </div>
        <DateField
          path="log.on"
          label="On"
          value={chosenDay ?? today}
          onValue={setChosenDay}
          marked={false}
        />
        {isFirst ? null : (
          <InchesField id="log.height" label="Height left behind" inches={height} />
        )}
      </div>
      {submitted ? <FindingMessage finding={finding} /> : null}
      <button type="submit" {...hook("needsScript")} className="btn">
        Save {isFirst ? "the first day" : "the move"}
      </button>
    </form>
  );
}
