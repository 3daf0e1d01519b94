import { useLayoutEffect, useRef } from "react";
import { Link, NavLink, useHref, useLocation, useRevalidator } from "react-router";
import { isServer } from "#app/backend/desk.ts";
import type { Role, User } from "#app/domain/session.ts";
import { isPlainClick } from "#app/shared/plain-click.ts";
import { LogOutIcon } from "#app/ui/icons/editor-icons.ts";
import { Button } from "#app/ui/button.tsx";
import { Mark } from "#app/ui/icons/logo.tsx";
import { siteName } from "#app/shared/site-name.ts";
import { DASHBOARD } from "./addresses.ts";
import { useUnsavedWork } from "./unsaved-work.tsx";

/**
 * In characters. On a phone a longer name gets a row of its own: beside the buttons it would take four lines or more.
 */
const LONG_NAME = 24;

/**
 * The header of the desk: who is signed in, a link to the site, and the logout. The link loads a new document; with
 * unsaved work that cannot be kept, it asks first.
 */
export function DeskHeader({
  user,
  onLogout,
}: {
  readonly user: User;
  readonly onLogout: () => void;
}) {
  const site = useHref("/");
  const { confirmBefore } = useUnsavedWork();
  // Renders again after each load, since an owner may change the site's name.
  useRevalidator();
  return (
    <header className="desk-top">
      <div className="wrap">
        <Link className="logo" to="/admin">
          <Mark />
          <span>{siteName()}</span>
        </Link>
        {isServer ? <ScreenLinks role={user.role} /> : null}
        <p className={user.username.length > LONG_NAME ? "desk-welcome long" : "desk-welcome"}>
          Welcome, {user.username}
        </p>
        <a
          href={site}
          className="desk-site"
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            confirmBefore(() => location.assign(site));
          }}
        >
          View site
        </a>
        <Button look="small desk-logout" onClick={onLogout}>
          <LogOutIcon />
          Logout
        </Button>
      </div>
    </header>
  );
}

const OWNERS: readonly Role[] = ["owner"];
const EDITORS: readonly Role[] = ["owner", "editor"];

/** The desk's screens in header order, one per line, and who may open them. */
const SCREENS: readonly {
  readonly path: string;
  readonly label: string;
  readonly for?: readonly Role[];
}[] = [
  { path: DASHBOARD, label: "Posts" },
  { path: "/admin/pictures", label: "Pictures", for: EDITORS },
  { path: "/admin/pages", label: "Pages", for: EDITORS },
  { path: "/admin/categories", label: "Categories", for: EDITORS },
  { path: "/admin/redirects", label: "Redirects", for: OWNERS },
  { path: "/admin/newsletter", label: "Newsletter", for: OWNERS },
  { path: "/admin/settings", label: "Settings", for: OWNERS },
  { path: "/admin/people", label: "People", for: OWNERS },
  { path: "/admin/import-export", label: "Import and export", for: OWNERS },
  { path: "/admin/status", label: "Status", for: EDITORS },
  { path: "/admin/account", label: "Account" },
];

/** Links between the desk's screens. The demo edition has only the posts' screens, and shows no links. */
function ScreenLinks({ role }: { readonly role: Role }) {
  const list = useCurrentInView();
  const shown = SCREENS.filter((screen) => screen.for?.includes(role) ?? true);
  return (
    <nav className="desk-screens" aria-label="Desk">
      <ul ref={list}>
        {shown.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} end={path === DASHBOARD}>
              {label}
            </NavLink>
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
