import { useEffect, useState } from "react";
import { api } from "#app/backend/api.ts";
import { Banner } from "../forms/banner.tsx";
import { useReload } from "../forms/management-page.tsx";
import { RequestButton } from "../forms/request-form.tsx";
import { useSiteTime } from "../site-time.ts";
import { type Letter, letterState, mailsOf, missedText } from "./letter-state.ts";
import { MailPreview } from "./mail-preview.tsx";
import { Button } from "#app/ui/button.tsx";

const POLL_MS = 2000;

/** The action that an owner can take on a letter in each state. */
const NEXT: Partial<Readonly<Record<Letter["state"], readonly ["stop" | "resume", string]>>> = {
  sending: ["stop", "Stop"],
  scheduled: ["stop", "Take it back to a draft"],
  stopped: ["resume", "Resume"],
};

/** The progress of sending a letter, with Stop and Resume. */
export function LetterProgress({ letter }: { readonly letter: Letter }) {
  const { id, state, counts, problem: why, missed } = letter;
  const reload = useReload();
  const { timeOf } = useSiteTime();
  const [previewing, setPreviewing] = useState(false);
  const all = mailsOf(letter);
  const missedWords = missedText(letter);

  const isMoving = state === "sending" || state === "scheduled";
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(reload, POLL_MS);
    return () => clearInterval(timer);
  }, [isMoving, reload]);

  const [action, words] = NEXT[state] ?? [];

  return (
    <section className="panel letter-progress" aria-label="Sending">
      <p role="status">
        <strong>{letterState(letter, timeOf)}</strong>
      </p>
      {state === "scheduled" ? null : (
        <progress aria-label="Mails sent" max={Math.max(all, 1)} value={all - counts.waiting} />
      )}
      <Banner>{why}</Banner>
      {why !== "" && state === "sending" ? (
        <p>Sending resumes within a minute after that is fixed.</p>
      ) : null}
      {missedWords === "" ? null : <p>{missedWords}</p>}
      {missed.length === 0 ? null : (
        <details>
          <summary>Which addresses</summary>
          <ul>
            {missed.map(({ email, reason, isUnknown }) => (
              <li key={email}>
                {email}: {isUnknown ? "may or may not have it. " : "refused. "}
                <span className="hint">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="btns">
        {action ? (
          <RequestButton
            send={() => api.letters[":id"][action].$post({ param: { id } })}
            onDone={reload}
          >
            {words}
          </RequestButton>
        ) : null}
        {letter.mayBeSent ? (
          <RequestButton
            look="ghost"
            send={() => api.letters[":id"]["mark-sent"].$post({ param: { id } })}
            onDone={reload}
          >
            Readers have it: mark it as sent
          </RequestButton>
        ) : null}
        <Button look="ghost" onClick={() => setPreviewing(true)}>
          See the mail
        </Button>
      </p>
      {previewing ? <MailPreview id={id} onClose={() => setPreviewing(false)} /> : null}
    </section>
  );
}
