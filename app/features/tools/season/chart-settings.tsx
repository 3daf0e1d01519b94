import { hook } from "../../../enhance/page-contract.ts";
import { useState } from "react";
import { addDays, type CalendarDate } from "../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../domain/dates/format-date.ts";
import { shutBy } from "../../../domain/tools/chart/figures.ts";
import { figure } from "../../../domain/tools/numbers/figures.ts";
import { parseNumber } from "../../../domain/tools/numbers/parse-number.ts";
import { DateField } from "../parts/date-field.tsx";
import { NumberField } from "../parts/number-field.tsx";
import { inGroup, newId } from "../store/edit.ts";
import { useRanch } from "../store/use-ranch.ts";
import { nameIn } from "./chart-card.tsx";
import { TriggerList } from "./trigger-list.tsx";

const WHY = ["hay", "nesting", "calving", "lease", "no water", "other"] as const;
/** Days before the first frost on which a paddock for winter is shut. */
const STOCKPILE_REST_DAYS = 60;

/** Block-outs, rest windows, trigger dates, rain and the frost: what the plan goes by. */
export function ChartSettings({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { file } = state;
  const { firstFrost } = file.ranch;
  return (
    <>
      <BlockOuts today={today} />
      <RestWindows today={today} />
      <TriggerList today={today} />
      <RainLog today={today} />
      <details className="tool-more">
        <summary>First frost, and the day to shut a paddock for winter</summary>
        <DateField
          path="ranch.firstFrost"
          label="Usual first frost"
          value={firstFrost}
          onValue={(value, path) => store.change(inGroup("ranch", { firstFrost: value }), [path])}
        />
        {firstFrost ? (
          <p>
            Shut it by <b>{shortDay(shutBy(firstFrost, STOCKPILE_REST_DAYS))}</b>: 60 days before
            the frost. Not sorghum or sudan: off before a frost night, and not back for two weeks.
          </p>
        ) : null}
      </details>
    </>
  );
}

function BlockOuts({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { file } = state;
  const { blocks } = file.season;
  const start = file.season.start ?? today;
  const change = (id: string, fields: Partial<(typeof blocks)[number]>) =>
    store.change(
      inGroup("season", {
        blocks: blocks.map((block) => (block.id === id ? { ...block, ...fields } : block)),
      }),
    );
  return (
    <details className="tool-more">
      <summary>Closed paddocks: {figure(blocks.length)}</summary>
      {blocks.map((block) => (
        <fieldset className="tool-row" key={block.id}>
          <legend>
            {nameIn(file, block.paddockId)}, {shortDay(block.from)} to {shortDay(block.to)}
          </legend>
          <div className="tool-grid">
            <div className="tool-field">
              <label htmlFor={`${block.id}.paddock`}>Paddock</label>
              <select
                id={`${block.id}.paddock`}
                value={block.paddockId}
                onChange={({ target }) => change(block.id, { paddockId: target.value })}
              >
                {file.paddocks.map(({ id }) => (
                  <option key={id} value={id}>
                    {nameIn(file, id)}
                  </option>
                ))}
              </select>
            </div>
            <DateField
              path={`${block.id}.from`}
              label="From"
              value={block.from}
              marked={false}
              onValue={(from) => from && change(block.id, { from })}
            />
            <DateField
              path={`${block.id}.to`}
              label="To, that day too"
              value={block.to}
              marked={false}
              finding={
                block.to < block.from
                  ? {
                      ok: 0,
                      code: "date.order",
                      message: "The last day is before the first. Swap them?",
                    }
                  : null
              }
              onValue={(to) => to && change(block.id, { to })}
            />
            <div className="tool-field">
              <label htmlFor={`${block.id}.why`}>Why</label>
              <select
                id={`${block.id}.why`}
                value={block.why}
                onChange={({ target }) => change(block.id, { why: target.value })}
              >
                {WHY.map((why) => (
                  <option key={why}>{why}</option>
                ))}
              </select>
            </div>
          </div>
          <button
            type="button"
            {...hook("needsScript")}
            className="btn small ghost"
            onClick={() =>
              store.remove(
                `Opened ${nameIn(file, block.paddockId)} again`,
                inGroup("season", { blocks: blocks.filter(({ id }) => id !== block.id) }),
              )
            }
          >
            Open it again
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        {...hook("needsScript")}
        className="btn small ghost"
        onClick={() => {
          const [first] = file.paddocks;
          if (!first) return;
          const block = {
            id: newId(),
            paddockId: first.id,
            from: start,
            to: addDays(start, 30),
            why: "hay",
          };
          store.change(inGroup("season", { blocks: [...blocks, block] }));
        }}
      >
        Close a paddock for a while
      </button>
    </details>
  );
}

function RestWindows({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { season } = state.file;
  const start = season.start ?? today;
  const change = (id: string, fields: Partial<(typeof season.rest)[number]>) =>
    store.change(
      inGroup("season", {
        rest: season.rest.map((each) => (each.id === id ? { ...each, ...fields } : each)),
      }),
    );
  return (
    <details className="tool-more">
      <summary>Another rest in part of the season: {figure(season.rest.length)}</summary>
      <p>For a paddock that is left in these days. Fast spring 14 to 21, summer heat 45 to 60.</p>
      {season.rest.map((window) => (
        <fieldset className="tool-row" key={window.id}>
          <legend>
            {figure(window.days)} days, {shortDay(window.from)} to {shortDay(window.to)}
          </legend>
          <div className="tool-grid">
            <DateField
              path={`${window.id}.from`}
              label="From"
              value={window.from}
              marked={false}
              onValue={(from) => from && change(window.id, { from })}
            />
            <DateField
              path={`${window.id}.to`}
              label="To, that day too"
              value={window.to}
              marked={false}
              onValue={(to) => to && change(window.id, { to })}
            />
            <NumberField
              path={`${window.id}.days`}
              label="Rest"
              unit="days"
              value={window.days}
              limit="rest"
              step={5}
              onValue={(days) => days && days >= 1 && change(window.id, { days })}
            />
          </div>
          <button
            type="button"
            {...hook("needsScript")}
            className="btn small ghost"
            onClick={() =>
              store.remove(
                "Took a rest window out",
                inGroup("season", { rest: season.rest.filter(({ id }) => id !== window.id) }),
              )
            }
          >
            Remove this window
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        {...hook("needsScript")}
        className="btn small ghost"
        onClick={() =>
          store.change(
            inGroup("season", {
              rest: [
                ...season.rest,
                { id: newId(), from: addDays(start, 60), to: addDays(start, 120), days: 45 },
              ],
            }),
          )
        }
      >
        Add a rest window
      </button>
    </details>
  );
}

function RainLog({ today }: { readonly today: CalendarDate }) {
  const { store, state } = useRanch();
  const { rain } = state.file;
  const [inches, setInches] = useState("");
  const [on, setOn] = useState<CalendarDate | null>(null);
  const typed = parseNumber(inches);
  const all = rain.reduce((sum, each) => sum + each.inches, 0);
  return (
    <details className="tool-more">
      <summary>Rain: {figure(all, 2)} inches</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.kind !== "number" || typed.value < 0) return;
          const entry = {
            id: newId(),
            on: on ?? today,
            inches: typed.value,
            kind: "rain" as const,
          };
          store.change((before) => ({ ...before, rain: [...before.rain, entry] }));
          setInches("");
        }}
      >
        <div className="tool-grid">
          <DateField path="rain.on" label="On" value={on ?? today} onValue={setOn} marked={false} />
          <div className="tool-field">
            <label htmlFor="rain.inches">Rain</label>
            <span className="tool-input">
              <input
                type="text"
                id="rain.inches"
                inputMode="decimal"
                autoComplete="off"
                value={inches}
                onChange={({ target }) => setInches(target.value)}
              />
              <span className="tool-unit">inches</span>
            </span>
            {typed.kind === "unreadable" ? (
              <p className="told refused">Put in inches as a number, such as 0.4.</p>
            ) : null}
          </div>
        </div>
        <button type="submit" {...hook("needsScript")} className="btn small">
          Save the rain
        </button>
      </form>
      <ul className="tool-rows">
        {rain
          .toSorted((a, b) => (a.on < b.on ? 1 : -1))
          .map((entry) => (
            <li key={entry.id}>
              <span>
                {shortDay(entry.on)}: {figure(entry.inches, 2)} in
              </span>
              <button
                type="button"
                {...hook("needsScript")}
                className="btn small ghost"
                onClick={() =>
                  store.remove(`Took the rain of ${shortDay(entry.on)} out`, (file) => ({
                    ...file,
                    rain: file.rain.filter(({ id }) => id !== entry.id),
                  }))
                }
              >
                Remove<span className="visually-hidden"> {shortDay(entry.on)}</span>
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
