import type { ContentPort } from "../backend/ports/content.ts";
import { spanishPages } from "../content-model/page-lists.ts";
import { BLANK_FORMS_PATH } from "../content-model/planners.ts";
import type { ContentPage } from "../content-model/pages/page.ts";
import type { SearchPage } from "../domain/search/page-search.ts";
import type { Page } from "../document/page.ts";
import { Island } from "../islands/island.tsx";
import PageSearch from "../islands/page-search.tsx";
import { blankForms, blocks, pageSearch as texts } from "../language/es.ts";
import { inSpanish, SPANISH_SEARCH_PATH } from "../language/language.ts";
import { Link } from "../ui/links/link.tsx";

/** The file with the texts that the search reads. */
export const SEARCH_FILE = "/data/es.json";

/** The page of blank forms, which is not in the content folder. */
const FORMS = {
  title: blankForms.title,
  address: inSpanish(BLANK_FORMS_PATH),
  texts: [blankForms.description],
};

export const searchTexts = async (content: ContentPort) => [
  ...spanishPages(await content.pages()).map(searchPageOf),
  FORMS,
];

export const pageSearch: Page = async ({ content }) => {
  const { title, description, lede, all, ...own } = texts;
  const failed = `${own.failed} ${blocks.failedHelp}`;
  return {
    meta: { title, description, path: SPANISH_SEARCH_PATH },
    island: "app/islands/page-search.tsx",
    view: (
      <>
        <div className="sec">
          <div className="wrap">
            <h1>{title}</h1>
            <p className="lede">{lede}</p>
            <Island
              name="page-search"
              component={PageSearch}
              props={{ file: SEARCH_FILE, texts: { ...own, failed } }}
              hydrate="visible"
              failed={own.failed}
            />
          </div>
        </div>
        <div className="sec unless-asking">
          <div className="wrap">
            <h2>{all}</h2>
            <ul className="marks">
              {[...spanishPages(await content.pages()), FORMS].map(({ title: name, address }) => (
                <li key={address}>
                  <Link to={address}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </>
    ),
  };
};

/** Fields that are not texts for readers. */
const NAMES: ReadonlySet<string> = new Set([
  "id",
  "kind",
  "layout",
  "name",
  "picture",
  "style",
  "to",
  "url",
  "value",
]);

/** A page's texts without markup, for its search. Sources, which are in English, are left out. */
function searchPageOf({ title, address, lede, blocks }: ContentPage): SearchPage {
  const own = blocks.filter(({ kind }) => kind !== "sources" && kind !== "posts");
  return { title, address, texts: [lede, ...textsIn(own)].map(plainText) };
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (NAMES.has(key) ? [] : textsIn(each)));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The text of the site's own inline HTML (app/markdown/renderer.ts). */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? "");
}
