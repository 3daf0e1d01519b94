import { useId } from "react";
import { pluralize } from "../../../domain/plural.ts";
import { Banner } from "../forms/banner.tsx";
import { isTaken, linesOf, reportText, summaryOf } from "./import-state.ts";
import { Report } from "./report.tsx";
import { type ImportPort, useImport } from "./use-import.ts";

const ACCEPTED_FILES =
  ".zip,.md,.json,.xml,application/zip,text/markdown,application/json,text/xml";

/** Imports files after a check; an import can be undone. */
export function ImportPanel({
  port,
  onChanged,
}: {
  readonly port: ImportPort;
  readonly onChanged: () => void;
}) {
  const id = useId();
  const { busy, problem, checked, done, undone, choices, choose, check, importAll, undo, reset } =
    useImport(port, onChanged);
  const lines = linesOf(checked);
  const different = lines.filter(({ finding }) => finding === "different");
  const count = lines.filter((line) => isTaken(line, choices)).length;
  const imported = done.reduce((total, one) => total + one.imported, 0);

  return (
    <section className="panel" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>Import</h2>
      <p>
        An export of this site, Markdown files, a Ghost export or a WordPress export. It is checked
        first; nothing is changed by that.
      </p>
      <div className="field">
        <label htmlFor={`${id}file`}>Choose a file, or several Markdown files</label>
        <input
          id={`${id}file`}
          type="file"
          accept={ACCEPTED_FILES}
          multiple
          disabled={busy}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            if (files.length > 0) void check(files);
          }}
        />
      </div>
      <Banner>{problem.message}</Banner>
      <div role="status">
        {busy ? <p>Working...</p> : null}
        {lines.length > 0 && !busy ? (
          <p>
            <strong>Checked {pluralize(lines.length, "post")}. Nothing is changed yet.</strong>
            <br />
            {summaryOf(lines)}
          </p>
        ) : null}
        {done.length > 0 && !busy ? <p>{pluralize(imported, "post")} imported.</p> : null}
        {undone === undefined ? null : (
          <p>The import is undone: {pluralize(undone, "post")} moved to the trash.</p>
        )}
      </div>
      {different.length > 1 ? (
        <p className="btns">
          {[false, true].map((taken) => (
            <button
              key={String(taken)}
              type="button"
              className="btn ghost small"
              onClick={() =>
                choose(
                  different.map(({ key }) => key),
                  taken,
                )
              }
            >
              {taken ? "Use the file’s" : "Keep ours"} in all {different.length} that differ
            </button>
          ))}
        </p>
      ) : null}
      {lines.length > 0 ? <Report lines={lines} choices={choices} onChoose={choose} /> : null}
      {lines.length > 0 ? (
        <p className="btns">
          {count > 0 ? (
            <>
              <button
                type="button"
                className="btn"
                aria-disabled={busy}
                onClick={() => void importAll("drafts")}
              >
                Import {pluralize(count, "post")} as drafts
              </button>
              <button
                type="button"
                className="btn ghost"
                aria-disabled={busy}
                onClick={() => void importAll("published")}
              >
                As published
              </button>
            </>
          ) : null}
          <a
            className="btn ghost"
            download="import-report.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(reportText(lines))}`}
          >
            Download the report
          </a>
          <button type="button" className="btn ghost" onClick={reset}>
            Not now
          </button>
        </p>
      ) : null}
      {done.length > 0 ? (
        <button
          type="button"
          className="btn ghost"
          aria-disabled={busy}
          onClick={() => void undo()}
        >
          Undo this import
        </button>
      ) : null}
    </section>
  );
}
