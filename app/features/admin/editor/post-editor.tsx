import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { type CalendarDate, isCalendarDate } from "../../../domain/calendar-date.ts";
import { counted } from "../../../domain/plural.ts";
import type { PostDraft } from "../../../domain/ports.ts";
import type { PostSummary } from "../../../domain/post.ts";
import { AlertIcon, ArrowLeftIcon } from "../../../ui/icons.tsx";
import { ContentField, type ContentTab } from "./content-field.tsx";
import { CoverField } from "./cover-field.tsx";
import { Field } from "./field.tsx";
import { followTitle } from "./follow-title.ts";
import { categoryOptions, type PostFormValues } from "./form-values.ts";
import { TagsField } from "./tags-field.tsx";
import { TextField } from "./text-field.tsx";
import { usePostForm } from "./use-post-form.ts";
import { countWords } from "./word-count.ts";

export interface PostEditorProps {
  readonly heading: string;
  readonly submitLabel: string;
  readonly initial: PostFormValues;
  /** All posts, for suggestions and to notice a slug that is taken. */
  readonly posts: readonly PostSummary[];
  /** The post that is edited; none when it is new. */
  readonly ownId?: string;
  /** The day the post has, or gets, when the form says nothing. */
  readonly usualDate: CalendarDate;
  /** The dashboard, as it was left. */
  readonly dashboard: string;
  readonly save: (draft: PostDraft, done: () => void) => Promise<void>;
}

/** The one editor of the new-post and the edit-post page (specification, sections 2 to 5). */
export function PostEditor(props: PostEditorProps) {
  const { heading, submitLabel, initial, posts, ownId, usualDate, dashboard } = props;
  const isNew = ownId === undefined;
  const [tab, setTab] = useState<ContentTab>("Edit");
  const around = useMemo(() => ({ posts, ownId, usualDate }), [posts, ownId, usualDate]);
  const knownTags = useMemo(() => [...new Set(posts.flatMap(({ tags }) => tags))], [posts]);
  const { form, values, set, setValues, errors, saving, failed, dirty, submit, letGo } =
    usePostForm({
      initial,
      around,
      save: (draft) => props.save(draft, letGo),
      onRefused: ({ content }) => {
        if (content) setTab("Edit");
      },
    });
  useSaveShortcut(submit);

  const scene = {
    category: values.category,
    slug: values.slug,
    date: isCalendarDate(values.date) ? values.date : usualDate,
  };

  return (
    <form
      ref={form}
      className="editor"
      noValidate
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="wrap desk-page">
        <p className="back">
          <Link to={dashboard}>
            <ArrowLeftIcon /> Posts
          </Link>
        </p>
        <h1>{heading}</h1>
        <div className="editor-columns" inert={saving}>
          <div className="panel">
            <TextField
              label="Title"
              value={values.title}
              error={errors.title}
              onChange={(title) =>
                setValues((last) => ({
                  ...last,
                  title,
                  slug: isNew ? followTitle(last.slug, last.title, title) : last.slug,
                }))
              }
            />
            <Field label="Excerpt" hint="One or two sentences for lists." error={errors.excerpt}>
              {(control) => (
                <textarea
                  {...control}
                  rows={3}
                  value={values.excerpt}
                  onChange={({ target }) => set("excerpt", target.value)}
                />
              )}
            </Field>
            <ContentField
              value={values.content}
              error={errors.content}
              onChange={(content) => set("content", content)}
              tab={tab}
              onTab={setTab}
            />
          </div>
          <div className="panel">
            <Field label="Category" error={errors.category}>
              {(control) => (
                <select
                  {...control}
                  value={values.category}
                  onChange={({ target }) => set("category", target.value)}
                >
                  <option value="">Select a category</option>
                  {categoryOptions(initial.category).map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </Field>
            <TextField
              label="Slug"
              hint={
                isNew
                  ? "The end of the web address. It follows the title until you change it."
                  : "The end of the web address. Change it, and links to the old one stop working."
              }
              value={values.slug}
              error={errors.slug}
              plain
              onChange={(slug) => set("slug", slug)}
            />
            <TagsField
              value={values.tags}
              known={knownTags}
              onChange={(tags) => set("tags", tags)}
            />
            {isNew ? null : (
              <Field
                label="Date"
                optional
                hint="Leave it empty to keep the date."
                error={errors.date}
              >
                {(control) => (
                  <input
                    {...control}
                    type="date"
                    value={values.date}
                    onChange={({ target }) => set("date", target.value)}
                  />
                )}
              </Field>
            )}
            <CoverField
              value={values.coverImage}
              error={errors.coverImage}
              onChange={(coverImage) => set("coverImage", coverImage)}
              scene={scene}
            />
          </div>
        </div>
      </div>
      <div className="editor-foot">
        <div className="wrap">
          <div role="alert">
            {failed ? (
              <p className="banner">
                <AlertIcon />
                The post could not be saved. Everything you wrote is still here. Please try again.
              </p>
            ) : null}
          </div>
          <div className="editor-acts">
            <button
              type="submit"
              className="btn"
              aria-disabled={saving}
              aria-keyshortcuts="Control+S Meta+S"
            >
              {saving ? "Saving..." : submitLabel}
            </button>
            <Link
              className="btn ghost"
              to={dashboard}
              onClick={({ ctrlKey, metaKey, shiftKey }) => {
                // With one of these keys the page opens elsewhere and this form stays.
                if (!ctrlKey && !metaKey && !shiftKey) letGo();
              }}
            >
              Cancel
            </Link>
            <p className="editor-state">
              <span>{counted(countWords(values.content), "word")}</span>
              <span>{dirty ? "Not saved yet" : ""}</span>
            </p>
          </div>
        </div>
      </div>
    </form>
  );
}

/** Ctrl+S or Cmd+S saves the post, not the page, wherever the focus is. */
function useSaveShortcut(submit: () => Promise<void>) {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || event.ctrlKey === event.metaKey) return;
      if (event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      void latest.current();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
