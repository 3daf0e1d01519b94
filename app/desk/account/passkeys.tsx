import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { Unsent } from "#app/backend/http/answer.ts";
import { type Answered, bodyOf } from "#app/backend/http/client.ts";
import { FormDialog } from "../forms/form-dialog.tsx";
import { useDone, useReload } from "../forms/management-page.tsx";
import { Panel } from "../forms/panel.tsx";
import { PasswordField, RequestForm, SubmitButton, TextField } from "../forms/request-form.tsx";
import { Row, Rows } from "../forms/rows.tsx";
import { useSiteTime } from "../site-time.ts";
import { Button } from "#app/ui/button.tsx";

const passkeysApi = api.account.passkeys;
type Passkey = Answered<typeof passkeysApi.$get>["passkeys"][number];

/** The user's passkeys: each is named, added and removed with the password. */
export function Passkeys({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const { timeOf } = useSiteTime();
  const [removing, setRemoving] = useState<Passkey>();
  const done = useDone();
  const reload = useReload();
  return (
    <Panel title="Passkeys">
      <p>
        With a passkey you sign in by your finger, face or the PIN of a device or key: no password
        to type, no code.
      </p>
      <Rows items={passkeys}>
        {(passkey) => (
          <Row
            key={passkey.id}
            name={<strong dir="auto">{passkey.name}</strong>}
            details={`${passkey.usedAt === null ? "not used yet" : `used ${timeOf(passkey.usedAt)}`}, added ${timeOf(passkey.createdAt)}`}
          >
            <Button look="ghost small" about={passkey.name} onClick={() => setRemoving(passkey)}>
              Remove
            </Button>
          </Row>
        )}
      </Rows>
      {typeof PublicKeyCredential === "undefined" ? (
        <p className="hint">This browser has no passkeys.</p>
      ) : (
        <RequestForm
          send={(valueOf) => makePasskey(valueOf("name"), valueOf("password"), reload)}
          onDone={(_, form, valueOf) => {
            done(`Added: ${valueOf("name")}`);
            form.reset();
          }}
        >
          <TextField
            label="Name of the passkey"
            name="name"
            autoComplete="off"
            hint="To know it by, such as “My phone”."
          />
          <PasswordField />
          <SubmitButton>Add a passkey</SubmitButton>
        </RequestForm>
      )}
      {removing ? (
        <FormDialog
          title={`Remove “${removing.name}”?`}
          action="Remove the passkey"
          look="destructive"
          send={(valueOf) =>
            passkeysApi[":id"].$delete({
              param: { id: removing.id },
              json: { password: valueOf("password") },
            })
          }
          onDone={() => {
            setRemoving(undefined);
            done(`Removed: ${removing.name}`);
          }}
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            It no longer signs you in. Your device may go on offering it until you delete it there.
          </p>
          <PasswordField data-autofocus="" />
        </FormDialog>
      ) : null}
    </Panel>
  );
}

/**
 * Adds a passkey: the server checks the password, the browser asks for a finger, face or PIN, and the server stores
 * the public key.
 *
 * @param onKnown called if the device already has a passkey: the list may not show it, if an earlier attempt
 * succeeded but its response was lost.
 */
async function makePasskey(name: string, password: string, onKnown: () => void) {
  const optionsJSON = await bodyOf(passkeysApi.options.$post({ json: { name, password } }));
  const { startRegistration } = await import("@simplewebauthn/browser");
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    if (isKnown) onKnown();
    throw new Unsent(
      isKnown
        ? "This device has a passkey for your account already."
        : "No passkey was made. Please try again.",
    );
  });
  return passkeysApi.$post({ json: { name, response } });
}
