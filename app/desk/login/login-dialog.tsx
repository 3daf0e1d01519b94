import { Modal } from "../modal.tsx";
import { LoginForm } from "./login-form.tsx";

/** The login over a page with unsaved work whose session ended. The page stays as it is behind it. */
export function LoginDialog({
  lastEmail,
  onGiveUp,
}: {
  readonly lastEmail: string | undefined;
  readonly onGiveUp: () => void;
}) {
  return (
    <Modal title="You’re signed out">
      <p>Sign in again to continue. Everything you wrote is still here.</p>
      <LoginForm lastEmail={lastEmail} />
      <p className="btns">
        <button type="button" className="btn destructive small" onClick={onGiveUp}>
          Leave without saving
        </button>
      </p>
    </Modal>
  );
}
