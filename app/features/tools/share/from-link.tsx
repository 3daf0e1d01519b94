import { dayAndMonth } from "#app/domain/dates/format-date.ts";
import { isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import type { RanchFile } from "#app/domain/tools/fields/fields.ts";
import { fieldAt } from "#app/domain/tools/fields/file.ts";
import { figure } from "#app/domain/tools/numbers/figures.ts";
import { readShareHash, withShared } from "#app/domain/tools/out/share-link.ts";
import { say } from "#app/domain/tools/planner.ts";
import { STOCKING } from "#app/domain/tools/planners/season.ts";
import { ToolButton } from "../parts/controls.tsx";
import { withAcres } from "../season/five-numbers.ts";
import { newId } from "../store/new-id.ts";
import { useRanch, useToday } from "../store/use-ranch.ts";

/** Shows the numbers in a shared link, and the days of grass with them and with the reader's own. */
export function FromLink({ hash, close }: { readonly hash: string; readonly close: () => void }) {
  const { store, state } = useRanch();
  const today = useToday();
  const shared = readShareHash(hash);
  if (!shared) return null;
  const withNumbers = (file: RanchFile) => {
    const changed = withShared(file, shared, newId);
    const [only, ...others] = changed.pastures;
    return only && others.length === 0 ? withAcres(changed, only.acres) : changed;
  };
  const days = (file: RanchFile) => say(STOCKING, file, today)?.figure ?? "—";
  return (
    <section className="tool-card" aria-labelledby="sent-heading">
      <h2 id="sent-heading">Sent to you</h2>
      <table className="ledger-table">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col">Sent</th>
          </tr>
        </thead>
        <tbody>
          {shared.places.map(({ path, label, value }) => (
            <tr key={path}>
              <th scope="row">{label}</th>
              <td>{valueText(path, value)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">Days of grass with them</th>
            <td>{days(withNumbers(state.file))}</td>
          </tr>
          <tr>
            <th scope="row">{state.isExample ? "Days with the example" : "Days with yours"}</th>
            <td>{days(state.file)}</td>
          </tr>
        </tbody>
      </table>
      {shared.refused.length > 0 ? (
        <p className="finding">Left out, because it can’t be right: {shared.refused.join(", ")}.</p>
      ) : null}
      <p>They replace your animals, pastures and season here. Undo brings yours back.</p>
      <div className="tool-buttons">
        <ToolButton
          className="btn small"
          onClick={() => {
            store.remove("Loaded the numbers from the link", withNumbers);
            close();
          }}
        >
          Use them here
        </ToolButton>
        <ToolButton className="btn small ghost" onClick={close}>
          Keep my numbers
        </ToolButton>
      </div>
    </section>
  );
}

function valueText(path: string, value: unknown): string {
  const field = fieldAt(path);
  if (typeof value === "number") return figure(value, 2);
  if (typeof value !== "string") return "—";
  if (field.kind === "choice") return field.options[value] ?? value;
  return isCalendarDate(value) ? dayAndMonth(value) : value;
}
