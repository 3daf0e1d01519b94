import { type FormEvent, useRef } from "react";
import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { TextField, textOf } from "../forms/text-field.tsx";
import { useRequest } from "../forms/use-request.ts";

/**
 * Makes new backup codes, or turns two-step sign-in off. Both ask for a code, so that nobody else can do it at an
 * open desk.
 */
export function TurnOff({
  onCodes,
  onDone,
}: {
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onDone: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const form = useRef<HTMLFormElement>(null);

  const typedCode = () => (form.current ? textOf(form.current, "code") : "");

  async function makeCodes() {
    const json = { code: typedCode() };
    const answer = await request(() => api.account["second-factor"].codes.$post({ json }));
    if (answer.ok) onCodes(answer.value.recoveryCodes);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = typedCode();
    const answer = await request(() => api.account["second-factor"].$delete({ json: { code } }));
    if (answer.ok) onDone();
  }

  return (
    <form ref={form} onSubmit={submit} aria-busy={busy} noValidate>
      <p>It’s on.</p>
      <Banner>{problem.message}</Banner>
      <TextField
        label="A code from your app, or a backup code"
        name="code"
        autoComplete="one-time-code"
        error={problem.fields["code"]}
      />
      <p className="btns">
        <button type="button" className="btn" aria-disabled={busy} onClick={() => void makeCodes()}>
          Make new backup codes
        </button>
        <button type="submit" className="btn destructive" aria-disabled={busy}>
          Turn it off
        </button>
      </p>
    </form>
  );
}
