import { useEffect, useId, useRef } from "react";
import { api } from "#app/backend/api.ts";
import { siteMoment } from "#app/domain/dates/format-moment.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Banner } from "../forms/banner.tsx";
import { Check } from "../forms/check.tsx";
import { useDone } from "../forms/management-page.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestButton } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useNow } from "../use-now.ts";
import {
  type Choices,
  countOf,
  doneText,
  type Extras,
  isReplaceable,
  isTaken,
  leftOutText,
  linesOf,
  type RecentImport,
  type Report as ReportData,
  reportText,
  summaryOf,
  undoneText,
} from "./import-state.ts";
import { Notes, Report } from "./report.tsx";
import { useImport } from "./use-import.ts";
import { Button } from "#app/ui/button.tsx";

const ACCEPTED_FILES =
  ".zip,.md,.json,.xml,application/zip,text/markdown,application/json,text/xml";

/** Imports files after a check; an import can be undone. */
export function ImportPanel({
  recent,
  timeZone,
}: {
  readonly recent: readonly RecentImport[];
  readonly timeZone: string;
}) {
  const id = useId();
  const { busy, problem, checked, done, undone, check, undo, ...choosing } = useImport();
  const lines = checked ? linesOf(checked) : [];
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if ((done || undone) && document.activeElement === document.body) heading.current?.focus();
  }, [done, undone]);

  return (
    <>
      <Panel title="Import" heading={heading}>
        <p>
          An export of this site, a zip of the <code>content</code> folder of its demo edition,
          Markdown files, a Ghost export or a WordPress export. For the pictures of Ghost or
          WordPress, choose a zip of the old site’s <code>content/images</code> or{" "}
          <code>wp-content/uploads</code> together with its export. Everything is checked first;
          nothing is changed by that.
        </p>
        <div className="field">
          <label htmlFor={`${id}file`}>Choose a file, or several that belong together</label>
          <input
            id={`${id}file`}
            type="file"
            accept={ACCEPTED_FILES}
            multiple
            // Not disabled, which would take the focus away.
            aria-disabled={busy}
            onClick={(event) => {
              if (busy) event.preventDefault();
            }}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              if (files.length > 0 && !busy) void check(files);
            }}
          />
        </div>
        <Banner>{problem.message}</Banner>
        <div role="status">
          {busy ? <p>Working... Many pictures can take several minutes.</p> : null}
          {checked && !busy ? (
            <p>
              <strong>Checked {countOf(lines)}. Nothing is changed yet.</strong>
              <br />
              {summaryOf(lines)}
              {checked.leftOut.length === 0 ? null : (
                <>
                  <br />
                  {leftOutText(checked.leftOut)}
                </>
              )}
            </p>
          ) : null}
          {done && !busy ? <p>{doneText(done)}</p> : null}
          {undone ? <p>{undoneText(undone)}</p> : null}
        </div>
        {checked ? <Checked {...choosing} report={checked} busy={busy} /> : null}
        {done ? (
          <>
            <Notes lines={linesOf(done)} />
            <Button look="ghost" disabled={busy} onClick={() => void undo()}>
              Undo this import
            </Button>
            <p className="hint">{WHAT_STAYS}</p>
          </>
        ) : null}
      </Panel>
      <RecentImports imports={recent.filter((one) => one.id !== done?.id)} timeZone={timeZone} />
    </>
  );
}

const WHAT_STAYS = "Pictures, redirects, subscribers and the time zone stay when it’s undone.";

/** What can still be undone after the screen was left. */
function RecentImports({
  imports,
  timeZone,
}: {
  readonly imports: readonly RecentImport[];
  readonly timeZone: string;
}) {
  const now = useNow();
  const done = useDone();
  if (imports.length === 0) return null;
  return (
    <Panel title="Imports of the last 30 days">
      <p className="hint">
        Undoing moves the posts that an import made to the trash, also those changed since.{" "}
        {WHAT_STAYS}
      </p>
      <Rows items={imports}>
        {({ id, at, by }) => {
          const when = siteMoment(at, timeZone, now);
          return (
            <Row key={id} name={`${when}, by ${by}`}>
              <RequestButton
                look="small ghost"
                about={`of ${when}`}
                send={() => api.imports[":id"].$delete({ param: { id } })}
                onDone={(undone) => done(undoneText(undone))}
              >
                Undo this import
              </RequestButton>
            </Row>
          );
        }}
      </Rows>
    </Panel>
  );
}

/** The report of a check, with the choices for the import. */
function Checked({
  report,
  busy,
  choices,
  choose,
  extras,
  setExtras,
  importAll,
  reset,
}: {
  readonly report: ReportData;
  readonly busy: boolean;
  readonly choices: Choices;
  readonly extras: Extras;
  readonly setExtras: (extras: Extras) => void;
} & Pick<ReturnType<typeof useImport>, "choose" | "importAll" | "reset">) {
  const lines = linesOf(report);
  const replaceable = lines.filter(({ finding }) => isReplaceable(finding));
  const taken = lines.filter((line) => isTaken(line, choices));
  const { trashedPictures, subscribers, isCopy, leftOut } = report;
  const hasMore = isCopy && (trashedPictures > 0 || subscribers > 0);
  const ways = isCopy
    ? ([
        ["published", "as in the copy"],
        ["drafts", "As drafts"],
      ] as const)
    : ([
        ["drafts", "as drafts"],
        ["published", "As published"],
      ] as const);
  return (
    <>
      {replaceable.length > 1 ? (
        <p className="btns">
          {[false, true].map((taken) => (
            <Button
              key={String(taken)}
              look="ghost small"
              onClick={() =>
                choose(
                  replaceable.map(({ place }) => place),
                  taken,
                )
              }
            >
              {taken ? "Use the file’s" : "Keep ours"} in all {replaceable.length} that differ
            </Button>
          ))}
        </p>
      ) : null}
      {trashedPictures > 0 ? (
        <Check
          checked={extras.pictures}
          onChange={(taken) => setExtras({ ...extras, pictures: taken })}
        >
          Bring back {pluralize(trashedPictures, "picture")} from the trash here
        </Check>
      ) : null}
      {subscribers > 0 ? (
        <Check
          checked={extras.subscribers}
          onChange={(taken) => setExtras({ ...extras, subscribers: taken })}
        >
          Add {pluralize(subscribers, "subscriber")} of the newsletter
        </Check>
      ) : null}
      <Report lines={lines} choices={choices} onChoose={choose} />
      <p className="btns">
        {taken.length > 0 || hasMore
          ? ways.map(([as, words], index) => (
              <Button
                key={as}
                look={index === 0 ? "" : "ghost"}
                disabled={busy}
                onClick={() => void importAll(as)}
              >
                {index === 0 ? `Import ${countOf(taken)} ${words}` : words}
              </Button>
            ))
          : null}
        <a
          className="btn ghost"
          download="import-report.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(reportText(lines, leftOut))}`}
        >
          Download the report
        </a>
        <Button look="ghost" onClick={reset}>
          Not now
        </Button>
      </p>
    </>
  );
}
