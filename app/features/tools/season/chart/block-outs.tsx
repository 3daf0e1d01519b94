import { addDays, type CalendarDate } from "../../../../domain/dates/calendar-date.ts";
import { shortDay } from "../../../../domain/dates/format-date.ts";
import { checkSpan } from "../../../../domain/tools/chart/log.ts";
import { figure } from "../../../../domain/tools/numbers/figures.ts";
import { DateField } from "../../parts/fields/date-field.tsx";
import { EditableList } from "../../parts/fields/editable-list.tsx";
import { inGroup, newId } from "../../store/edit.ts";
import { useRanch } from "../../store/use-ranch.ts";
import { paddockName } from "./paddock-name.ts";

const REASONS = ["hay", "nesting", "calving", "lease", "no water", "other"] as const;

/** When a paddock cannot be used, and why. */
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
    <EditableList
      summary={`Closed paddocks: ${figure(blocks.length)}`}
      entries={blocks}
      title={({ paddockId, from, to }) =>
        `${paddockName(file, paddockId)}, ${shortDay(from)} to ${shortDay(to)}`
      }
      removeLabel="Open it again"
      onRemove={(block) =>
        store.remove(
          `Opened ${paddockName(file, block.paddockId)} again`,
          inGroup("season", { blocks: blocks.filter(({ id }) => id !== block.id) }),
        )
      }
      addLabel="Close a paddock for a while"
      onAdd={() => {
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
      {(block) => (
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
                  {paddockName(file, id)}
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
            label="Through"
            value={block.to}
            marked={false}
            finding={checkSpan(block.from, block.to)}
            onValue={(to) => to && change(block.id, { to })}
          />
          <div className="tool-field">
            <label htmlFor={`${block.id}.why`}>Why</label>
            <select
              id={`${block.id}.why`}
              value={block.why}
              onChange={({ target }) => change(block.id, { why: target.value })}
            >
              {REASONS.map((why) => (
                <option key={why}>{why}</option>
              ))}
            </select>
          </div>
        </div>
      )}
    </EditableList>
  );
}
