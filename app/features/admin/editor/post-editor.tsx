import { useRef, useState } from "react";
import { Controller, useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { DeskCapabilities, DeskPost } from "../../../backend/ports/posts.ts";
import { type CalendarDate, isCalendarDate } from "../../../domain/dates/calendar-date.ts";
import { ArrowLeftIcon } from "../../../ui/icons/icons.tsx";
import { ContentField, type ContentHandle } from "./content/content-field.tsx";
import { CoverField } from "./fields/cover-field.tsx";
import { DateField } from "./fields/date-field.tsx";
import { Field } from "./fields/field.tsx";
import { followTitle } from "./fields/follow-title.ts";
import { type AddressPort, SlugField } from "./fields/slug-field.tsx";
import { TagsField } from "./fields/tags-field.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { categoryOptions, FIELDS, type FieldName, type PostFormValues } from "./form-values.ts";
import { holdsFiles, NO_UPLOADS } from "./picture-files.ts";
import { countWords } from "./tools/word-count.ts";
import { findUnfinished, type Unfinished } from "./tools/unfinished.ts";
import { UnfinishedDialog } from "./unfinished-dialog.tsx";
import { keepEnterFromSubmitting, useSaveKey } from "./use-form-keys.ts";
import { type SavePost, usePostForm } from "./use-post-form.ts";

export interface PostEditorProps {
  readonly heading: string;
  readonly submitLabel: string;
  readonly id: string;
  /** The version that is edited; none when the post is new. */
  readonly version: number | undefined;
  readonly initial: PostFormValues;
  /** What was typed before a Cancel that was undone. */
  readonly restored?: PostFormValues | undefined;
  /** Tags in use, to suggest. */
  readonly knownTags: readonly string[];
  /** The name of the drawn cover the post has chosen. */
  readonly scene?: string | undefined;
  /** The day the post has, or gets, when the form says nothing. */
  readonly defaultDate: CalendarDate;
  /** The dashboard, as it was left. */
  readonly dashboard: string;
  readonly can: DeskCapabilities["can"];
  readonly port: AddressPort;
  readonly save: SavePost;
  readonly onSaved: (saved: DeskPost) => void;
  /** The form is left with these words in it, which nobody saved. */
  readonly onDiscard: (values: PostFormValues) => void;
  /** Shows the post as a page, as it stands in the form. */
  readonly onSeePage: (values: PostFormValues) => void;
}

/** The one editor of the new-post and the edit-post page (specification, sections 2 to 5). */
export function PostEditor(props: PostEditorProps) {
  const { heading, submitLabel, initial, knownTags, defaultDate, dashboard, can } = props;
  const isNew = props.version === undefined;
  const post = usePostForm({ ...props, restored: props.restored, goTo });
  const { form, isSaving, isDirty } = post;
  const { errors } = form.formState;
  const [content, category, slug, date, title] = useWatch({
    control: form.control,
    name: ["content", "category", "slug", "date", "title"],
  });
  const [notice, setNotice] = useState("");
  const [unfinished, setUnfinished] = useState<readonly Unfinished[]>([]);
  const text = useRef<ContentHandle>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLFormElement>(null);

  const problems = FIELDS.filter(([name]) => errors[name]);
  const scene = {
    category,
    slug,
    date: isCalendarDate(date) ? date : defaultDate,
    ...(props.scene !== undefined && { scene: props.scene }),
  };

  function goTo(name: FieldName) {
    if (name === "content") text.current?.focus();
    else frame.current?.querySelector<HTMLElement>(`[data-field=${name}] [aria-invalid]`)?.focus();
  }

  async function publish() {
    await form.handleSubmit(
      (values) => post.submit(values, { kind: "publish" }),
      (found) => post.leadTo(FIELDS.map(([name]) => name).filter((name) => found[name])),
    )();
  }

  function checkAndPublish() {
    if (isSaving) return;
    const found = findUnfinished(form.getValues("content"));
    setUnfinished(found);
    if (found.length === 0) void publish();
  }

  function saveDraft() {
    if (!isSaving) void post.submit(form.getValues(), { kind: "save" });
  }

  useSaveKey(() => {
    if (can.saveDraft) saveDraft();
    else {
      submitButton.current?.focus();
      post.setStatus(`Not saved yet. Press Enter to ${isNew ? "publish" : "update"}.`);
    }
  });

  return (
    <form
      ref={frame}
      className="editor"
      noValidate
      aria-busy={isSaving}
      onKeyDown={keepEnterFromSubmitting}
      onDragOver={(event) => {
        if (holdsFiles(event.dataTransfer)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setNotice(NO_UPLOADS);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        checkAndPublish();
      }}
    >
      <div className="wrap desk-page">
        <p className="back">
          <Link to={dashboard}>
            <ArrowLeftIcon /> Posts
          </Link>
        </p>
        <h1>{heading}</h1>
        <div className="panel editor-head">
          <div data-field="title">
            <Field label="Title" error={errors.title?.message}>
              {(control) => (
                <input
                  {...control}
                  {...form.register("title", {
                    onChange: ({ target }: { readonly target: HTMLInputElement }) => {
                      if (!isNew) return;
                      const followed = followTitle(slug, title, target.value);
                      if (followed !== slug)
                        form.setValue("slug", followed, {
                          shouldDirty: true,
                          shouldValidate: form.formState.isSubmitted,
                        });
                    },
                  })}
                  type="text"
                  dir="auto"
                  autoComplete="off"
                />
              )}
            </Field>
          </div>
          <div data-field="excerpt">
            <Field
              label="Excerpt"
              hint="One or two sentences for lists."
              error={errors.excerpt?.message}
            >
              {(control) => (
                <textarea {...control} {...form.register("excerpt")} rows={3} dir="auto" />
              )}
            </Field>
          </div>
          <CoverField form={form} scene={scene} />
        </div>
        <div className="panel" data-field="content">
          <Controller
            name="content"
            control={form.control}
            render={({ field }) => (
              <ContentField
                ref={text}
                value={field.value}
                error={errors.content?.message}
                notice={notice}
                onChange={field.onChange}
                onNotice={setNotice}
                onSeePage={() => props.onSeePage(form.getValues())}
              />
            )}
          />
        </div>
        <div className="panel editor-details">
          <div data-field="category">
            <Field label="Category" error={errors.category?.message}>
              {(control) => (
                <select {...control} {...form.register("category")}>
                  <option value="">Select a category</option>
                  {categoryOptions(initial.category).map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <div data-field="slug">
            <SlugField
              form={form}
              port={props.port}
              id={props.id}
              defaultDate={defaultDate}
              isNew={isNew}
            />
          </div>
          <div data-field="tags">
            <Controller
              name="tags"
              control={form.control}
              render={({ field }) => (
                <TagsField
                  value={field.value}
                  error={errors.tags?.message}
                  onChange={field.onChange}
                  known={knownTags}
                />
              )}
            />
          </div>
          {isNew ? null : (
            <div data-field="date">
              <DateField form={form} />
            </div>
          )}
        </div>
      </div>
      <EditorFoot
        submitLabel={submitLabel}
        submitRef={submitButton}
        isSaving={isSaving}
        onSaveDraft={can.saveDraft ? saveDraft : undefined}
        dashboard={dashboard}
        onCancel={() => {
          // Cancel does not ask (decision 23): it can be undone.
          post.allowNavigation();
          if (isDirty) props.onDiscard(form.getValues());
        }}
        words={countWords(content)}
        state={post.status || (isDirty ? "Not saved yet" : "")}
        failure={post.failure}
        problems={problems}
        onGoTo={goTo}
      />
      {unfinished.length > 0 ? (
        <UnfinishedDialog
          found={unfinished}
          publishLabel={isNew ? "Publish anyway" : "Update anyway"}
          onCancel={() => setUnfinished([])}
          onGoTo={(one) => {
            setUnfinished([]);
            requestAnimationFrame(() => text.current?.focus(one));
          }}
          onPublish={() => {
            setUnfinished([]);
            void publish();
          }}
        />
      ) : null}
    </form>
  );
}
