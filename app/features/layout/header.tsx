import { Form, Link, NavLink } from "react-router";
import { site } from "../../../content/site.ts";
import { SearchIcon } from "../../ui/icons.tsx";
import { Mark } from "../../ui/logo.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import { ASSESSMENT_PATH } from "./navigation.ts";
import { SmallMenu } from "./small-menu.tsx";

/**
 * The sticky header. Its behaviour (scrolled style, dropdowns, small menu) is in `app/boot`, so it
 * works before React does, and without it.
 */
export function Header() {
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to="/">
          <Mark />
          {site.name}
        </Link>
        <DesktopNavigation />
        <Form className="header-search" action="/blog" role="search" aria-label="Search the site">
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
        </Form>
        <NavLink className="btn accent" to={ASSESSMENT_PATH}>
          Get Started
        </NavLink>
        <SmallMenu />
      </div>
    </header>
  );
}
