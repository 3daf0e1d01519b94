import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { answerOf } from "#app/backend/http/answer.ts";
import { fileTitle } from "#app/domain/file-title.ts";
import { PDF_FILES, putPdf } from "#app/desk/pictures/pdf-file.ts";
import { FileButton } from "#app/desk/pictures/upload/file-button.tsx";
import { isServer } from "#app/backend/desk.ts";
import { CancelButton, Modal } from "#app/desk/modal.tsx";
import { adviceFor } from "../fields/cover-advice.ts";
import { Field } from "../fields/field.tsx";
import { securePhotoAddress } from "#app/domain/photo-hosts.ts";
import { completeAddress, isAddress, type Reference } from "../tools/insert.ts";
import { Button } from "#app/ui/button.tsx";

const LABELS = {
  link: { title: "Link", words: "Text", address: "Address", done: "Insert link" },
  picture: {
    title: "Picture",
    words: "What the picture shows",
    address: "The photo’s web address",
    done: "Insert picture",
  },
} as const;

/** Asks for the text and the address of a link or a picture, so that nobody needs to type Markdown. */
export function ReferenceDialog({
  reference,
  file,
  canAddPdf,
  more,
  onDone,
  onCancel,
}: {
  readonly reference: Reference;
  /** A dropped or pasted PDF to link. */
  readonly file: File | undefined;
  readonly canAddPdf: boolean;
  /** Appended to the button's label: how many files are still to come. */
  readonly more: string;
  readonly onDone: (reference: Reference) => void;
  readonly onCancel: () => void;
}) {
  const { kind } = reference;
  const id = useId();
  const labels = LABELS[kind];
  const [words, setWords] = useState(reference.words);
  const [address, setAddress] = useState(reference.address);
  const [error, setError] = useState("");
  const addressField = useRef<HTMLInputElement>(null);
  const [isUploading, setUploading] = useState(false);
  /** The upload's progress, or why it failed. */
  const [upload, setUpload] = useState("");
  const canUpload = isServer && canAddPdf && kind === "link";

  async function linkPdf(chosen: File) {
    setUploading(true);
    setUpload(`Uploading ${chosen.name}...`);
    const answer = await answerOf(putPdf(chosen));
    setUploading(false);
    setUpload(answer.ok ? "" : `${chosen.name}: ${answer.problem.message}`);
    if (!answer.ok) return;
    setError("");
    setAddress(answer.value.address);
    setWords((typed) => typed.trim() || fileTitle(answer.value));
  }
  const linkFirst = useEffectEvent(() => {
    if (file && canUpload) void linkPdf(file);
  });
  useEffect(() => linkFirst(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside the post's own form.
    event.stopPropagation();
    const finalAddress =
      kind === "picture" ? securePhotoAddress(address) : completeAddress(address);
    const problem = addressError(kind, finalAddress);
    setError(problem);
    if (problem === "") onDone({ kind, words, address: finalAddress });
    else addressField.current?.focus();
  }

  return (
    <Modal title={labels.title} onCancel={onCancel}>
      <form onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={`${id}words`}>{labels.words}</label>
          <input
            id={`${id}words`}
            type="text"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <Field label={labels.address} error={error}>
          {(control) => (
            <input
              {...control}
              ref={addressField}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              data-autofocus={reference.words === "" ? undefined : ""}
              placeholder="https://"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
          )}
        </Field>
        {canUpload ? (
          <p>
            <FileButton
              accept={PDF_FILES}
              look="small ghost"
              disabled={isUploading}
              label="A PDF file"
              onFiles={([chosen]) => chosen && void linkPdf(chosen)}
            >
              Choose a PDF
            </FileButton>{" "}
            <span role="status" className={isUploading || upload === "" ? "hint" : "err"}>
              {upload}
            </span>
          </p>
        ) : null}
        <p className="btns">
          <Button type="submit" disabled={isUploading}>
            {labels.done}
            {more}
          </Button>
          <CancelButton>Cancel</CancelButton>
        </p>
      </form>
    </Modal>
  );
}

function addressError(kind: Reference["kind"], address: string): string {
  if (address === "") return "Enter an address";
  if (kind === "picture") return adviceFor(address, location.origin) ?? "";
  return isAddress(address) ? "" : "Enter a web address, such as https://example.org";
}
