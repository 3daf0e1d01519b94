import { useRanch } from "../store/use-ranch.ts";
import { ShareButton } from "./share-button.tsx";

/** A link with the numbers in its fragment, which no server sees. */
export function ShareLink() {
  const { state } = useRanch();
  return (
    <ShareButton
      label="Share these numbers"
      title="My season"
      address={async () => (await import("./shared-numbers.ts")).shareAddress(state.file)}
      copied="The link is copied. It holds these numbers and nothing else."
      tooLong="These are too many numbers for a link. Send the backup file instead."
    />
  );
}
