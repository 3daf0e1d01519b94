import { useEffect, useRef, useState } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { pluralize } from "#app/domain/plural.ts";
import { Check } from "../forms/check.tsx";
import { CopyButton } from "../forms/copy-button.tsx";
import { useDone, useReload } from "../forms/management-page.tsx";
import { Panel } from "../forms/panel.tsx";
import {
  OtherRequest,
  PasswordField,
  RequestButton,
  RequestForm,
  SubmitButton,
  TextField,
} from "../forms/request-form.tsx";
import { useUnsavedWork } from "../frame/unsaved-work.tsx";
import { Button } from "#app/ui/button.tsx";

const secondFactor = api.account["second-factor"];
/** A secret for an authenticator app, not stored until a code proves that the app has it. */
type Offer = Answered<typeof secondFactor.$put>;

/** Two-step sign-in: off, being set up, showing backup codes, or on. */
export function SecondFactor({
  isOn,
  backupCodes,
}: {
  readonly isOn: boolean;
  /** How many are left. */
  readonly backupCodes: number;
}) {
  const reload = useReload();
  const [offer, setOffer] = useState<Offer>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const done = useDone();
  const heading = useRef<HTMLHeadingElement>(null);

  /** Shows another step. The pressed button disappears with the previous one, so the heading takes the focus. */
  function show({ offer: next, codes: fresh = [] }: { offer?: Offer; codes?: readonly string[] }) {
    setOffer(next);
    setCodes(fresh);
    heading.current?.focus();
  }

  return (
    <Panel title="Two-step sign-in" heading={heading}>
      {codes.length > 0 ? (
        <BackupCodes
          codes={codes}
          onDone={() => {
            show({});
            reload();
          }}
        />
      ) : isOn ? (
        <TurnOff
          left={backupCodes}
          onCodes={(fresh) => show({ codes: fresh })}
          onDone={() => {
            show({});
            done("Two-step sign-in is off.");
          }}
        />
      ) : offer ? (
        <TurnOn
          offer={offer}
          onCancel={() => show({})}
          onDone={(fresh) => show({ codes: fresh })}
        />
      ) : (
        <>
          <p>
            It’s off. With it, a password alone opens nothing: at sign-in you also type six digits
            that an app on your phone shows.
          </p>
          <RequestButton send={() => secondFactor.$put()} onDone={(made) => show({ offer: made })}>
            Set it up
          </RequestButton>
        </>
      )}
    </Panel>
  );
}

/**
 * Turns it on with a scanned secret, a code and the password, so that nobody else can lock the user out at an
 * unattended desk.
 */
function TurnOn({
  offer: { secret, picture },
  onDone,
  onCancel,
}: {
  readonly offer: Offer;
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  return (
    <RequestForm
      className="turn-on"
      send={(valueOf) =>
        secondFactor.$post({
          json: { secret, code: valueOf("code"), password: valueOf("password") },
        })
      }
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
    >
      <ol>
        <li>
          Scan this with an authenticator app.
          <img
            className="qr"
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt="QR code for the app"
          />
          <span>
            Or, if the app is on this device, copy this into it:{" "}
            <code>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </span>
          <CopyButton text={secret} label="Copy it" />
        </li>
        <li>
          <TextField
            label="Type the 6 digits your app shows"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </li>
        <li>
          <PasswordField />
        </li>
      </ol>
      <p className="btns">
        <SubmitButton>Turn on</SubmitButton>{" "}
        <Button look="ghost" onClick={onCancel}>
          Not now
        </Button>
      </p>
    </RequestForm>
  );
}

/** The ten backup codes for a lost phone, shown only once. */
function BackupCodes({
  codes,
  onDone,
}: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const [safe, setSafe] = useState(false);
  const { setDirty } = useUnsavedWork();
  useEffect(() => {
    setDirty(!safe, undefined, "backup codes");
    return () => setDirty(false, undefined, "backup codes");
  }, [safe, setDirty]);
  return (
    <>
      <p>
        <strong>Two-step sign-in is on.</strong> Keep these ten backup codes for the day your phone
        is lost. Each works once. They aren’t shown again.
      </p>
      <ol className="backup-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="btns">
        <Button look="ghost small" onClick={() => print()}>
          Print
        </Button>
        <CopyButton text={codes.join("\n")} label="Copy" />
      </p>
      <Check checked={safe} onChange={setSafe}>
        I have put them somewhere safe
      </Check>
      <Button disabled={!safe} onClick={onDone}>
        Done
      </Button>
    </>
  );
}

/**
 * Makes new backup codes, or turns it off. Both ask for a code, so that nobody else can do it at an unattended desk.
 */
function TurnOff({
  left,
  onCodes,
  onDone,
}: {
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onDone: () => void;
}) {
  return (
    <>
      <p>
        It’s on.{" "}
        {left === 0 ? (
          <strong>No backup code is left: make new ones before you lose your phone.</strong>
        ) : (
          `${pluralize(left, "backup code")} ${left === 1 ? "is" : "are"} left.`
        )}
      </p>
      <RequestForm
        // Enter makes new codes; it does not turn two-step sign-in off.
        send={(valueOf) => secondFactor.codes.$post({ json: { code: valueOf("code") } })}
        onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
      >
        <TextField
          label="A code from your app, or a backup code"
          name="code"
          autoComplete="one-time-code"
        />
        <p className="btns">
          <SubmitButton>Make new backup codes</SubmitButton>
          <OtherRequest
            look="destructive"
            send={(valueOf) => secondFactor.$delete({ json: { code: valueOf("code") } })}
            onDone={onDone}
          >
            Turn it off
          </OtherRequest>
        </p>
      </RequestForm>
    </>
  );
}
