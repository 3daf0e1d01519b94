import type { ContentPort } from "../backend/ports/content.ts";
import { linkTo, spanishPages } from "../content-model/page-lists.ts";
import { searchPageOf } from "../content-model/pages/page-texts.ts";
import type { Page } from "../document/page.ts";
import { PageSearch } from "../features/page-search.tsx";
import { Island } from "../islands/island.tsx";
import { pageSearch as texts } from "../language/es.ts";
import { SPANISH_SEARCH_PATH } from "../language/language.ts";
import { Link } from "../ui/links/link.tsx";

/** The file with the texts that the search reads. */
export const SEARCH_FILE = "/data/es.json";

export const searchTexts = async (content: ContentPort) =>
  spanishPages(await content.pages()).map(searchPageOf);

export const pageSearch: Page = async ({ content }) => {
  const { title, description, lede, all, ...own } = texts;
  return {
    meta: { title, description, path: SPANISH_SEARCH_PATH, sharedAs: "/" },
    view: (
      <div className="wrap sec">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
        <Island
          name="page-search"
          component={PageSearch}
          props={{ file: SEARCH_FILE, texts: own }}
          hydrate="visible"
          failed={texts.failed}
        />
        <h2>{all}</h2>
        <ul>
          {spanishPages(await content.pages())
            .map(linkTo)
            .map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
        </ul>
      </div>
    ),
  };
};
