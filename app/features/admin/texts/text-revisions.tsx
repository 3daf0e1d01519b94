import { useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { api } from "#app/backend/api.ts";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { useToast } from "../desk/toast.tsx";
import { LineDifference } from "../difference/difference.tsx";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { useNow } from "../use-now.ts";
import {
  editorAddress,
  sameChanges,
  type TextChanges,
  type TextFile,
  type TextGroup,
  type TextRevision,
} from "./text-kind.ts";

/** A version of a page's texts: what was published, the draft, or the file as it came. */
interface Shown {
  readonly name: string;
  readonly about: string;
  readonly changes: TextChanges;
}

/** The history of a page's texts: what readers saw, the differences between two versions, and going back. */
export function TextRevisions({
  text,
  revisions,
  title,
  timeZone,
  isOwner,
}: {
  readonly text: TextFile;
  readonly revisions: readonly TextRevision[];
  readonly title: string;
  readonly timeZone: string;
  readonly isOwner: boolean;
}) {
  const { id, draft, live, groups, version } = text;
  const now = useNow();
  const compareId = useId();
  const navigate = useNavigate();
  const toast = useToast();
  const { busy, problem, request } = useRequest();
  const versions: readonly Shown[] = [
    ...(draft ? [{ name: "The draft", about: "nobody sees it yet", changes: draft }] : []),
    ...revisions.map(({ savedAt, savedBy, kind, live: isLive, changes }) => ({
      name: siteMoment(savedAt, timeZone, now),
      about: `${savedBy === "" ? "" : `${savedBy}, `}${kind}${isLive ? " · readers see this" : ""}`,
      changes,
    })),
    {
      name: "The first edition",
      about: `as it came${Object.keys(live).length === 0 ? " · readers see this" : ""}`,
      changes: {},
    },
  ];
  const [place, setPlace] = useState(0);
  const [otherPlace, setOtherPlace] = useState<number>();
  const shown = versions[place];
  // The one before that says something else: a publication that was taken back and repeated is there twice.
  const earlier = versions.findIndex(
    ({ changes }, index) => index > place && !sameChanges(changes, shown?.changes ?? {}),
  );
  const compared = otherPlace ?? (earlier === -1 ? versions.length - 1 : earlier);
  const before = versions[compared];

  async function restore(changes: TextChanges) {
    const header = { "if-match": String(version) };
    const answer = await request(() =>
      api.texts[":id"].$patch({ param: { id }, header, json: { changes } }),
    );
    if (!answer.ok) return;
    toast({ text: "It is now your draft. Readers see it when you publish it." });
    void navigate(editorAddress(id));
  }

  return (
    <div className="wrap desk-page revisions">
      <p className="back">
        <Link to={editorAddress(id)}>
          <ArrowLeftIcon /> Back to the texts
        </Link>
      </p>
      <h1>Revisions of “{title}”</h1>
      <Banner>{problem.message || Object.values(problem.fields).join(" ")}</Banner>
      <div className="revisions-columns">
        <ol className="revision-list" aria-label="Versions">
          {versions.map(({ name, about }, index) => (
            // Versions are only added at the beginning, by a visit of its own.
            <li key={index}>
              <button
                type="button"
                aria-current={index === place ? "true" : undefined}
                onClick={() => {
                  setPlace(index);
                  setOtherPlace(undefined);
                }}
              >
                <b>{name}</b> <span>{about}</span>
              </button>
            </li>
          ))}
        </ol>
        {shown && before ? (
          <section className="panel" aria-label={shown.name}>
            <p className="compare-with">
              <label htmlFor={compareId}>Compared with</label>
              <select
                id={compareId}
                value={compared}
                onChange={({ target }) => setOtherPlace(Number(target.value))}
              >
                {versions.map(({ name }, index) => (
                  <option key={index} value={index}>
                    {name}
                  </option>
                ))}
              </select>
            </p>
            <Differences groups={groups} before={before.changes} after={shown.changes} />
            {isOwner ? (
              <p className="btns">
                <button
                  type="button"
                  className="btn"
                  aria-disabled={busy}
                  onClick={() => void restore(shown.changes)}
                >
                  Restore this version
                </button>
              </p>
            ) : null}
          </section>
        ) : null}
      </div>
    </div>
  );
}

function Differences({
  groups,
  before,
  after,
}: {
  readonly groups: readonly TextGroup[];
  readonly before: TextChanges;
  readonly after: TextChanges;
}) {
  const changed = groups.flatMap(({ heading, fields }) =>
    fields
      .map(({ path, label, value }) => ({
        path,
        name: heading === "" ? label : `${heading}: ${label}`,
        from: before[path] ?? value,
        to: after[path] ?? value,
      }))
      .filter(({ from, to }) => from !== to),
  );
  if (changed.length === 0) return <p>{sameText(before, after)}</p>;
  return (
    <dl className="field-differences">
      {changed.map(({ path, name, from, to }) => (
        <div key={path}>
          <dt>{name}</dt>
          <dd>
            <p dir="auto">
              <LineDifference before={from} after={to} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A Spanish page may differ only in what was compared with the English one. */
const sameText = (before: TextChanges, after: TextChanges): string =>
  sameChanges(before, after)
    ? "Both are the same."
    : "The texts are the same. A part was compared with its English.";
