import { NavLink, useLocation } from "react-router";
import { ChevronDownIcon } from "../../ui/icons.tsx";
import { NAVIGATION, type NavigationItem } from "./navigation.ts";

/** A group's label leads to its overview; the button beside it opens the dropdown (decision 7). */
export function DesktopNavigation() {
  const { pathname } = useLocation();
  return (
    <nav className="main-nav" aria-label="Main">
      <ul className="nav">
        {NAVIGATION.map((item) => (
          <li
            key={item.to}
            data-dropdown={item.items ? "" : undefined}
            className={pathname.startsWith(item.to) ? "here" : undefined}
            suppressHydrationWarning
          >
            <NavLink to={item.to} end={item.items !== undefined}>
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
        suppressHydrationWarning
      >
        <ChevronDownIcon />
      </button>
      <ul id={id}>
        {items.map(({ label: text, to }) => (
          <li key={to}>
            <NavLink to={to}>{text}</NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
