import { Fragment } from "react";
import { useWatch } from "react-hook-form";
import { Link } from "react-router";
import { isServer } from "#app/backend/desk.ts";
import { isDraft } from "#app/backend/ports/posts.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Button } from "#app/ui/button.tsx";
import { AlertIcon, ChevronDownIcon } from "#app/ui/icons/icons.tsx";
import { isPlainClick } from "#app/shared/plain-click.ts";
import { useSiteTime } from "../site-time.ts";
import { Banner } from "../forms/banner.tsx";
import { autosaveStatus } from "./autosave/autosave-status.ts";
import { FIELDS } from "./form/form-values.ts";
import { countWords } from "./tools/word-count.ts";
import { useEditorContext } from "./use-editor.ts";

/** The bar at the bottom of the form: save, cancel, what is saved, and what is left to fix. */
export function EditorFooter() {
  const editor = useEditorContext();
  const {
    desk,
    form,
    isContributor,
    isCopyOnly,
    isNew,
    post,
    publishStatus,
    route,
    session,
    submitButton,
  } = editor;
  const { failure, isDirty, isSaving } = post;
  const { timeZone } = useSiteTime();
  const content = useWatch({ control: form.control, name: "content" });
  /** The fields with errors, in form order. */
  const problems = FIELDS.filter(([name]) => form.formState.errors[name]);
  const isFirst = isNew || isDraft(publishStatus.state);
  const kept =
    isServer && desk
      ? autosaveStatus(session.state, publishStatus, timeZone)
      : isDirty
        ? "Not saved yet"
        : "";

  return (
    <div className={problems.length > 0 ? "editor-footer has-problems" : "editor-footer"}>
      <div className="wrap">
        <Banner>{failure?.message ?? ""}</Banner>
        {problems.length > 0 ? (
          <p className="problems">
            <AlertIcon />
            <span>
              {pluralize(problems.length, "thing")} to fix:{" "}
              {problems.map(([name, label], index) => (
                <Fragment key={name}>
                  {index > 0 ? " " : null}
                  <span>
                    <button type="button" className="link" onClick={() => editor.goTo(name)}>
                      {label}
                    </button>
                    {index < problems.length - 1 ? "," : null}
                  </span>
                </Fragment>
              ))}
              <small className="next-key"> (F8: the next)</small>
            </span>
          </p>
        ) : null}
        <div className="editor-actions">
          {isCopyOnly ? null : (
            <span className="split-button">
              <Button ref={submitButton} type="submit" disabled={isSaving}>
                {isSaving
                  ? "Saving..."
                  : isContributor
                    ? "Ask for review"
                    : isFirst
                      ? "Publish Post"
                      : "Update Post"}
              </Button>
              {desk && !isContributor ? (
                <Button
                  aria-haspopup="dialog"
                  aria-keyshortcuts="Control+Enter Meta+Enter"
                  aria-label="More ways to publish"
                  onClick={() => editor.openPublishMenu()}
                >
                  <ChevronDownIcon />
                </Button>
              ) : null}
            </span>
          )}
          {desk ? (
            <Button
              look={isCopyOnly ? "" : "ghost"}
              disabled={isSaving}
              aria-keyshortcuts={isCopyOnly ? undefined : "Control+S Meta+S"}
              onClick={() => {
                if (isCopyOnly) void editor.saveCopy(form.getValues());
                else editor.saveDraft();
              }}
            >
              {isCopyOnly ? "Save yours as a new draft" : "Save draft"}
            </Button>
          ) : null}
          <Link
            className="btn ghost"
            to={route.dashboard}
            onClick={(event) => {
              // In another tab the dashboard opens elsewhere and this form stays. A key press is a click
              // without a pointer, so its `detail` is 0.
              if (isPlainClick(event)) editor.cancel(event.detail === 0);
            }}
          >
            Cancel
          </Link>
          <p className="editor-state">
            <span>{pluralize(countWords(content), "word")}</span>
            <span role="status">{post.status || kept}</span>
            {session.state.name === "failed" ? (
              <button
                type="button"
                className="link"
                onClick={() => void session.autosaver.current?.flush()}
              >
                Try again
              </button>
            ) : null}
          </p>
        </div>
      </div>
    </div>
  );
}
