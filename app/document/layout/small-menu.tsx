import { ChevronDownIcon, CloseIcon, MenuIcon, SearchIcon } from "#app/ui/icons/icons.tsx";
import { withBase } from "#app/shared/with-base.ts";
import { NavLink } from "../nav-link.tsx";
import type { NavigationItem } from "./navigation.ts";

/**
 * The small-screen menu: a native popover with native disclosures, one open at a time. It works without
 * scripts.
 */
export function SmallMenu({ items: groups }: { readonly items: readonly NavigationItem[] }) {
  return (
    <>
      <button type="button" className="menu-btn" popoverTarget="small-menu" aria-label="Menu">
        <MenuIcon />
      </button>
      <nav id="small-menu" popover="auto" aria-label="Mobile menu">
        <div className="small-menu-top">
          <form
            action={withBase("/blog")}
            role="search"
            aria-label="Search the site"
            className="search"
          >
            <input
              type="search"
              name="q"
              aria-label="Search articles"
              placeholder="Search articles"
            />
            <button type="submit" aria-label="Search">
              <SearchIcon />
            </button>
          </form>
          <button
            type="button"
            className="menu-btn"
            popoverTarget="small-menu"
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <CloseIcon />
          </button>
        </div>
        <ul>
          {groups.map(({ label, to, items }) => (
            <li key={to}>
              {items ? (
                <details name="small-menu-group">
                  <summary>
                    {label}
                    <ChevronDownIcon />
                  </summary>
                  <ul>
                    <li>
                      <NavLink to={to} exact>
                        {`${label} overview`}
                      </NavLink>
                    </li>
                    {items.map((item) => (
                      <li key={item.to}>
                        <NavLink to={item.to}>{item.label}</NavLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <NavLink to={to}>{label}</NavLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
