import { useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { api, ask } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { useDone, useReload } from "../forms/management-page.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestButton, useRequest } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { DASHBOARD } from "../frame/addresses.ts";
import { useSiteTime } from "../site-time.ts";
import { CheckedImport, Notes } from "./checked-import.tsx";
import {
  countOf,
  doneText,
  type ImportChoice,
  leftOutText,
  linesOf,
  type RecentImport,
  type Report,
  summaryOf,
  type Undone,
  undoneText,
} from "./import-state.ts";
import { Button } from "#app/ui/button.tsx";

/** Long enough for the pictures of a large site. */
const IMPORT_TIMEOUT_MS = 6 * 60 * 60_000;
const ACCEPTED_FILES =
  ".zip,.md,.markdown,.json,.xml,application/zip,text/markdown,application/json,text/xml";

/** The stage of an import: its files are checked, then imported, which can be undone. */
type Stage =
  | { readonly name: "checked"; readonly report: Report; readonly files: readonly File[] }
  | { readonly name: "done"; readonly report: Report }
  | { readonly name: "undone"; readonly undone: Undone };

/** Imports files after a check; an import can be undone. */
export function ImportPanel({ recent }: { readonly recent: readonly RecentImport[] }) {
  const id = useId();
  const reload = useReload();
  const { busy, problem, request } = useRequest();
  const [stage, setStage] = useState<Stage>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (stage && document.activeElement === document.body) heading.current?.focus();
  }, [stage]);

  async function check(files: readonly File[]) {
    setStage(undefined);
    const answer = await request(() => send(files, { check: "1" }, {}));
    if (answer.ok) setStage({ name: "checked", report: answer.value, files });
  }
  async function importAll(files: readonly File[], choice: ImportChoice) {
    const answer = await request(() => send(files, {}, choice));
    if (answer.ok) setStage({ name: "done", report: answer.value });
    // Without the reload, which would open the login in place of the page and its choices.
    else if (answer.problem.code === "signed-out") return;
    reload();
  }
  async function undo({ id: done }: Report) {
    const answer = await request(() => api.imports[":id"].$delete({ param: { id: done } }));
    if (!answer.ok) return;
    setStage({ name: "undone", undone: answer.value });
    reload();
  }

  return (
    <>
      <Panel title="Import" heading={heading}>
        <p>
          An export of this site, a zip of the <code>content</code> folder of its demo edition, a
          Ghost export, a WordPress export, or Markdown files: those of other programs become
          drafts. For the pictures of Ghost or WordPress, choose a zip of the old site’s{" "}
          <code>content/images</code> or <code>wp-content/uploads</code> together with its export;
          for those of Markdown files, a zip of both. Everything is checked first; nothing is
          changed by that.
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
              // Allows choosing the same file again, such as after a check without a connection.
              else event.currentTarget.value = "";
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
          {stage && !busy ? <Outcome stage={stage} /> : null}
        </div>
        {stage?.name === "checked" ? (
          <CheckedImport
            report={stage.report}
            busy={busy}
            onImport={(choice) => void importAll(stage.files, choice)}
            onCancel={() => {
              setStage(undefined);
              heading.current?.focus();
            }}
          />
        ) : null}
        {stage?.name === "done" ? (
          <>
            <Notes lines={linesOf(stage.report)} />
            <Button look="ghost" disabled={busy} onClick={() => void undo(stage.report)}>
              Undo this import
            </Button>
            <p className="hint">{WHAT_STAYS}</p>
          </>
        ) : null}
      </Panel>
      <RecentImports
        imports={recent.filter(({ id: one }) => stage?.name !== "done" || one !== stage.report.id)}
      />
    </>
  );
}

/** The result of a check, of an import, or of undoing one. */
function Outcome({ stage }: { readonly stage: Stage }) {
  if (stage.name === "done") {
    return (
      <>
        <p>{doneText(stage.report)}</p>
        <p>
          <Link to={DASHBOARD}>To the posts</Link>
        </p>
      </>
    );
  }
  if (stage.name === "undone") return <p>{undoneText(stage.undone)}</p>;
  const lines = linesOf(stage.report);
  const { leftOut } = stage.report;
  return (
    <p>
      <strong>Checked {countOf(lines)}. Nothing is changed yet.</strong>
      <br />
      {summaryOf(lines)}
      {leftOut.length === 0 ? null : (
        <>
          <br />
          {leftOutText(leftOut)}
        </>
      )}
    </p>
  );
}

/** Sends files that belong together, with the choices about them. */
function send(files: readonly File[], query: { readonly check?: string }, choice: object) {
  const body = new FormData();
  body.set("choice", JSON.stringify(choice));
  for (const file of files) body.append("file", file);
  return api.import.$post({ query }, { init: { body }, fetch: ask(undefined, IMPORT_TIMEOUT_MS) });
}

const WHAT_STAYS = "Pictures, redirects, subscribers and the time zone stay when it’s undone.";

/** The imports that can still be undone after leaving the screen. */
function RecentImports({ imports }: { readonly imports: readonly RecentImport[] }) {
  const { timeOf } = useSiteTime();
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
          const when = timeOf(at);
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
