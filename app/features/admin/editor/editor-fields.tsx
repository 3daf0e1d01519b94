import { Controller, useWatch } from "react-hook-form";
import { categoryOptions } from "../category-options.ts";
import { ContentField } from "./content/content-field.tsx";
import { CoverField } from "./fields/cover-field.tsx";
import { DateField } from "./fields/date-field.tsx";
import { Field } from "./fields/field.tsx";
import { followTitle } from "./fields/follow-title.ts";
import { SlugField } from "./fields/slug-field.tsx";
import { TagsField } from "./fields/tags-field.tsx";
import { useEditorContext } from "./use-editor.ts";

/** The fields of a post (specification, sections 2 to 5). */
export function EditorFields() {
  const { form, isNew, notice, props, setNotice, text } = useEditorContext();
  const { errors } = form.formState;
  const [slug, title] = useWatch({ control: form.control, name: ["slug", "title"] });
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
              onSeePage={() => props.onSeePage(form.getValues())}
            />
          )}
        />
      </div>
      <div className="panel editor-details">
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
        <div data-field="category">
          <Field label="Category" error={errors.category?.message}>
            {(control) => (
              <select {...control} {...form.register("category")}>
                <option value="">Select a category</option>
                {categoryOptions(props.initial.category).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <div data-field="slug">
          <SlugField />
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
                known={props.knownTags}
              />
            )}
          />
        </div>
        {isNew ? null : (
          <div data-field="date">
            <DateField />
          </div>
        )}
      </div>
    </>
  );
}
