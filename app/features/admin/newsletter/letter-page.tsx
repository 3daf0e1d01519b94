import { useEffect, useState } from "react";
import { Link } from "react-router";
import { api } from "#app/backend/api.ts";
import { ArrowLeftIcon } from "#app/ui/icons/icons.tsx";
import { Banner } from "../forms/banner.tsx";
import { useRequest } from "../forms/request-form.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { letterState, missedText, UNTITLED } from "./letter-state.ts";
import { MailPreview } from "./mail-preview.tsx";

const POLL_MS = 2000;

type EditorProps = Parameters<typeof LetterEditor>[0];

/** One letter: an editor while it is a draft, and what becomes of it after. */
export function LetterPage({
  onChanged,
  ...props
}: Omit<EditorProps, "onSent" | "children"> & { readonly onChanged: () => void }) {
  const { letter, canMail } = props;
  const isDraft = letter.state === "draft";
  const head = (
    <>
      <p className="back">
        <Link to="/admin/newsletter">
          <ArrowLeftIcon /> Newsletter
        </Link>
      </p>
      <h1>{isDraft ? "Write a Letter" : letter.subject || UNTITLED}</h1>
      {canMail ? null : (
        <p>
          <strong>Mail isn’t set up</strong>, so the letter can be written but not sent. Whoever
          runs the server sets <code>SMTP_URL</code>.
        </p>
      )}
    </>
  );
  if (isDraft) {
    return (
      <LetterEditor {...props} onSent={onChanged}>
        {head}
      </LetterEditor>
    );
  }
  return (
    <div className="wrap desk-page management">
      {head}
      <LetterProgress letter={letter} onChanged={onChanged} />
    </div>
  );
}

/** How far a letter is, with Stop and Resume. */
function LetterProgress({
  letter,
  onChanged,
}: Pick<EditorProps, "letter"> & { readonly onChanged: () => void }) {
  const { id, state, counts, problem: why, missed } = letter;
  const { busy, problem, request } = useRequest();
  const [previewing, setPreviewing] = useState(false);
  const all = counts.sent + counts.waiting + counts.unknown + counts.refused;
  const missedWords = missedText(letter);

  const isMoving = state === "sending" || state === "scheduled";
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(onChanged, POLL_MS);
    return () => clearInterval(timer);
  }, [isMoving, onChanged]);

  async function run(action: "stop" | "resume") {
    const answer = await request(() => api.letters[":id"][action].$post({ param: { id } }));
    if (answer.ok) onChanged();
  }

  return (
    <section className="panel letter-progress" aria-label="Sending">
      <p role="status">
        <strong>{letterState(letter)}</strong>
      </p>
      {state === "scheduled" ? null : (
        <progress aria-label="Mails sent" max={Math.max(all, 1)} value={all - counts.waiting} />
      )}
      <Banner>{problem.message || why}</Banner>
      {why !== "" && state === "sending" ? <p>It goes on by itself, a minute later.</p> : null}
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
        {state === "sending" ? (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => void run("stop")}
          >
            Stop
          </button>
        ) : null}
        {state === "scheduled" ? (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => void run("stop")}
          >
            Take it back to a draft
          </button>
        ) : null}
        {state === "stopped" ? (
          <button
            type="button"
            className="btn"
            aria-disabled={busy}
            onClick={() => void run("resume")}
          >
            Resume
          </button>
        ) : null}
        <button type="button" className="btn ghost" onClick={() => setPreviewing(true)}>
          See the mail
        </button>
      </p>
      {previewing ? <MailPreview id={id} onClose={() => setPreviewing(false)} /> : null}
    </section>
  );
}
