import type { Ref } from "react";
import { Controller, useWatch } from "react-hook-form";
import { type CalendarDate, isCalendarDate } from "../../../domain/dates/calendar-date.ts";
import { ContentField, type ContentHandle } from "./content/content-field.tsx";
import { CoverField } from "./fields/cover-field.tsx";
import { DateField } from "./fields/date-field.tsx";
import { Field } from "./fields/field.tsx";
import { followTitle } from "./fields/follow-title.ts";
import { type AddressPort, SlugField } from "./fields/slug-field.tsx";
import { TagsField } from "./fields/tags-field.tsx";
import { categoryOptions } from "../category-options.ts";
import type { PostForm, PostFormValues } from "./form/form-values.ts";

/** The fields of a post (specification, sections 2 to 5). */
export function EditorFields({
  form,
  id,
  isNew,
  ownCategory,
  defaultDate,
  knownTags,
  canSchedule,
  canChooseScene,
  redirectsOldAddress,
  port,
  notice,
  onNotice,
  onSeePage,
  text,
}: {
  readonly form: PostForm;
  readonly id: string;
  readonly isNew: boolean;
  /** The post's category, which may be none of the six (decision 19). */
  readonly ownCategory: string;
  readonly defaultDate: CalendarDate;
  readonly knownTags: readonly string[];
  readonly canSchedule: boolean;
  readonly canChooseScene: boolean;
  /** Whether the post's old addresses redirect to its new one. */
  readonly redirectsOldAddress: boolean;
  readonly port: AddressPort;
  readonly notice: string;
  readonly onNotice: (notice: string) => void;
  readonly onSeePage: (values: PostFormValues) => void;
  readonly text: Ref<ContentHandle>;
}) {
  const { errors } = form.formState;
  const [category, slug, date, title, sceneName] = useWatch({
    control: form.control,
    name: ["category", "slug", "date", "title", "scene"],
  });
  const scene = {
    category,
    slug,
    date: isCalendarDate(date) ? date : defaultDate,
    ...(sceneName === "" ? {} : { scene: sceneName }),
  };
  return (
    <>
      <div className="panel editor-head">
        <div data-field="title">
          <Field label="Title" error={errors.title?.message}>
            {(control) => (
              <input
                {...control}
                {...form.register("title", {
                  onChange: ({ target }: { readonly target: HTMLInputElement }) => {
                    if (!isNew) return;
                    const nextSlug = followTitle(slug, title, target.value);
                    if (nextSlug !== slug)
                      form.setValue("slug", nextSlug, {
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
        <CoverField form={form} scene={scene} canChooseScene={canChooseScene} />
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
              onNotice={onNotice}
              onSeePage={() => onSeePage(form.getValues())}
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
                {categoryOptions(ownCategory).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div data-field="slug">
          <SlugField
            form={form}
            port={port}
            id={id}
            defaultDate={defaultDate}
            isNew={isNew}
            redirectsOldAddress={redirectsOldAddress}
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
            <DateField form={form} canSchedule={canSchedule} />
          </div>
        )}
      </div>
    </>
  );
}
