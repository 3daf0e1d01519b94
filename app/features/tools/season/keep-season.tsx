import { ShareButton } from "../share/share-button.tsx";
import { KeepScreen } from "../shell/keep-screen.tsx";
import { useRanch } from "../store/use-ranch.ts";

/** The season's sheets, its backup, and a link with its numbers in its fragment, which no server sees. */
export function KeepSeason() {
  const { state } = useRanch();
  return (
    <KeepScreen>
      <ShareButton
        label="Share these numbers"
        title="My season"
        hash={async () =>
          (await import("#app/domain/tools/out/share-link.ts")).shareHash(state.file)
        }
        copied="The link is copied. It holds these numbers and nothing else."
        tooLong="These are too many numbers for a link. Send the backup file instead."
      />
    </KeepScreen>
  );
}
