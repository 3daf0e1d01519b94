import { localDate } from "#app/domain/dates/calendar-date.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useRanch } from "../store/use-ranch.ts";

/** The ways out where what is kept on this phone cannot be read. */
export function Damaged() {
  const { store, state } = useRanch();
  const { damaged, journal } = state;
  if (damaged === null) return null;
  const startOver = async () => {
    const name = `damaged-${localDate(new Date())}.json`;
    if (await shareOrDownload(name, "application/json", damaged)) store.replaceDamaged();
  };
  return (
    <section className="tool-card" aria-labelledby="damaged-heading">
      <h3 id="damaged-heading">What is kept here is damaged</h3>
      <p>
        {journal.length > 0
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
