import { Link } from "react-router";
import { site } from "#content/site.ts";
import type { DeskScreen } from "#app/backend/ports/posts.ts";
import type { User } from "#app/domain/session.ts";
import { LogOutIcon } from "#app/ui/icons/editor-icons.tsx";
import { Mark } from "#app/ui/icons/logo.tsx";
import { PublicLink } from "./public-link.tsx";
import { ScreenLinks } from "./screen-links.tsx";

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
          <span>{site.name}</span>
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
