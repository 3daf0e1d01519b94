import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { site } from "#content/site.ts";
import { SearchIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Mark } from "#app/ui/icons/logo.tsx";
import { withBase } from "#app/shared/with-base.ts";
import { NavLink } from "../nav-link.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import type { NavigationItem } from "./navigation.ts";
import { SmallMenu } from "./small-menu.tsx";

/** The sticky header. Its behavior is in app/enhance: header-state.ts, dropdowns.ts, small-menu.ts. */
export function Header({ navigation }: { readonly navigation: readonly NavigationItem[] }) {
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to="/">
          <Mark />
          {site.name}
        </Link>
        <DesktopNavigation items={navigation} />
        <form
          className="header-search"
          action={withBase("/blog")}
          role="search"
          aria-label="Search the site"
        >
          <input
            type="search"
            name="q"
            aria-label="Search articles"
            aria-keyshortcuts="/"
            placeholder="Search"
          />
          <kbd aria-hidden="true">/</kbd>
          <button type="submit" aria-label="Search">
            <SearchIcon />
          </button>
        </form>
        <NavLink className="btn accent" to={ASSESSMENT_PATH}>
          Get Started
        </NavLink>
        <SmallMenu items={navigation} />
      </div>
    </header>
  );
}
