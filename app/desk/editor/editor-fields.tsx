import { Controller, useWatch } from "react-hook-form";
import { isServer } from "#app/backend/desk.ts";
import { site } from "#content/site.ts";
import { categoryOptions } from "#app/content-model/posts/first-categories.ts";
import { type CalendarDate, isCalendarDate } from "#app/domain/dates/calendar-date.ts";
import { automaticSlug } from "#app/domain/posts/automatic-slug.ts";
import { ContentField } from "./content/content-field.tsx";
import { CoverField } from "./fields/cover-field.tsx";
import { OptionalFields } from "./fields/optional-fields.tsx";
import { PostField } from "./fields/post-field.tsx";
import { SlugField } from "./fields/slug-field.tsx";
import { TagsField } from "./fields/tags-field.tsx";
import { useEditorContext } from "./use-editor.ts";
import { Button } from "#app/ui/button.tsx";

/** The fields of a post (specification, sections 2 to 5). */
export function EditorFields({ onSeePage }: { readonly onSeePage: () => void }) {
  const {
    categories,
    defaultDate,
    desk,
    form,
    initial,
    isContributor,
    isNew,
    notice,
    setNotice,
    text,
  } = useEditorContext();
  const { errors } = form.formState;
  const [slug, title] = useWatch({ control: form.control, name: ["slug", "title"] });
  return (
    <>
      <div className="panel editor-head">
        <PostField
          name="title"
          on={{
            onChange: ({ target }: { readonly target: HTMLInputElement }) => {
              if (!isNew) return;
              const nextSlug = followTitle(slug, title, target.value, defaultDate);
              if (nextSlug !== slug)
                form.setValue("slug", nextSlug, {
                  shouldDirty: true,
                  shouldValidate: form.formState.isSubmitted,
                });
            },
          }}
        >
          {(control) => <input {...control} type="text" dir="auto" autoComplete="off" />}
        </PostField>
        <CoverField />
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
              canAddPdf={!isContributor}
              onSeePage={onSeePage}
            />
          )}
        />
      </div>
      <div className="panel editor-details">
        <PostField name="excerpt" hint="One or two sentences for lists.">
          {(control) => <textarea {...control} rows={3} dir="auto" />}
        </PostField>
        <PostField name="category">
          {(control) => (
            <select {...control}>
              <option value="">Select a category</option>
              {categoryOptions(categories, initial.category).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </PostField>
        <SlugField />
        <TagsField />
        {desk ? (
          <PostField
            name="byline"
            optional
            hint={`Who readers see as the author: ${site.byline} if left blank.`}
          >
            {(control) => <input {...control} type="text" dir="auto" autoComplete="off" />}
          </PostField>
        ) : null}
        {isNew ? null : <DateField />}
        {isNew || !desk ? null : <UpdatedField />}
      </div>
      {isServer && desk ? <OptionalFields /> : null}
    </>
  );
}

/** The date of an edited post. A future date gets a remark, since it does not schedule the post. */
function DateField() {
  const { desk, form, today } = useEditorContext();
  const date = useWatch({ control: form.control, name: "date" });
  return (
    <PostField
      name="date"
      optional
      hint="Leave blank to keep the current date."
      remark={
        isCalendarDate(date) && date > today
          ? desk
            ? "This day is in the future. Publish the post at that time instead: the arrow beside the button."
            : "This day is in the future. Readers see the post now."
          : ""
      }
    >
      {(control) => <input {...control} type="date" />}
    </PostField>
  );
}

/** The day of the last change of substance, which only the editor can tell from a typo. */
function UpdatedField() {
  const { form, today } = useEditorContext();
  const [date, updated] = useWatch({ control: form.control, name: ["date", "updated"] });
  return (
    <PostField
      name="updated"
      optional
      hint="Readers see this day beside the date. For changes that matter to them, not for a typo."
      remark={
        updated !== "" && updated < date
          ? "This day is before the post’s date."
          : updated > today
            ? "This day is in the future."
            : ""
      }
    >
      {(control) => (
        <div className="with-button">
          <input {...control} type="date" />
          <Button
            look="ghost small"
            onClick={() => form.setValue("updated", today, { shouldDirty: true })}
          >
            Mark as updated today
          </Button>
        </div>
      )}
    </PostField>
  );
}

/**
 * The slug of a new post after its title changed. It follows the title while it is empty or made from the
 * previous title; a typed slug stays (specification, section 4).
 */
export function followTitle(
  slug: string,
  previousTitle: string,
  title: string,
  date: CalendarDate,
): string {
  const isOwn = slug !== "" && slug !== automaticSlug(previousTitle, date);
  return isOwn ? slug : automaticSlug(title, date);
}
