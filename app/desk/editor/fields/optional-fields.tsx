import { useState } from "react";
import { useWatch } from "react-hook-form";
import { LazyPictureDialog } from "#app/desk/pictures/lazy-picture-dialog.tsx";
import { OPTIONAL_TEXTS } from "#app/content-model/posts/optional-texts.ts";
import { PostField } from "./post-field.tsx";
import { useEditorContext } from "../use-editor.ts";
import { Button } from "#app/ui/button.tsx";

/** How much search engines show of a title and of a description. */
const SHOWN_TITLE_CHARACTERS = 60;
const SHOWN_DESCRIPTION_CHARACTERS = 155;

/**
 * The texts that search engines and shared links show, folded away since most posts use their own title and excerpt.
 */
export function OptionalFields() {
  const { form } = useEditorContext();
  const { errors } = form.formState;
  const [title, description] = useWatch({
    control: form.control,
    name: ["searchTitle", "searchDescription"],
  });
  const [open, setOpen] = useState(false);
  const hasError = OPTIONAL_TEXTS.some((name) => errors[name]);
  return (
    <details
      className="panel editor-search"
      open={open || hasError}
      // An error opens the section; storing that keeps it open once the error is corrected.
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Search and sharing</summary>
      <PostField
        name="searchTitle"
        optional
        hint="Also on shared links. The post’s own if left blank."
        remark={tooLong(title, SHOWN_TITLE_CHARACTERS)}
      >
        {(control) => <input {...control} type="text" dir="auto" />}
      </PostField>
      <PostField
        name="searchDescription"
        optional
        hint="The excerpt if left blank."
        remark={tooLong(description, SHOWN_DESCRIPTION_CHARACTERS)}
      >
        {(control) => <textarea {...control} rows={3} dir="auto" />}
      </PostField>
      <PostField
        name="canonical"
        optional
        hint="The address, if the post first appeared on another site: search engines then show that one."
      >
        {(control) => <input {...control} type="url" inputMode="url" />}
      </PostField>
      <SharePictureFields />
    </details>
  );
}

/** The picture on shared links, and what it shows. */
function SharePictureFields() {
  const { form } = useEditorContext();
  const picture = useWatch({ control: form.control, name: "sharePicture" });
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <PostField
        name="sharePicture"
        optional
        hint="From the library, or any picture’s whole address. The drawn one with the post’s title if left blank."
      >
        {(control) => (
          <div className="with-button">
            <input
              {...control}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button look="ghost small" onClick={() => setChoosing(true)}>
              Choose a picture
            </Button>
          </div>
        )}
      </PostField>
      {picture === "" ? null : (
        <PostField name="sharePictureAlt" optional hint="For people who don’t see it.">
          {(control) => <input {...control} type="text" dir="auto" />}
        </PostField>
      )}
      {choosing ? (
        <LazyPictureDialog
          useLabel="Use on shared links"
          onPick={({ address, alt, decorative }) => {
            setChoosing(false);
            const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
            form.setValue("sharePicture", address, change);
            form.setValue("sharePictureAlt", decorative ? "" : (alt ?? ""), change);
          }}
          onCancel={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}

function tooLong(text: string, shown: number): string {
  return text.length > shown ? `Search engines show about ${shown} characters.` : "";
}
