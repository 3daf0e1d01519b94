import { useWatch } from "react-hook-form";
import { Field } from "./field.tsx";
import { useEditorContext } from "../use-editor.ts";

/** How much search engines show of a title and of a description. */
const SHOWN_TITLE_CHARACTERS = 60;
const SHOWN_DESCRIPTION_CHARACTERS = 155;

/** What search engines and shared links say of a post, folded away until somebody wants another text than its own. */
export function OptionalFields() {
  const { form } = useEditorContext();
  const { errors } = form.formState;
  const [title, description] = useWatch({
    control: form.control,
    name: ["searchTitle", "searchDescription"],
  });
  const hasError = Boolean(errors.searchTitle ?? errors.searchDescription ?? errors.canonical);
  return (
    <details className="panel editor-search" open={hasError || undefined}>
      <summary>Search and sharing</summary>
      <div data-field="searchTitle">
        <Field
          label="Headline in search results"
          optional
          hint="Also on shared links. The post’s own if left blank."
          error={errors.searchTitle?.message}
          remark={tooLong(title, SHOWN_TITLE_CHARACTERS)}
        >
          {(control) => (
            <input {...control} {...form.register("searchTitle")} type="text" dir="auto" />
          )}
        </Field>
      </div>
      <div data-field="searchDescription">
        <Field
          label="Description in search results"
          optional
          hint="The excerpt if left blank."
          error={errors.searchDescription?.message}
          remark={tooLong(description, SHOWN_DESCRIPTION_CHARACTERS)}
        >
          {(control) => (
            <textarea {...control} {...form.register("searchDescription")} rows={3} dir="auto" />
          )}
        </Field>
      </div>
      <div data-field="canonical">
        <Field
          label="First published at"
          optional
          hint="The address, if the post first appeared on another site: search engines then show that one."
          error={errors.canonical?.message}
        >
          {(control) => (
            <input {...control} {...form.register("canonical")} type="url" inputMode="url" />
          )}
        </Field>
      </div>
    </details>
  );
}

function tooLong(text: string, shown: number): string {
  return text.length > shown ? `Search engines show about ${shown} characters.` : "";
}
