import { Fragment, type ReactNode } from "react";
import { spanishGroups } from "../content-model/page-lists.ts";
import { groupOf, isOverview, UNKNOWN_PRACTICE } from "../content-model/page-address.ts";
import type { Block } from "../content-model/pages/blocks.ts";
import { blocksOf, type ContentPage } from "../content-model/pages/page.ts";
import type { Page, PageRequest, PageResult } from "../document/page.ts";
import { calendarDate } from "../domain/dates/calendar-date.ts";
import { dateIn } from "../domain/dates/date-in-language.ts";
import { longDate } from "../domain/dates/format-date.ts";
import { sectionTitle } from "../domain/section-title.ts";
import { translation, words } from "../language/es.ts";
import { InLanguage } from "../language/in-language.tsx";
import { inEnglish, inSpanish, languageOf } from "../language/language.ts";
import { Band, Hero } from "../features/blocks/opening.tsx";
import { DaysSheet } from "../features/blocks/days-sheet.tsx";
import { Sheet } from "../features/blocks/section.tsx";
import { organization } from "../seo/structured-data.ts";
import { Cut } from "../ui/pictures/cut.tsx";
import { Link } from "../ui/links/link.tsx";
import { PrintButton } from "../ui/print-button.tsx";
import { type BlockContext, Blocks } from "./blocks.tsx";
import { Paragraph } from "../ui/text/texts.tsx";

const EDITION = import.meta.env.EDITION === "server" ? "server" : "demo";

/** Blocks that are shown outside a page's column or sheet if they are at its end. */
const CLOSING: readonly Block["kind"][] = ["find-people", "call-to-action", "links"];

/** A page of the content folder, by its address. */
export const contentPage: Page<{ readonly address: string }> = async (request) => {
  const address = `/${request.params.address}`;
  const pages = await request.content.pages();
  const shown = spanishGroups(pages).includes(address) ? "/es" : address;
  const page = pages.find((each) => each.address === shown);
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
  const site = await content.site();
  const language = languageOf(page.address);
  return {
    meta: {
      title: isHome && language === "en" ? site.name : page.title,
      description: page.metaDescription,
      path: page.name === UNKNOWN_PRACTICE ? undefined : page.address,
      data: isHome && language === "en" ? [organization(site)] : [],
    },
    view: <PageView context={{ page, pages, posts: await content.posts() }} />,
    ...(page.layout === "sheet" ? {} : { stylesheet: "within" }),
    hasSheet: page.layout === "sheet" || blocksOf(page, "week").length > 0,
  };
}

function PageView({ context }: { readonly context: BlockContext }) {
  const { page, pages } = context;
  const end = page.blocks.findLastIndex(({ kind }) => !CLOSING.includes(kind)) + 1;
  const weeks = blocksOf(page, "week");
  const english =
    languageOf(page.address) === "en"
      ? undefined
      : pages.find(({ address }) => address === inEnglish(page.address));
  const body =
    english && page.layout === "sheet" ? (
      <TwoSides page={page} end={end} english={english} context={context} />
    ) : (
      <Blocks blocks={page.blocks.slice(0, end)} context={context} />
    );
  return (
    <>
      {weeks.length > 0 ? <DaysSheet title={page.title} weeks={weeks} /> : null}
      {weeks.length > 0 && english ? (
        <OtherSide>
          <DaysSheet id="days-in-english" title={english.title} weeks={blocksOf(english, "week")} />
        </OtherSide>
      ) : null}
      <Top page={page}>{body}</Top>
      <Blocks blocks={page.blocks.slice(end)} context={context} />
    </>
  );
}

/** Print only: the back of a sheet of paper, in English. */
function OtherSide({ children }: { readonly children: ReactNode }) {
  return (
    <div className="other-side" lang="en">
      <InLanguage value="en">{children}</InLanguage>
    </div>
  );
}

/**
 * A sheet's blocks, each side of paper followed by the same blocks in English on its back, so that two people can
 * point at the same line.
 */
function TwoSides({
  page,
  end,
  english,
  context,
}: {
  readonly page: ContentPage;
  /** Where the sheet's blocks end. */
  readonly end: number;
  readonly english: ContentPage;
  readonly context: BlockContext;
}) {
  const starts = page.blocks
    .slice(0, end)
    .flatMap((block, index) =>
      index === 0 || (block.kind === "table" && block.back) ? [index] : [],
    );
  return starts.map((start, side) => {
    const stop = starts[side + 1] ?? end;
    const back = english.blocks.slice(start, stop).map((block) => ({
      ...block,
      id: `en-${block.id}`,
    }));
    return (
      <Fragment key={start}>
        <Blocks blocks={page.blocks.slice(start, stop)} context={context} />
        <OtherSide>
          {side === 0 ? (
            <header>
              <h2 className="title">{english.title}</h2>
              <Paragraph className="lede" html={english.lede} />
            </header>
          ) : null}
          <Blocks blocks={back} context={{ ...context, page: english }} />
        </OtherSide>
      </Fragment>
    );
  });
}

/** A page's header, and the rest of the page below or inside it. */
function Top({ page, children }: { readonly page: ContentPage; readonly children: ReactNode }) {
  const name = isOverview(page.name) ? undefined : groupOf(page.name);
  const group =
    name && page.name !== UNKNOWN_PRACTICE
      ? { label: sectionTitle(name), to: `/${name}` }
      : languageOf(page.address) === "es" && page.layout !== "hero"
        ? { label: translation.home, to: inSpanish("/") }
        : undefined;
  if (page.layout === "sheet") {
    return (
      <Sheet page={page} group={group}>
        <Unread page={page} />
        {children}
      </Sheet>
    );
  }
  if (page.layout === "hero") {
    return (
      <>
        <Hero page={page} />
        {page.unread ? (
          <div className="wrap after-opening">
            <Unread page={page} />
          </div>
        ) : null}
        {children}
      </>
    );
  }
  return (
    <>
      <Band page={page} group={group}>
        {page.printable ? <PrintButton /> : null}
        <Dates page={page} />
        <Unread page={page} />
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

/** The note that no expert has read a page in Spanish yet and, if its English has changed since, a link to that. */
function Unread({ page: { unread, stale, address } }: { readonly page: ContentPage }) {
  if (unread === undefined) return null;
  return (
    <p className="dated">
      {translation.unread(dateIn(words.locale, calendarDate(unread)))}
      {stale.length > 0 ? (
        <>
          {" "}
          {translation.stale}
          <Link to={inEnglish(address)}>{translation.staleLink}</Link>.
        </>
      ) : null}
    </p>
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
