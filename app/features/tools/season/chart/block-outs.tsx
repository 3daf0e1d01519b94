import { hook } from "../../../../enhance/page-contract.ts";
import { addDays, type CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../../domain/dates/format-date.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { DateField } from "../../parts/date-field.tsx";
import { inGroup, newId } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";
import { nameIn } from "./chart-card.tsx";

const WHY = ["hay", "nesting", "calving", "lease", "no water", "other"] as const;

/** Weeks in which a paddock cannot be used, and why. */
export function BlockOuts({ today }: { readonly today: CalendarDate }) {
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
