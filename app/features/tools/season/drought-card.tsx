import { daysText, figure } from "../../../domain/tools/numbers/figures.ts";
import { wholeDown } from "../../../domain/tools/numbers/round.ts";
import { checkResidual } from "../../../domain/tools/grass/drought.ts";
import { droughtAnswer } from "../../../domain/tools/ranch/drought-answer.ts";
import type { DroughtCheck } from "../../../domain/tools/ranch/ranch-file.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { DateField } from "../parts/fields/date-field.tsx";
import { NumberOf } from "../parts/fields/number-of.tsx";
import { Ticket } from "../parts/ticket.tsx";
import { inGroup, newId } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";
import { dayAndMonth } from "../../../domain/dates/format-date.ts";

/** Days of grass from what stands today, and how many head leave and when. */
export function DroughtCard() {
  const { store, state } = useRanch();
  const { file } = state;
  const { drought } = file;
  const answer = droughtAnswer(file);
  const change = (fields: Partial<DroughtCheck>, touched: readonly string[] = []) =>
    store.change(inGroup("drought", fields), touched);
  return (
    <section className="tool-card" aria-labelledby="drought-heading">
      <h2 id="drought-heading">Grass left, and the drought date</h2>
      <p>
        Not the math above: this is what stands <em>today</em> above what you leave, not what a year
        grows. The two are never mixed.
      </p>
      <Ticket
        label="Grass left from the day of the check"
        answer={answer}
        limit="Kansas has 75% of a normal year grown by mid-July; ask for your county’s date. In a drought we count no more growth unless you say so. After the 2012 drought Nebraska said to open 20 to 25% below normal."
        text={(value) => ({
          figure: figure(wholeDown(value.daysLeft)),
          unit: "days left",
          beside: `until ${dayAndMonth(value.outDate)}; you\u00a0want\u00a0${figure(value.daysWanted)}`,
          sum: `(${figure(drought.standingLbAc ?? 0)}\u00a0−\u00a0${figure(drought.leaveLbAc ?? 0)})\u00a0lb × ${figure(drought.sharePctLayer ?? 0)}% × ${figure(value.acres, 1)}\u00a0ac${value.laterLb > 0 ? ` + ${figure(value.laterLb)}\u00a0lb still due` : ""} ÷ the herd’s lb\u00a0a\u00a0day`,
          spoken: `${daysText(value.daysLeft)} left, until ${dayAndMonth(value.outDate)}`,
        })}
      >
        {(value) =>
          value.shortDays > 0 ? (
            <p className="ticket-verdict">
              If it does not rain: <b>{figure(value.leaveHead)} head leave</b>,{" "}
              {figure(value.keepHead)} stay, and the grass lasts as long as you wanted.
            </p>
          ) : (
            <p className="ticket-verdict">
              It lasts as long as you want. Check again in two weeks.
            </p>
          )
        }
      </Ticket>
      <div className="tool-grid">
        <DateField
          path="drought.date"
          label="Day of the check"
          value={drought.date}
          onValue={(date, path) => change({ date }, [path])}
        />
        <DateField
          path="drought.until"
          label="Grass is needed until"
          value={drought.until}
          onValue={(until, path) => change({ until }, [path])}
        />
        <NumberOf
          group="drought"
          name="standingLbAc"
          limit="standing"
          label="Standing today"
          unit="lb an acre"
          step={100}
          finding={checkResidual(drought.standingLbAc, drought.leaveLbAc)}
        />
        <NumberOf
          group="drought"
          name="leaveLbAc"
          limit="standing"
          label="To leave standing"
          unit="lb an acre"
          hint="Short grass 500, mid 1,000, tall 1,500 (Texas A&M)."
          step={100}
        />
        <NumberOf
          group="drought"
          name="sharePctLayer"
          label="Share of what stands above that"
          unit="%"
          limit="layer"
          step={5}
        />
      </div>
      <label className="tool-check">
        <input
          id="drought.countGrowth"
          type="checkbox"
          checked={drought.countGrowth}
          onChange={({ target }) => change({ countGrowth: target.checked })}
        />
        <span>Count growth that is still to come</span>
      </label>
      {drought.countGrowth ? (
        <div className="tool-grid">
          <NumberOf
            group="drought"
            name="grownSoFarLbAc"
            limit="growth"
            label="Grown so far this year"
            unit="lb an acre"
            step={100}
          />
          <NumberOf
            group="drought"
            name="shareGrownPct"
            limit="grownShare"
            label="Usually grown by this day"
            unit="%"
            step={5}
          />
        </div>
      ) : null}
      {answer.ok && drought.date && drought.until ? (
        <ToolButton
          className="btn small ghost"
          onClick={() => {
            const { date } = drought;
            if (!date) return;
            store.change((before) => ({
              ...before,
              triggers: [
                ...before.triggers,
                {
                  id: newId(),
                  on: date,
                  belowIn: before.season.stubbleIn,
                  headLeave: answer.value.leaveHead,
                  leaveBy: date,
                },
              ],
            }));
          }}
        >
          Put this date on the chart
        </ToolButton>
      ) : null}
    </section>
  );
}
