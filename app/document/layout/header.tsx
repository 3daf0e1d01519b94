import { use } from "react";
import { CHOSEN, inSpanish } from "#app/language/language.ts";
import { textsIn, useTexts } from "#app/language/texts.ts";
import { ASSESSMENT_PATH } from "#app/ui/links/assessment-path.ts";
import { DocumentLanguage, DocumentSite } from "#app/language/document-context.ts";
import { SearchIcon } from "#app/ui/icons/icons.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { Mark } from "#app/ui/icons/logo.tsx";
import { withBase } from "#app/shared/with-base.ts";
import { NavLink } from "../nav-link.tsx";
import { DesktopNavigation } from "./desktop-navigation.tsx";
import type { NavigationItem } from "./navigation.ts";
import { SmallMenu } from "./small-menu.tsx";

/** The sticky header. Its behavior is in app/enhance/navigation/header.ts. */
export function Header({
  navigation,
  twin,
}: {
  readonly navigation: readonly NavigationItem[];
  /** The address of the same page in the other language. */
  readonly twin: string | undefined;
}) {
  const language = use(DocumentLanguage);
  const { frame } = textsIn(language);
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to={frame.home}>
          <Mark />
          {use(DocumentSite).name}
        </Link>
        <DesktopNavigation items={navigation} />
        {twin === undefined ? null : <LanguageLink to={twin} />}
        <form
          className="header-search"
          action={withBase(frame.searchAddress)}
          role="search"
          aria-label={frame.searchSite}
        >
          <input
            type="search"
            name="q"
            aria-label={frame.searchPages}
            aria-keyshortcuts="/"
            placeholder={frame.search}
          />
          <kbd aria-hidden="true">/</kbd>
          <button type="submit" aria-label={frame.search}>
            <SearchIcon />
          </button>
        </form>
        <NavLink
          className="btn accent"
          to={language === "en" ? ASSESSMENT_PATH : inSpanish(ASSESSMENT_PATH)}
        >
          {frame.start}
        </NavLink>
        <SmallMenu items={navigation} />
      </div>
    </header>
  );
}

/**
 * Links to the same page in the other language. The fragment says that the reader chose it
 * (enhance/settings/language.ts). The link is `hidden` until the stylesheet shows it, over the page, so that its styles
 * need not be inlined in every page.
 */
function LanguageLink({ to }: { readonly to: string }) {
  const language = use(DocumentLanguage) === "en" ? "es" : "en";
  return (
    <Link className="language" to={to + CHOSEN} lang={language} hrefLang={language} hidden>
      {useTexts().frame.other}
    </Link>
  );
}
