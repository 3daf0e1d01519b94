import { Fragment } from "react";
import { Link } from "react-router";
import { pluralize } from "../../../domain/plural.ts";
import { AlertIcon, ChevronDownIcon } from "../../../ui/icons/icons.tsx";
import { isPlainClick } from "../../../ui/links/plain-click.ts";
import type { FieldName } from "./form/form-values.ts";

/** The bar at the bottom of the form: save, cancel, what is saved, and what is left to fix. */
export function EditorFooter({
  submitLabel,
  submitRef,
  isSaving,
  onSaveDraft,
  onMore,
  onTryAgain,
  dashboard,
  onCancel,
  words,
  state,
  failure,
  problems,
  onGoTo,
}: {
  readonly submitLabel: string;
  readonly submitRef: React.Ref<HTMLButtonElement>;
  readonly isSaving: boolean;
  /** Saves without publishing, if the edition can. */
  readonly onSaveDraft: (() => void) | undefined;
  /** Opens the other ways to publish, if the edition has them. */
  readonly onMore: (() => void) | undefined;
  /** Retries a failed autosave now instead of later. */
  readonly onTryAgain: (() => void) | undefined;
  readonly dashboard: string;
  readonly onCancel: (byKeyboard: boolean) => void;
  readonly words: number;
  /** What is saved, in one sentence. */
  readonly state: string;
  readonly failure: string;
  /** The fields with errors, in form order. */
  readonly problems: readonly (readonly [name: FieldName, label: string])[];
  readonly onGoTo: (name: FieldName) => void;
}) {
  return (
    <div className={problems.length > 0 ? "editor-footer has-problems" : "editor-footer"}>
      <div className="wrap">
        <div role="alert">
          {failure ? (
            <p className="banner">
              <AlertIcon />
              {failure}
            </p>
          ) : null}
        </div>
        {problems.length > 0 ? (
          <p className="problems">
            <AlertIcon />
            <span>
              {pluralize(problems.length, "thing")} to fix:{" "}
              {problems.map(([name, label], index) => (
                <Fragment key={name}>
                  {index > 0 ? " " : null}
                  <span>
                    <button type="button" className="link" onClick={() => onGoTo(name)}>
                      {label}
                    </button>
                    {index < problems.length - 1 ? "," : null}
                  </span>
                </Fragment>
              ))}
            </span>
          </p>
        ) : null}
        <div className="editor-actions">
          <span className="split-button">
            <button ref={submitRef} type="submit" className="btn" aria-disabled={isSaving}>
              {isSaving ? "Saving..." : submitLabel}
            </button>
            {onMore ? (
              <button
                type="button"
                className="btn"
                aria-haspopup="dialog"
                aria-keyshortcuts="Control+Enter Meta+Enter"
                aria-label="More ways to publish"
                onClick={onMore}
              >
                <ChevronDownIcon />
              </button>
            ) : null}
          </span>
          {onSaveDraft ? (
            <button
              type="button"
              className="btn ghost"
              aria-disabled={isSaving}
              aria-keyshortcuts="Control+S Meta+S"
              onClick={onSaveDraft}
            >
              Save draft
            </button>
          ) : null}
          <Link
            className="btn ghost"
            to={dashboard}
            onClick={(event) => {
              // In another tab the dashboard opens elsewhere and this form stays. A key press is a click
              // without a pointer, so its `detail` is 0.
              if (isPlainClick(event)) onCancel(event.detail === 0);
            }}
          >
            Cancel
          </Link>
          <p className="editor-state">
            <span>{pluralize(words, "word")}</span>
            <span role="status">{state}</span>
            {onTryAgain ? (
              <button type="button" className="link" onClick={onTryAgain}>
                Try again
              </button>
            ) : null}
          </p>
        </div>
      </div>
    </div>
  );
}
