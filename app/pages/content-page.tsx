import type { ReactNode } from "react";
import { site } from "#content/site.ts";
import { groupOf, isOverview, UNKNOWN_PRACTICE } from "../content-model/page-address.ts";
import type { Block } from "../content-model/pages/blocks.ts";
import { blocksOf, type ContentPage } from "../content-model/pages/page.ts";
import type { Page, PageRequest, PageResult } from "../document/page.ts";
import { calendarDate } from "../domain/dates/calendar-date.ts";
import { longDate } from "../domain/dates/format-date.ts";
import { sectionTitle } from "../domain/section-title.ts";
import { Band } from "../features/blocks/band.tsx";
import { DaysSheet } from "../features/blocks/days-sheet.tsx";
import { Hero } from "../features/blocks/hero.tsx";
import { Sheet } from "../features/blocks/sheet.tsx";
import { guideData } from "../seo/structured-data/guide-data.ts";
import { organization } from "../seo/structured-data/structured-data.ts";
import { Cut } from "../ui/pictures/cut.tsx";
import { Link } from "../ui/links/link.tsx";
import { PrintButton } from "../ui/print-button.tsx";
import { type Around, Blocks } from "./blocks.tsx";

const EDITION = import.meta.env.EDITION === "server" ? "server" : "demo";

/** Blocks that stand outside a page's column or sheet when they end it. */
const CLOSING: readonly Block["kind"][] = ["find-people", "call-to-action", "links"];

/** A page of the content folder, by its address. */
export const contentPage: Page<{ readonly address: string }> = async (request) => {
  const address = `/${request.params.address}`;
  const pages = await request.content.pages();
  const page = pages.find((each) => each.address === address);
  return page && resultOf(request, pages, page);
};

/**
 * A practice, or the page for an unknown one. The subtopic in the address is accepted but ignored
 * (specification, section 2).
 */
export const practicePage: Page<{
  readonly practice: string;
  readonly subtopic?: string | undefined;
}> = async (request) => {
  const pages = await request.content.pages();
  const found = (name: string) => pages.find((each) => each.name === name);
  const page = found(`practices/${request.params.practice}`) ?? found(UNKNOWN_PRACTICE);
  return page && resultOf(request, pages, page);
};

async function resultOf(
  { content }: PageRequest<unknown>,
  pages: readonly ContentPage[],
  file: ContentPage,
): Promise<PageResult> {
  const blocks = file.blocks.filter(
    (block) => block.kind !== "text" || (block.edition ?? EDITION) === EDITION,
  );
  const page = { ...file, blocks };
  const isHome = page.layout === "hero";
  return {
    meta: {
      title: isHome ? site.name : page.title,
      description: page.metaDescription,
      path: page.name === UNKNOWN_PRACTICE ? undefined : page.address,
      data: isHome ? [organization()] : guideData(page),
    },
    view: <PageView around={{ page, pages, posts: await content.posts() }} />,
  };
}

function PageView({ around }: { readonly around: Around }) {
  const { page } = around;
  const end = page.blocks.findLastIndex(({ kind }) => !CLOSING.includes(kind)) + 1;
  const body = <Blocks blocks={page.blocks.slice(0, end)} around={around} />;
  const weeks = blocksOf(page, "week");
  return (
    <>
      {weeks.length > 0 ? <DaysSheet title={page.title} weeks={weeks} /> : null}
      <Top page={page}>{body}</Top>
      <Blocks blocks={page.blocks.slice(end)} around={around} />
    </>
  );
}

/** A page's header with what stands below or inside it. */
function Top({ page, children }: { readonly page: ContentPage; readonly children: ReactNode }) {
  const name = isOverview(page.name) ? undefined : groupOf(page.name);
  const group =
    name && page.name !== UNKNOWN_PRACTICE
      ? { label: sectionTitle(name), to: `/${name}` }
      : undefined;
  if (page.layout === "sheet") {
    return (
      <Sheet page={page} group={group}>
        {children}
      </Sheet>
    );
  }
  if (page.layout === "hero") {
    return (
      <>
        <Hero page={page} />
        {children}
      </>
    );
  }
  return (
    <>
      <Band page={page} group={group}>
        {page.printable ? <PrintButton /> : null}
        <Dates page={page} />
        {page.actions.length > 0 ? (
          <p className="btns">
            {page.actions.map(({ label, to }) => (
              <Link key={to} className="btn" to={to}>
                {label}
              </Link>
            ))}
          </p>
        ) : null}
      </Band>
      {page.column ? (
        <div className="with-column">
          <Cut {...page.column} place="beside" />
          <div>{children}</div>
        </div>
      ) : (
        children
      )}
    </>
  );
}

/** The specified date of a policy, and the day of its last change (decision 39). */
function Dates({ page: { dated, changed } }: { readonly page: ContentPage }) {
  if (dated === undefined || changed === undefined) return null;
  return (
    <p className="dated">
      Dated <time dateTime={dated}>{longDate(calendarDate(dated))}</time>
      <br />
      Last changed{" "}
      <time className="nobr" dateTime={changed}>
        {longDate(calendarDate(changed))}
      </time>
    </p>
  );
}
