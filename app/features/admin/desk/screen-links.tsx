import { NavLink } from "react-router";
import type { DeskScreen } from "#app/backend/ports/posts.ts";
import type { Role } from "#app/domain/session.ts";
import { DASHBOARD } from "../return-to.ts";

/** The desk's screens besides the posts', in header order, one per line. */
const SCREENS: Readonly<
  Record<DeskScreen, { readonly path: string; readonly label: string; readonly for?: Role }>
> = {
  pictures: { path: "/admin/pictures", label: "Pictures" },
  newsletter: { path: "/admin/newsletter", label: "Newsletter", for: "owner" },
  people: { path: "/admin/people", label: "People", for: "owner" },
  transfer: { path: "/admin/import-export", label: "Import and export", for: "owner" },
  status: { path: "/admin/status", label: "Status" },
  account: { path: "/admin/account", label: "Account" },
};

/** Links between the desk's screens. An edition with posts only needs none. */
export function ScreenLinks({
  screens,
  role,
}: {
  readonly screens: readonly DeskScreen[];
  readonly role: Role;
}) {
  if (screens.length === 0) return null;
  const shown = Object.entries(SCREENS).filter(
    ([name, screen]) =>
      screens.some((one) => one === name) && (screen.for === undefined || screen.for === role),
  );
  return (
    <nav className="desk-screens" aria-label="Desk">
      <ul>
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
