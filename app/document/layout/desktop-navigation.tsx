import { useTexts } from "#app/language/texts.ts";
import { use } from "react";
import { hook } from "#app/enhance/page-contract.ts";
import { ChevronDownIcon } from "#app/ui/icons/icons.tsx";
import { NavLink, CurrentPath } from "../nav-link.tsx";
import type { NavigationItem } from "./navigation.ts";

/** A group's label links to its overview; the button beside it opens the menu (decision 7). */
export function DesktopNavigation({ items }: { readonly items: readonly NavigationItem[] }) {
  const path = use(CurrentPath);
  const { frame } = useTexts();
  return (
    <nav className="main-nav" aria-label={frame.main}>
      <ul className="nav">
        {items.map((item) => (
          <li
            key={item.to}
            {...(item.items ? hook("dropdown") : {})}
            className={path.startsWith(item.to) ? "here" : undefined}
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
