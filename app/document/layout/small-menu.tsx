import { useTexts } from "#app/language/texts.ts";
import { ChevronDownIcon, CloseIcon, MenuIcon, SearchIcon } from "#app/ui/icons/icons.tsx";
import { withBase } from "#app/shared/with-base.ts";
import { NavLink } from "../nav-link.tsx";
import type { NavigationItem } from "./navigation.ts";

/**
 * The small-screen menu: a native popover with native disclosures, one open at a time. It works without
 * scripts.
 */
export function SmallMenu({ items: groups }: { readonly items: readonly NavigationItem[] }) {
  const { frame } = useTexts();
  return (
    <>
      <button type="button" className="menu-btn" popoverTarget="small-menu" aria-label={frame.menu}>
        <MenuIcon />
      </button>
      <nav id="small-menu" popover="auto" aria-label={frame.mobile}>
        <div className="small-menu-top">
          <form
            action={withBase(frame.searchAddress)}
            role="search"
            aria-label={frame.searchSite}
            className="search"
          >
            <input
              type="search"
              name="q"
              aria-label={frame.searchPages}
              placeholder={frame.searchPages}
            />
            <button type="submit" aria-label={frame.search}>
              <SearchIcon />
            </button>
          </form>
          <button
            type="button"
            className="menu-btn"
            popoverTarget="small-menu"
            popoverTargetAction="hide"
            aria-label={frame.closeMenu}
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
