import { Link } from "react-router";
import type { Revision } from "#app/backend/http/writing.ts";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { useNow } from "../use-now.ts";

const KINDS: Readonly<Record<Revision["kind"], string>> = {
  saved: "saved",
  published: "published",
  restored: "restored",
  imported: "imported",
};

/** A post's versions, newest first, with one selected. */
export function RevisionList({
  revisions,
  shown,
  timeZone,
  addressOf,
  next,
}: {
  readonly revisions: readonly Revision[];
  readonly shown: number;
  readonly timeZone: string;
  readonly addressOf: (number: number) => string;
  readonly next: number | undefined;
}) {
  const now = useNow();
  return (
    <ol className="revision-list" aria-label="Versions">
      {revisions.map(({ number, kind, savedAt, savedBy, live }) => (
        <li key={number}>
          <Link
            to={addressOf(number)}
            replace
            preventScrollReset
            aria-current={number === shown ? "true" : undefined}
          >
            <b>{siteMoment(savedAt, timeZone, now)}</b>{" "}
            <span>
              {savedBy === "" ? "" : `${savedBy}, `}
              {KINDS[kind]}
              {live ? " · readers see this" : ""}
            </span>
          </Link>
        </li>
      ))}
      {next === undefined ? null : (
        <li>
          <Link to={`?before=${next}`}>Older versions</Link>
        </li>
      )}
    </ol>
  );
}
