import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { isServer, session } from "#app/backend/desk.ts";
import { failureText } from "#app/backend/ports/errors.ts";
import type { User } from "#app/domain/session.ts";
import { LoginForm } from "../login/login-form.tsx";
import { Modal } from "../modal.tsx";
import { LOGIN, loginUrl } from "./addresses.ts";
import { NoConnection } from "./connection.tsx";
import { useUser } from "../use-user.ts";
import { DeskHeader } from "./header.tsx";
import { DeskSpinner } from "./spinner.tsx";
import { useToast } from "./toast.tsx";
import { useUnsavedWork } from "./unsaved-work.tsx";
import { Button } from "#app/ui/button.tsx";

const TYPING_PAUSE_MS = 1500;

/**
 * The layout of the protected pages. When the session ends, here or in another tab, it redirects to the login;
 * with unsaved work it opens the login over the page instead, and nothing is lost.
 */
export function Desk({
  initialUser,
  bare = false,
  children,
}: {
  /** Who was signed in when the desk opened. */
  readonly initialUser: User;
  /** True for a page without the desk's header, which shows a post as readers see it. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}) {
  const current = useUser(initialUser);
  // If someone else has signed in in another window since, this page is not for them.
  const user = current?.id === initialUser.id ? current : undefined;
  const [lastUser, setLastUser] = useState(initialUser);
  if (user && user !== lastUser) setLastUser(user);
  const { dirty, allowNavigation, setDirty, confirmBefore } = useUnsavedWork();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const loggedOut = useRef(false);
  const isSignedOut = !user && !dirty;

  useEffect(() => {
    if (!isSignedOut) return;
    if (current) location.reload();
    else void navigate(loggedOut.current ? LOGIN : loginUrl(pathname + search), { replace: true });
  }, [isSignedOut, current, navigate, pathname, search]);

  async function logout() {
    loggedOut.current = true;
    try {
      await session.signOut();
      setDirty(false);
    } catch (error) {
      loggedOut.current = false;
      toast({ text: `You may still be signed in. ${failureText(error)}`, isFailure: true });
    }
  }
  function abandon() {
    allowNavigation();
    void navigate(LOGIN, { replace: true });
  }

  if (isSignedOut) return <DeskSpinner />;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {bare ? null : (
        <DeskHeader user={user ?? lastUser} onLogout={() => confirmBefore(() => void logout())} />
      )}
      {isServer || bare ? null : <DemoNotice />}
      <main id="main" className="desk" tabIndex={-1}>
        {children}
      </main>
      <NoConnection />
      {user ? null : <LoginDialog lastUser={lastUser} other={current} onGiveUp={abandon} />}
    </>
  );
}

/**
 * The login over a page with unsaved work whose session ended; the page behind it stays as it is. It opens after a
 * pause in typing: its fields would otherwise receive the rest of the sentence.
 */
function LoginDialog({
  lastUser,
  other,
  onGiveUp,
}: {
  readonly lastUser: User;
  /** Who is now signed in on this browser instead. */
  readonly other: User | undefined;
  readonly onGiveUp: () => void;
}) {
  const isPause = useTypingPause();
  if (!isPause) return null;
  return (
    <Modal title="You’re signed out">
      <p>
        {other
          ? `${other.username} is now signed in on this browser. Sign in as ${lastUser.username} to continue.`
          : "Sign in again to continue."}{" "}
        Everything you wrote is still here.
      </p>
      <LoginForm lastEmail={lastUser.email} />
      <p className="btns">
        <Button look="destructive small" onClick={onGiveUp}>
          Leave without saving
        </Button>
      </p>
    </Modal>
  );
}

/** Whether there has been a pause in typing since this component appeared; stays true from then on. */
function useTypingPause(): boolean {
  const [isPause, setPause] = useState(false);
  useEffect(() => {
    const start = () => setTimeout(() => setPause(true), TYPING_PAUSE_MS);
    let timer = start();
    function restart() {
      clearTimeout(timer);
      timer = start();
    }
    addEventListener("keydown", restart);
    return () => {
      removeEventListener("keydown", restart);
      clearTimeout(timer);
    };
  }, []);
  return isPause;
}

/** Says that changes last only as long as the page (decision 17). */
function DemoNotice() {
  return (
    <aside className="desk-notice" aria-label="Demo mode">
      <p className="wrap">
        <strong>Demo mode.</strong> Changes last until you leave or reload the desk.
      </p>
    </aside>
  );
}
