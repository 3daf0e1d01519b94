import { localDate } from "#app/domain/dates/calendar-date.ts";
import { shortDate } from "#app/domain/dates/format-date.ts";
import { pluralize } from "#app/domain/plural.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** The dated copies of the last thirty days. */
export function Copies() {
  const { store, state } = useRanch();
  if (state.journal.length === 0) return null;
  const bringBack = async (save: unknown) => {
    const { file, refusal } = (await import("../ranch-file/read-file.ts")).readRanch(save);
    if (!file) store.refuse(refusal.message);
    else if (state.damaged === null) store.replaceFile(file, "Restored an earlier save");
    else store.replaceDamaged(file);
  };
  return (
    <details>
      <summary>Copies of the last 30 days: {pluralize(state.journal.length, "save")}</summary>
      <ul className="tool-rows">
        {state.journal.map(({ savedAt, file }) => (
          <li key={savedAt}>
            <span>
              {shortDate(localDate(new Date(savedAt)))},{" "}
              {new Date(savedAt).toLocaleTimeString("en-US")}
            </span>
            <ToolButton className="btn small ghost" onClick={() => void bringBack(file)}>
              Bring back
              <span className="visually-hidden">
                {" "}
                {shortDate(localDate(new Date(savedAt)))},{" "}
                {new Date(savedAt).toLocaleTimeString("en-US")}
              </span>
            </ToolButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
