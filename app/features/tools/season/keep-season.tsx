import { ShareLink } from "../share/share-link.tsx";
import { KeepScreen } from "../shell/keep-screen.tsx";

const PAPER = [
  { name: "chart", label: "the grazing chart" },
  { name: "drought", label: "the drought card" },
] as const;

/** The season's sheets, its backup, and a link with its numbers. */
export function KeepSeason() {
  return (
    <KeepScreen paper={PAPER}>
      <ShareLink />
    </KeepScreen>
  );
}
