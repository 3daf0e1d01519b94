import { Fragment } from "react";
import { Link } from "react-router";
import { pluralize } from "../../../domain/plural.ts";
import { AlertIcon, ChevronDownIcon } from "../../../ui/icons/icons.tsx";
import { isPlainClick } from "../../../ui/links/plain-click.ts";
import type { FieldName } from "./form/form-values.ts";

/** The bar at the foot of the form: save, leave, how it stands, and what is left to fix. */
export function EditorFoot({
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
  /** Saves without readers seeing it, where the edition can. */
  readonly onSaveDraft: (() => void) | undefined;
  /** Opens the other ways of publishing, where the edition has them. */
  readonly onMore: (() => void) | undefined;
  /** Tries at once what will be tried again by itself. */
  readonly onTryAgain: (() => void) | undefined;
  readonly dashboard: string;
  readonly onCancel: (byKeyboard: boolean) => void;
  readonly words: number;
  /** One sentence on what is saved. */
  readonly state: string;
  readonly failure: string;
  /** The fields that have errors, in their order. */
  readonly problems: readonly (readonly [name: FieldName, label: string])[];
  readonly onGoTo: (name: FieldName) => void;
}) {
  return (
    <div className={problems.length > 0 ? "editor-foot has-problems" : "editor-foot"}>
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
        <div className="editor-acts">
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
              // In another tab it opens elsewhere, and this form stays.
              // A press of a key is a click without a pointer: its `detail` is 0.
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
