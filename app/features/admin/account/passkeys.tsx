import { useId, useState } from "react";
import { api } from "#app/backend/api.ts";
import { Unsent } from "#app/backend/http/answer.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";
import { useToast } from "../desk/toast.tsx";
import { Panel } from "../forms/panel.tsx";
import { RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { whenOf } from "../forms/when.ts";
import { Modal } from "../modal.tsx";

const passkeysApi = api.account.passkeys;
type Passkey = Answered<typeof passkeysApi.$get>["passkeys"][number];

/** The user's passkeys: each is named, added and removed with the password. */
export function Passkeys({
  passkeys,
  onChanged,
}: {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}) {
  const [removing, setRemoving] = useState<Passkey>();
  const toast = useToast();
  return (
    <Panel title="Passkeys">
      <p>
        With a passkey you sign in by your finger, face or the PIN of a device or key: no password
        to type, no code.
      </p>
      {passkeys.length === 0 ? null : (
        <ul className="plain-list">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <strong dir="auto">{passkey.name}</strong>
              <span className="hint">
                {passkey.usedAt === null ? "not used yet" : `used ${whenOf(passkey.usedAt)}`}, added{" "}
                {whenOf(passkey.createdAt)}
              </span>
              <button
                type="button"
                className="btn ghost small"
                onClick={() => setRemoving(passkey)}
              >
                Remove<span className="visually-hidden"> {passkey.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {typeof PublicKeyCredential === "undefined" ? (
        <p className="hint">This browser has no passkeys.</p>
      ) : (
        <RequestForm
          send={(valueOf) => makePasskey(valueOf("name"), valueOf("password"))}
          onDone={(_, form, valueOf) => {
            toast({ text: `Added: ${valueOf("name")}` });
            form.reset();
            onChanged();
          }}
        >
          <TextField
            label="Name of the passkey"
            name="name"
            autoComplete="off"
            hint="To know it by, such as “My phone”."
          />
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
          />
          <SubmitButton>Add a passkey</SubmitButton>
        </RequestForm>
      )}
      {removing ? (
        <RemoveDialog
          passkey={removing}
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            setRemoving(undefined);
            toast({ text: `Removed: ${removing.name}` });
            onChanged();
          }}
        />
      ) : null}
    </Panel>
  );
}

/** The server asks for the password, the browser for a finger, face or PIN; then the server keeps the public key. */
async function makePasskey(name: string, password: string) {
  const optionsJSON = await bodyOf(passkeysApi.options.$post({ json: { password } }));
  const { startRegistration } = await import("@simplewebauthn/browser");
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw new Unsent(
      error instanceof Error && error.name === "InvalidStateError"
        ? "This device has a passkey for your account already."
        : "No passkey was made. Please try again.",
    );
  });
  return passkeysApi.$post({ json: { name, response } });
}

function RemoveDialog({
  passkey: { id, name },
  onDone,
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const titleId = useId();
  return (
    <Modal titleId={titleId} onCancel={onClose}>
      <h2 id={titleId}>Remove “{name}”?</h2>
      <p>It no longer signs you in. Your device may go on offering it until you delete it there.</p>
      <RequestForm
        send={(valueOf) =>
          passkeysApi[":id"].$delete({ param: { id }, json: { password: valueOf("password") } })
        }
        onDone={onDone}
      >
        <TextField
          label="Your password"
          name="password"
          type="password"
          autoComplete="current-password"
          data-autofocus=""
        />
        <p className="btns">
          <SubmitButton look="btn destructive">Remove the passkey</SubmitButton>
          <button type="button" className="btn ghost" onClick={onClose}>
            Keep it
          </button>
        </p>
      </RequestForm>
    </Modal>
  );
}
