import type { FormEvent } from "react";
import { api } from "#app/backend/api.ts";
import type { Answered } from "#app/backend/http/client.ts";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/** A secret for an authenticator app, not stored until a code proves that the app has it. */
export type SecondFactorOffer = Answered<(typeof api.account)["second-factor"]["$put"]>;

/**
 * Turns two-step sign-in on with a scanned secret, a code and the password, so that nobody else can lock the
 * editor out at an open desk.
 */
export function TurnOn({
  offer,
  onDone,
  onCancel,
}: {
  readonly offer: SecondFactorOffer;
  readonly onDone: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}) {
  const { busy, problem, request } = useRequest();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const json = {
      secret: offer.secret,
      code: textOf(form, "code"),
      password: textOf(form, "password"),
    };
    const answer = await request(() => api.account["second-factor"].$post({ json }));
    if (answer.ok) onDone(answer.value.recoveryCodes);
  }

  return (
    <form className="turn-on" onSubmit={submit} aria-busy={busy} noValidate>
      <Banner>{problem.message}</Banner>
      <ol>
        <li>
          Scan this with an authenticator app.
          <img
            className="qr"
            src={`data:image/svg+xml,${encodeURIComponent(offer.picture)}`}
            alt="QR code for the app"
          />
          <span>
            Or type this into the app: <code>{offer.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
          </span>
        </li>
        <li>
          <TextField
            label="Type the 6 digits your app shows"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={problem.fields["code"]}
          />
        </li>
        <li>
          <TextField
            label="Your password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={problem.fields["password"]}
          />
        </li>
      </ol>
      <p className="btns">
        <button type="submit" className="btn" aria-disabled={busy}>
          Turn on
        </button>
        <button type="button" className="btn ghost" onClick={onCancel}>
          Not now
        </button>
      </p>
    </form>
  );
}
