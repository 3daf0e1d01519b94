import { type KeyboardEvent, useId, useState } from "react";
import { Link, useNavigate, useRevalidator } from "react-router";
import type { Settled } from "#app/backend/ports/errors.ts";
import type { EditablePost, SaveResult } from "#app/backend/ports/posts.ts";
import type { Revision } from "#app/backend/http/writing.ts";
import { dayAndTime, siteMoment } from "#app/domain/dates/format-moment.ts";
import type { Post } from "#app/domain/posts/post.ts";
import { AlertIcon, ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { useToast } from "./desk/toast.tsx";
import { SCHEDULED_TOO } from "./editor/autosave/autosave-status.ts";
import { valuesOf } from "./editor/form/form-values.ts";
import { FieldDifferences } from "./editor/form/field-differences.tsx";
import { messageForFailure } from "./editor/form/save-messages.ts";
import { useNow } from "./use-now.ts";

export interface RevisionsProps {
  readonly editable: EditablePost;
  /** The newest versions, or those before one. */
  readonly revisions: readonly Revision[];
  readonly before: number | undefined;
  /** Where older ones begin, if there are any. */
  readonly next?: number | undefined;
  /** The number of the newest version. */
  readonly newest: number | undefined;
  /** The version shown, and the one it is compared with. */
  readonly shown: { readonly revision: Revision; readonly post: Post };
  readonly other: { readonly revision: Revision; readonly post: Post } | undefined;
  readonly timeZone: string;
  /** Makes an old version the newest one. */
  readonly onRestore: (number: number, version: number) => Promise<Settled<SaveResult>>;
}

/** A post's history: its versions, the differences between two of them, and restoring one. */
export function Revisions({
  editable,
  revisions,
  before,
  next,
  newest,
  shown,
  other,
  timeZone,
  onRestore,
}: RevisionsProps) {
  const compareId = useId();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [failure, setFailure] = useState("");
  const { id, title } = editable.post;
  const edit = `/admin/edit-post/${encodeURIComponent(id)}`;
  const addressOf = (number: number, compared?: number) =>
    `?${new URLSearchParams({
      revision: String(number),
      ...(compared === undefined ? {} : { with: String(compared) }),
      ...(before === undefined ? {} : { before: String(before) }),
    })}`;
  const when = (moment: number) => siteMoment(moment, timeZone, Date.now());

  async function restore(number: number, version: number, undoTo?: number) {
    setFailure("");
    const result = await onRestore(number, version);
    if (!result.ok) {
      if ("failure" in result) setFailure(messageForFailure(result.failure));
      else {
        setFailure("Someone saved this post in the meantime: here are its versions now.");
        await revalidate();
      }
      return;
    }
    const { version: saved, state, nextAt } = result.saved;
    const goesOut = state === "scheduled" || nextAt !== undefined;
    if (undoTo === undefined) {
      await revalidate();
      return;
    }
    toast({
      text: `The version of ${dayAndTime(shown.revision.savedAt, timeZone, Date.now())} is now your draft. ${goesOut ? SCHEDULED_TOO : "Readers see no change yet."}`,
      action: { label: "Undo", onPress: () => void restore(undoTo, saved) },
    });
    void navigate(edit);
  }

  return (
    <div className="wrap desk-page revisions">
      <p className="back">
        <Link to={edit}>
          <ArrowLeftIcon /> Back to the post
        </Link>
      </p>
      <h1>Revisions of “{title}”</h1>
      <div role="alert">
        {failure ? (
          <p className="banner">
            <AlertIcon />
            {failure}
          </p>
        ) : null}
      </div>
      <div className="revisions-columns">
        <RevisionList
          revisions={revisions}
          shown={shown.revision.number}
          timeZone={timeZone}
          addressOf={(number) => addressOf(number)}
          next={next}
        />
        <section
          className="panel"
          aria-label={`The version of ${when(shown.revision.savedAt)}`}
          onKeyDown={goToChange}
        >
          <p className="compare-with">
            <label htmlFor={compareId}>Compared with</label>
            <select
              id={compareId}
              value={other?.revision.number ?? ""}
              onChange={({ target }) =>
                void navigate(addressOf(shown.revision.number, Number(target.value)), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
            >
              {other ? null : <option value="">nothing: it’s the first</option>}
              {revisions
                .filter(({ number }) => number !== shown.revision.number)
                .map(({ number, savedAt, live }) => (
                  <option key={number} value={number}>
                    {live ? "what readers see" : `the version of ${when(savedAt)}`}
                  </option>
                ))}
            </select>
          </p>
          <FieldDifferences before={valuesOf((other ?? shown).post)} after={valuesOf(shown.post)} />
          {shown.revision.number === newest || newest === undefined ? (
            <p className="hint">This is the newest version.</p>
          ) : (
            <p className="btns">
              <button
                type="button"
                className="btn"
                onClick={() => void restore(shown.revision.number, editable.version, newest)}
              >
                Restore this version
              </button>
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

/** The `]` and `[` keys move to the next and previous change. */
function goToChange({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if ((key !== "]" && key !== "[") || target instanceof HTMLSelectElement) return;
  const changes = Array.from(currentTarget.querySelectorAll<HTMLElement>(".change"));
  const index = changes.findIndex((change) => change === document.activeElement);
  changes[key === "]" ? index + 1 : Math.max(index, 1) - 1]?.focus();
}

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
