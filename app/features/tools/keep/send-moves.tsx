import { localDate } from "#app/domain/dates/calendar-date.ts";
import { withBase } from "#app/shared/with-base.ts";
import { ToolButton } from "../parts/tool-button.tsx";
import { ShareButton } from "../share/share-button.tsx";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useAhead, useRanch } from "../store/use-ranch.ts";

const load = () => import("../share/moves-text.ts");

/** Sends the log to another phone of the ranch, as a link or as a file. */
export function SendMoves() {
  const { store, state } = useRanch();
  useAhead(load);
  const { file } = state;
  if (state.isExample || file.log.length + file.rain.length === 0) return null;
  const sendFile = async () => {
    const moves = await load().catch(() => null);
    if (moves)
      await shareOrDownload(
        `moves-${localDate(new Date())}.json`,
        "application/json",
        moves.movesText(file),
      );
    else store.refuse("This part didn’t load. Try again with signal.");
  };
  return (
    <>
      <h3>Two phones, one log</h3>
      <p>
        Moves, rain and the names of the paddocks go along, nothing else. The other phone shows what
        is new before it adds it. Start it with your backup file, so that both have the same
        paddocks.
      </p>
      <div className="tool-buttons">
        <ShareButton
          label="Send my moves"
          title="Moves"
          address={async () => {
            const hash = await (await load()).movesHash(file);
            return hash === null
              ? null
              : `${location.origin}${withBase("/tools/my-season")}${hash}`;
          }}
          copied="The link is copied. It holds this season’s moves and rain."
          tooLong="This season has too many moves for a link. Send them as a file."
        />
        <ToolButton className="btn small ghost" onClick={() => void sendFile()}>
          All moves as a file
        </ToolButton>
      </div>
    </>
  );
}
