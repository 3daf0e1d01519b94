import { localDate } from "#app/domain/dates/calendar-date.ts";
import { newRanchFile } from "#app/domain/tools/fields/new.ts";
import { ToolButton } from "../parts/controls.tsx";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useRanch } from "../store/use-ranch.ts";
import { newId } from "../store/new-id.ts";

/** What the rancher can do if the ranch stored on this phone cannot be read. */
export function Damaged({ text }: { readonly text: string }) {
  const { store, state } = useRanch();
  const startOver = async () => {
    const name = `damaged-${localDate(new Date())}.json`;
    if (await shareOrDownload(name, "application/json", text))
      store.replaceFile(newRanchFile(newId(), new Date().toISOString()), "Started over");
  };
  return (
    <section className="tool-card" aria-labelledby="damaged-heading">
      <h3 id="damaged-heading">What is kept here is damaged</h3>
      <p>
        {state.journal.length > 0
          ? "Bring back one of its copies below, open a backup, "
          : "Open a backup, "}
        or start over with an empty ranch. The damaged text is saved as a file first; whoever looks
        after the site can often read it.
      </p>
      <p className="tool-buttons">
        <ToolButton className="btn ghost" onClick={() => void startOver()}>
          Save the text and start over
        </ToolButton>
      </p>
    </section>
  );
}
