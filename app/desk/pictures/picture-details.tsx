import { type ReactNode, useEffect, useRef, useState } from "react";
import { api } from "#app/backend/api.ts";
import { cropName } from "#app/domain/crop.ts";
import { Check } from "../forms/check.tsx";
import {
  OtherRequest,
  RequestField,
  RequestForm,
  SubmitButton,
  TextField,
} from "../forms/request-form.tsx";
import { CancelButton, Modal } from "../modal.tsx";
import { FocusPoint } from "./focus-point.tsx";
import type { LibraryPicture } from "./use-library.ts";
import type { UnsavedDetails } from "./use-unsaved-details.ts";
import { Button } from "#app/ui/button.tsx";

const image = api.images[":id"];

interface DetailsProps {
  readonly picture: LibraryPicture;
  readonly saveLabel: string;
  readonly unsaved: UnsavedDetails;
  readonly onSaved: (picture: LibraryPicture) => void;
  /** Called if it is saved because the form is left. */
  readonly onKept: (picture: LibraryPicture) => void;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** A picture's description, crop, focal point and credit: a form if the user may change them. */
export function PictureDetails(details: DetailsProps) {
  return details.picture.mayChange ? <DetailsForm {...details} /> : <OthersPicture {...details} />;
}

/** A picture that a contributor can use but not change, with its description. */
function OthersPicture({ picture, saveLabel, onSaved, children }: DetailsProps) {
  const use = useRef<HTMLButtonElement>(null);
  useEffect(() => use.current?.focus(), []);
  const { alt, decorative, credit } = picture;
  return (
    <div className="picture-details">
      <p className="focus-photo">
        <img src={picture.whole} alt="" />
      </p>
      <div>
        <p>
          {decorative
            ? "This picture is decoration only."
            : alt
              ? `What it shows: ${alt}`
              : "Nobody has said yet what it shows."}
        </p>
        {credit === "" ? null : <p>Credit: {credit}</p>}
        <p className="hint">
          The person who added it and editors can change that. In your post you can describe it in
          other words.
        </p>
        <p className="btns">
          <Button ref={use} onClick={() => onSaved(picture)}>
            {saveLabel}
          </Button>
          {children}
        </p>
      </div>
    </div>
  );
}

function DetailsForm({ picture, saveLabel, unsaved, onSaved, onKept, children }: DetailsProps) {
  const [focus, setFocus] = useState({ x: picture.focusX, y: picture.focusY });
  const [crop, setCrop] = useState(picture.crop);
  const [decorative, setDecorative] = useState(picture.decorative);
  const description = useRef<HTMLTextAreaElement>(null);
  // Focuses the description, which is the main question: the library before it in the same dialog took its focused
  // element away.
  useEffect(() => description.current?.focus(), []);

  function send(valueOf: (name: string) => string) {
    const alt = valueOf("alt").trim();
    const credit = valueOf("credit");
    // Only what differs: somebody else may change the rest meanwhile.
    const changes = {
      // Null means that nobody has described the picture; an empty field leaves it so. A decorative picture keeps its
      // text for later.
      ...(decorative || alt === (picture.alt ?? "") ? {} : { alt }),
      ...(decorative === picture.decorative ? {} : { decorative }),
      ...(focus.x === picture.focusX ? {} : { focusX: focus.x }),
      ...(focus.y === picture.focusY ? {} : { focusY: focus.y }),
      ...(cropName(crop) === cropName(picture.crop) ? {} : { crop }),
      ...(credit === picture.credit ? {} : { credit }),
    };
    const param = { id: picture.id };
    return Object.keys(changes).length === 0
      ? image.$get({ param })
      : image.$patch({ param, json: changes });
  }

  return (
    <RequestForm
      className="picture-details"
      send={send}
      onDone={(saved) => {
        unsaved.reset();
        onSaved(saved);
      }}
    >
      <FocusPoint
        picture={picture}
        focus={focus}
        crop={crop}
        onFocus={(place) => {
          unsaved.touch();
          setFocus(place);
        }}
        onCrop={(part) => {
          unsaved.touch();
          setCrop(part);
        }}
      />
      <div onChange={unsaved.touch}>
        <RequestField
          label="Alternative text"
          name="alt"
          hint="What the picture shows, for readers who can’t see it."
        >
          {(control) => (
            <textarea
              {...control}
              ref={description}
              name="alt"
              rows={2}
              defaultValue={picture.alt ?? ""}
              disabled={decorative}
              data-autofocus=""
              // It wraps, but is one line of text, so Enter submits as in the field below it.
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
            />
          )}
        </RequestField>
        <Check checked={decorative} onChange={setDecorative}>
          This picture is decoration only
        </Check>
        <TextField
          label="Credit"
          name="credit"
          optional
          autoComplete="off"
          defaultValue={picture.credit}
        />
        <p className="hint">
          {picture.name}, {picture.width} × {picture.height}. Place and camera data are removed.
        </p>
        <p className="btns">
          <SubmitButton>{saveLabel}</SubmitButton>
          {children}
        </p>
      </div>
      {unsaved.answer ? (
        <LeaveQuestion answer={unsaved.answer}>
          <OtherRequest
            send={(valueOf) => {
              // Closes the question first, so that the form can show an error.
              unsaved.answer?.(false);
              return send(valueOf);
            }}
            onDone={(saved) => {
              onKept(saved);
              unsaved.answer?.(true);
            }}
          >
            Save and close
          </OtherRequest>
        </LeaveQuestion>
      ) : null}
    </RequestForm>
  );
}

/** Asks before changes are lost. */
function LeaveQuestion({
  answer,
  children,
}: {
  readonly answer: (isLeaving: boolean) => void;
  /** The button that saves. */
  readonly children: ReactNode;
}) {
  return (
    <Modal title="Save what you changed?" onCancel={() => answer(false)}>
      <p>Your changes to this picture aren’t saved yet.</p>
      <p className="btns">
        {children}
        <CancelButton>Stay here</CancelButton>
        <Button look="destructive" onClick={() => answer(true)}>
          Close without saving
        </Button>
      </p>
    </Modal>
  );
}
