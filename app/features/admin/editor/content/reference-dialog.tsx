import { type FormEvent, useEffect, useId, useState } from "react";
import { AlertIcon } from "../../../../ui/icons/icons.tsx";
import { Modal } from "../../modal.tsx";
import { adviceFor } from "../fields/cover-advice.ts";
import { securePhotoAddress } from "../../../../domain/photo-hosts.ts";
import { completeAddress, isAddress, type Reference } from "../tools/insert.ts";

const WORDS = {
  link: { title: "Link", words: "Text", address: "Address", done: "Insert link" },
  picture: {
    title: "Picture",
    words: "What the picture shows",
    address: "The photo’s web address",
    done: "Insert picture",
  },
} as const;

/** Asks for the words and the address of a link or a picture, so that no brackets need be typed. */
export function ReferenceDialog({
  reference,
  onDone,
  onCancel,
}: {
  readonly reference: Reference;
  readonly onDone: (reference: Reference) => void;
  readonly onCancel: () => void;
}) {
  const { kind } = reference;
  const id = useId();
  const says = WORDS[kind];
  const [words, setWords] = useState(reference.words);
  const [address, setAddress] = useState(reference.address);
  const [error, setError] = useState("");

  useEffect(() => {
    if (reference.address !== "") return;
    void copiedAddress().then((copied) => setAddress((typed) => typed || copied));
  }, [reference.address]);

  function submit(event: FormEvent) {
    event.preventDefault();
    // The dialog is inside the post's own form.
    event.stopPropagation();
    const meant = kind === "picture" ? securePhotoAddress(address) : completeAddress(address);
    const problem = problemWith(kind, meant);
    setError(problem);
    if (problem === "") onDone({ kind, words, address: meant });
    else document.getElementById(`${id}address`)?.focus();
  }

  return (
    <Modal titleId={`${id}title`} onCancel={onCancel}>
      <form onSubmit={submit} noValidate>
        <h2 id={`${id}title`}>{says.title}</h2>
        <div className="field">
          <label htmlFor={`${id}words`}>{says.words}</label>
          <input
            id={`${id}words`}
            type="text"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </div>
        <div className={error ? "field bad" : "field"}>
          <label htmlFor={`${id}address`}>{says.address}</label>
          <input
            id={`${id}address`}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus={reference.words === "" ? undefined : ""}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}error` : undefined}
            placeholder="https://"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
          {error ? (
            <p className="err" id={`${id}error`}>
              <AlertIcon />
              {error}
            </p>
          ) : null}
        </div>
        <p className="btns">
          <button type="submit" className="btn">
            {says.done}
          </button>
          <button type="button" className="btn ghost" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </form>
    </Modal>
  );
}

function problemWith(kind: Reference["kind"], address: string): string {
  if (address === "") return "Enter an address";
  if (kind === "picture") return adviceFor(address, location.origin) ?? "";
  return isAddress(address) ? "" : "Enter a web address, such as https://example.org";
}

/** An address on the clipboard, where the browser lets pages look without asking. */
async function copiedAddress(): Promise<string> {
  try {
    const name = "clipboard-read" as PermissionName;
    if ((await navigator.permissions.query({ name })).state !== "granted") return "";
    const copied = (await navigator.clipboard.readText()).trim();
    return isAddress(copied) ? copied : "";
  } catch {
    return ""; // Not every browser knows this permission.
  }
}
