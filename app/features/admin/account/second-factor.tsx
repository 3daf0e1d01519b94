import { useState } from "react";
import type { AccountPort, SecondFactorOffer } from "../../../backend/ports/office/account.ts";
import { useToast } from "../desk/toast.tsx";
import { Banner } from "../forms/banner.tsx";
import { useAsk } from "../forms/use-ask.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { TurnOff } from "./turn-off.tsx";
import { TurnOn } from "./turn-on.tsx";

export type SecondFactorPort = Pick<
  AccountPort,
  "offerSecondFactor" | "turnOnSecondFactor" | "turnOffSecondFactor"
>;

/** Two-step sign-in: off, being set up, its backup codes, or on. */
export function SecondFactor({
  isOn,
  port,
  onChanged,
}: {
  readonly isOn: boolean;
  readonly port: SecondFactorPort;
  /** Called once it is on or off. */
  readonly onChanged: () => void;
}) {
  const { busy, problem, ask } = useAsk();
  const [offer, setOffer] = useState<SecondFactorOffer>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const toast = useToast();

  async function begin() {
    const answer = await ask(() => port.offerSecondFactor());
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
          port={port}
          onDone={() => {
            toast({ text: "Two-step sign-in is off." });
            onChanged();
          }}
        />
      ) : offer ? (
        <TurnOn
          offer={offer}
          port={port}
          onCancel={() => setOffer(undefined)}
          onDone={(fresh) => {
            setOffer(undefined);
            setCodes(fresh);
          }}
        />
      ) : (
        <>
          <p>
            It is off. With it, a password alone opens nothing: at sign-in you also type six digits
            that an app on your phone shows.
          </p>
          <button type="button" className="btn" aria-disabled={busy} onClick={() => void begin()}>
            Set it up
          </button>
        </>
      )}
    </section>
  );
}
