import { useId } from "react";
import type { Credentials, SessionPort } from "#app/backend/ports/session.ts";
import { Modal } from "../modal.tsx";
import { LoginForm } from "./login-form.tsx";

/** The login over a page with unsaved work whose session ended. The page stays as it is behind it. */
export function LoginDialog({
  session,
  demo,
  lastEmail,
  onGiveUp,
}: {
  readonly session: SessionPort;
  readonly demo: Credentials | undefined;
  readonly lastEmail: string | undefined;
  readonly onGiveUp: () => void;
}) {
  const titleId = useId();
  return (
    <Modal titleId={titleId}>
      <h2 id={titleId}>You’re signed out</h2>
      <p>Sign in again to continue. Everything you wrote is still here.</p>
      <LoginForm session={session} demo={demo} lastEmail={lastEmail} />
      <button type="button" className="btn destructive small" onClick={onGiveUp}>
        Leave without saving
      </button>
    </Modal>
  );
}
