import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SessionPort } from "../../../domain/ports.ts";
import { LOGIN, loginPath } from "../asked-for.ts";
import { LoginDialog } from "../login/login-dialog.tsx";
import { useUser } from "../use-user.ts";
import { DeskHeader } from "./header.tsx";
import { PassingNotice } from "./passing-notice.tsx";
import { DeskSpinner } from "./spinner.tsx";
import { useUnsavedWork } from "./unsaved-work.tsx";

/**
 * The frame of the protected pages. When the session ends, here or in another tab, it leads to the
 * login; with unsaved work on the page it opens the login over it instead, and every word stays.
 */
export function Desk({
  session,
  kept,
  children,
}: {
  readonly session: SessionPort;
  /** Whether changes outlive the page. */
  readonly kept: boolean;
  readonly children: ReactNode;
}) {
  const user = useUser(session);
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);
  const { dirty, letGo, setDirty, askFirst } = useUnsavedWork();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loggedOut = useRef(false);
  const away = !user && !dirty;

  useEffect(() => {
    if (!away) return;
    void navigate(loggedOut.current ? LOGIN : loginPath(pathname + search), { replace: true });
  }, [away, navigate, pathname, search]);

  function logout() {
    setDirty(false);
    loggedOut.current = true;
    session.signOut();
  }
  function giveUp() {
    letGo();
    void navigate(LOGIN, { replace: true });
  }

  const shown = user ?? lastUser;
  if (away || !shown) return <DeskSpinner />;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <DeskHeader user={shown} onLogout={() => askFirst(logout)} />
      {kept ? null : <PassingNotice />}
      <main id="main" className="desk" tabIndex={-1}>
        {children}
      </main>
      {user ? null : <LoginDialog session={session} onGiveUp={giveUp} />}
    </>
  );
}
