import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { DeskScreen } from "../../../backend/ports/posts.ts";
import type { Credentials, SessionPort } from "../../../backend/ports/office/session.ts";
import type { User } from "../../../domain/session.ts";
import { LoginDialog } from "../login/login-dialog.tsx";
import { LOGIN, loginUrl } from "../return-to.ts";
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
  initialUser,
  kept,
  screens,
  demo,
  bare = false,
  children,
}: {
  readonly session: SessionPort;
  /** Who was signed in when the desk was opened. */
  readonly initialUser: User | undefined;
  /** Credentials to print over a session that ended, where the edition has them. */
  readonly demo: Credentials | undefined;
  /** Whether changes outlive the page. */
  readonly kept: boolean;
  /** The screens there are besides the posts'. */
  readonly screens: readonly DeskScreen[];
  /** Without the desk's header, for a page that shows a post as readers see it. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}) {
  const user = useUser(session, initialUser);
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);
  const { dirty, allowNavigation, setDirty, confirmBefore } = useUnsavedWork();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const loggedOut = useRef(false);
  const away = !user && !dirty;

  useEffect(() => {
    if (!away) return;
    void navigate(loggedOut.current ? LOGIN : loginUrl(pathname + search), { replace: true });
  }, [away, navigate, pathname, search]);

  function logout() {
    setDirty(false);
    loggedOut.current = true;
    void session.signOut();
  }
  function giveUp() {
    allowNavigation();
    void navigate(LOGIN, { replace: true });
  }

  const shown = user ?? lastUser;
  if (away || !shown) return <DeskSpinner />;
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      {bare ? null : (
        <DeskHeader user={shown} screens={screens} onLogout={() => confirmBefore(logout)} />
      )}
      {kept || bare ? null : <PassingNotice />}
      <main id="main" className="desk" tabIndex={-1}>
        {children}
      </main>
      {user ? null : (
        <LoginDialog session={session} demo={demo} lastEmail={lastUser?.email} onGiveUp={giveUp} />
      )}
    </>
  );
}
