import { useLocation } from "react-router";
import { hook } from "../../enhance/page-contract.ts";
import { ChevronDownIcon } from "../../ui/icons/icons.tsx";
import { NavLink } from "../nav-link.tsx";
import type { NavigationItem } from "./navigation.ts";

/** A group's label leads to its overview; the button beside it opens the menu (decision 7). */
export function DesktopNavigation({
  navigation,
}: {
  readonly navigation: readonly NavigationItem[];
}) {
  const { pathname } = useLocation();
  return (
    <nav className="main-nav" aria-label="Main">
      <ul className="nav">
        {navigation.map((item) => (
          <li
            key={item.to}
            {...(item.items ? hook("dropdown") : {})}
            className={pathname.startsWith(item.to) ? "here" : undefined}
          >
            <NavLink to={item.to} exact={item.items !== undefined}>
              {item.label}
            </NavLink>
            {item.items ? <Dropdown label={item.label} items={item.items} /> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ label, items }: Required<Pick<NavigationItem, "label" | "items">>) {
  const id = `nav-${label.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <>
      <button
        type="button"
        aria-label={`${label} menu`}
        aria-controls={id}
        aria-expanded="false"
        {...hook("needsScript")}
      >
        <ChevronDownIcon />
      </button>
      <ul id={id} className="submenu">
        {items.map(({ label: text, to }) => (
          <li key={to}>
            <NavLink to={to}>{text}</NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
