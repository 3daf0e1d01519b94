import { type FormEvent, type ReactNode, useState } from "react";
import { api } from "#app/backend/api.ts";
import { Field } from "../editor/fields/field.tsx";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";
import { FocusPoint } from "./focus-point.tsx";
import type { LibraryPicture } from "./use-library.ts";

/** A form for a picture's description, focal point and credit. */
export function PictureDetails({
  picture,
  saveLabel,
  onSaved,
  children,
}: {
  readonly picture: LibraryPicture;
  /** The label of the save button. */
  readonly saveLabel: string;
  readonly onSaved: (picture: LibraryPicture) => void;
  /** More buttons. */
  readonly children?: ReactNode;
}) {
  const { busy, problem, request } = useRequest();
  const [focus, setFocus] = useState({ x: picture.focusX, y: picture.focusY });
  const [decorative, setDecorative] = useState(picture.decorative);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the event to the post's own form.
    event.stopPropagation();
    const form = event.currentTarget;
    const alt = textOf(form, "alt").trim();
    const json = {
      // An empty text differs from no text.
      ...(alt === "" && picture.alt === null ? {} : { alt }),
      decorative,
      focusX: focus.x,
      focusY: focus.y,
      credit: textOf(form, "credit"),
    };
    const answer = await request(() =>
      api.images[":id"].$patch({ param: { id: picture.id }, json }),
    );
    if (answer.ok) onSaved(answer.value);
  }

  return (
    <form
      ref={focusDescription}
      className="picture-details"
      onSubmit={submit}
      aria-busy={busy}
      noValidate
    >
      <FocusPoint address={picture.address} focus={focus} onChange={setFocus} />
      <div>
        <Banner>{problem.message}</Banner>
        <Field
          label="Alternative text"
          hint="What the picture shows, for readers who can’t see it."
          error={problem.fields["alt"]}
        >
          {(control) => (
            <textarea
              {...control}
              name="alt"
              rows={2}
              defaultValue={picture.alt ?? ""}
              disabled={decorative}
              data-autofocus=""
            />
          )}
        </Field>
        <label className="check">
          <input
            type="checkbox"
            checked={decorative}
            onChange={({ target }) => setDecorative(target.checked)}
          />
          This picture is decoration only
        </label>
        <TextField
          label="Credit"
          name="credit"
          optional
          autoComplete="off"
          defaultValue={picture.credit}
          error={problem.fields["credit"]}
        />
        <p className="hint">
          {picture.name}, {picture.width} × {picture.height}. Place and camera data are removed.
        </p>
        <p className="btns">
          <button type="submit" className="btn" aria-disabled={busy}>
            {saveLabel}
          </button>
          {children}
        </p>
      </div>
    </form>
  );
}

/** The description is what is asked for; in a dialog that showed the library, nothing else has the focus. */
function focusDescription(form: HTMLFormElement | null): void {
  form?.querySelector("textarea")?.focus();
}
