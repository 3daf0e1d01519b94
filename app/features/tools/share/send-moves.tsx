import { localDate } from "#app/domain/dates/calendar-date.ts";
import { ToolButton } from "../parts/controls.tsx";
import { shareOrDownload } from "../store/share-or-download.ts";
import { useRanch } from "../store/use-ranch.ts";
import { movesHash, movesText } from "./moves-text.ts";
import { ShareButton } from "./share-button.tsx";

/** Sends the log to another phone of the ranch, as a link or as a file. */
export function SendMoves() {
  const { file } = useRanch().state;
  const sendFile = () =>
    shareOrDownload(`moves-${localDate(new Date())}.json`, "application/json", movesText(file));
  return (
    <>
      <h3>Two phones, one log</h3>
      <p>
        Moves with their notes, rain and the names of the paddocks go along, nothing else. The other
        phone shows what is new before it adds it. Start it with your backup file, so that both have
        the same paddocks.
      </p>
      <div className="tool-buttons">
        <ShareButton
          label="Send my moves"
          title="Moves"
          hash={() => movesHash(file)}
          copied="The link is copied. It holds this season’s moves and rain; before its first move, those of the past year."
          tooLong="There are too many moves for a link. Send them as a file."
        />
        <ToolButton className="btn small ghost" onClick={() => void sendFile()}>
          All moves as a file
        </ToolButton>
      </div>
    </>
  );
}
