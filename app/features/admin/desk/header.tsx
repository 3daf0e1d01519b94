import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Link, NavLink, useHref, useLocation, useRevalidator } from "react-router";
import type { DeskScreen } from "#app/backend/ports/posts.ts";
import type { Role, User } from "#app/domain/session.ts";
import { isPlainClick } from "#app/shared/plain-click.ts";
import { LogOutIcon } from "#app/ui/icons/editor-icons.tsx";
import { Mark } from "#app/ui/icons/logo.tsx";
import { siteName } from "#app/shared/site-name.ts";
import { DASHBOARD } from "../return-to.ts";
import { useUnsavedWork } from "./unsaved-work.tsx";

/** The header of the desk: who is signed in, a link to the site, and the logout. */
export function DeskHeader({
  user,
  screens,
  onLogout,
}: {
  readonly user: User;
  readonly screens: readonly DeskScreen[];
  readonly onLogout: () => void;
}) {
  return (
    <header className="desk-top">
      <div className="wrap">
        <Link className="logo" to="/admin">
          <Mark />
          <SiteName />
        </Link>
        <ScreenLinks screens={screens} role={user.role} />
        <p className="desk-welcome">Welcome, {user.username}</p>
        <PublicLink className="desk-site" to="/">
          View site
        </PublicLink>
        <button type="button" className="btn small desk-logout" onClick={onLogout}>
          <LogOutIcon />
          Logout
        </button>
      </div>
    </header>
  );
}

/** The site's name. Drawn anew after each load, since an owner may change it. */
function SiteName() {
  useRevalidator();
  return <span>{siteName()}</span>;
}

/** A link from the desk to a public page. It loads a new document, after a question if there is unsaved work. */
function PublicLink({
  to,
  className,
  children,
}: {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const href = useHref(to);
  const { confirmBefore } = useUnsavedWork();
  return (
    <a
      href={href}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        confirmBefore(() => location.assign(href));
      }}
    >
      {children}
    </a>
  );
}

const OWNERS: readonly Role[] = ["owner"];
const EDITORS: readonly Role[] = ["owner", "editor"];

/** The desk's screens besides the posts', in header order, one per line. */
const SCREENS: Readonly<
  Record<
    DeskScreen,
    { readonly path: string; readonly label: string; readonly for?: readonly Role[] }
  >
> = {
  pictures: { path: "/admin/pictures", label: "Pictures", for: EDITORS },
  pages: { path: "/admin/pages", label: "Pages", for: EDITORS },
  terms: { path: "/admin/categories", label: "Categories", for: EDITORS },
  redirects: { path: "/admin/redirects", label: "Redirects", for: OWNERS },
  newsletter: { path: "/admin/newsletter", label: "Newsletter", for: OWNERS },
  settings: { path: "/admin/settings", label: "Settings", for: OWNERS },
  people: { path: "/admin/people", label: "People", for: OWNERS },
  transfer: { path: "/admin/import-export", label: "Import and export", for: OWNERS },
  status: { path: "/admin/status", label: "Status", for: EDITORS },
  account: { path: "/admin/account", label: "Account" },
};

/** Links between the desk's screens. An edition with posts only needs none. */
function ScreenLinks({
  screens,
  role,
}: {
  readonly screens: readonly DeskScreen[];
  readonly role: Role;
}) {
  const list = useCurrentInView();
  if (screens.length === 0) return null;
  const shown = Object.entries(SCREENS).filter(
    ([name, screen]) => screens.some((one) => one === name) && (screen.for?.includes(role) ?? true),
  );
  return (
    <nav className="desk-screens" aria-label="Desk">
      <ul ref={list}>
        <li>
          <NavLink to={DASHBOARD} end>
            Posts
          </NavLink>
        </li>
        {shown.map(([name, { path, label }]) => (
          <li key={name}>
            <NavLink to={path}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls the row of links, which is longer than a phone is wide, so that the current one is in its middle. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector("[aria-current]");
    if (!row || !current) return;
    const [shown, link] = [row.getBoundingClientRect(), current.getBoundingClientRect()];
    row.scrollLeft += (link.left + link.right - shown.left - shown.right) / 2;
  }, [pathname]);
  return list;
}
