import { useState } from "react";
import { api } from "#app/backend/api.ts";
import { useToast } from "../desk/toast.tsx";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/use-request.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { TurnOff } from "./turn-off.tsx";
import { type SecondFactorOffer, TurnOn } from "./turn-on.tsx";

/** Two-step sign-in: off, being set up, showing backup codes, or on. */
export function SecondFactor({
  isOn,
  onChanged,
}: {
  readonly isOn: boolean;
  /** Called after it was turned on or off. */
  readonly onChanged: () => void;
}) {
  const { busy, problem, request } = useRequest();
  const [offer, setOffer] = useState<SecondFactorOffer>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const toast = useToast();

  async function start() {
    const answer = await request(() => api.account["second-factor"].$put());
    if (answer.ok) setOffer(answer.value);
  }

  return (
    <section className="panel" aria-labelledby="second-factor">
      <h2 id="second-factor">Two-step sign-in</h2>
      <Banner>{problem.message}</Banner>
      {codes.length > 0 ? (
        <BackupCodes
          codes={codes}
          onDone={() => {
            setCodes([]);
            onChanged();
          }}
        />
      ) : isOn ? (
        <TurnOff
          onCodes={setCodes}
          onDone={() => {
            toast({ text: "Two-step sign-in is off." });
            onChanged();
          }}
        />
      ) : offer ? (
        <TurnOn
          offer={offer}
          onCancel={() => setOffer(undefined)}
          onDone={(fresh) => {
            setOffer(undefined);
            setCodes(fresh);
          }}
        />
      ) : (
        <>
          <p>
            It’s off. With it, a password alone opens nothing: at sign-in you also type six digits
            that an app on your phone shows.
          </p>
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void start()}>
            Set it up
          </button>
        </>
      )}
    </section>
  );
}
