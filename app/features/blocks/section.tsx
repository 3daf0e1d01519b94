import { createContext, type ReactNode, use } from "react";
import type { PageLink } from "#app/content-model/page-lists.ts";
import type { ContentPage } from "#app/content-model/pages/page.ts";
import { Link } from "#app/ui/links/link.tsx";
import { type CutProps, Cuts } from "#app/ui/pictures/cut.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Paragraph } from "#app/ui/text/texts.tsx";

/** Whether the page is a sheet, whose sections are closer together (app/styles/pages/field-sheets.css). */
export const OnSheet = createContext(false);

interface SectionBlock {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly sunken?: boolean;
  readonly cuts?: readonly CutProps[] | undefined;
}

/** A section of a page under its own heading, whose block's id is also its anchor. */
export function Section({
  block: { id, heading, intro, sunken, cuts },
  back = false,
  children,
}: {
  readonly block: SectionBlock;
  /** Starts the back of a printed sheet. */
  readonly back?: boolean;
  readonly children: ReactNode;
}) {
  const introduction = intro ? <Paragraph html={intro} /> : null;
  if (use(OnSheet)) {
    return (
      <section className={back ? "sheet-part sheet-back" : "sheet-part"}>
        <h2 id={id}>{heading}</h2>
        {introduction}
        {children}
        <Cuts items={cuts} />
      </section>
    );
  }
  return (
    <section className={sunken ? "sec sunk" : "sec"}>
      <div className="wrap">
        <div className="sec-head">
          <h2 id={id}>{heading}</h2>
          {introduction}
        </div>
        {children}
        <Cuts items={cuts} />
      </div>
    </section>
  );
}

/** A sheet that fits on one page of paper, or on both sides of it (app/styles/paper/field-sheet.css). */
export function Sheet({
  page: { title, lede, smallPrint },
  group,
  children,
}: {
  readonly page: ContentPage;
  readonly group: PageLink | undefined;
  readonly children: ReactNode;
}) {
  return (
    <article className={smallPrint ? "field-sheet small-print" : "field-sheet"}>
      <header className="wrap">
        {group ? (
          <p className="kicker">
            <Link to={group.to}>{group.label}</Link>
          </p>
        ) : null}
        <h1>{title}</h1>
        <Paragraph className="lede" html={lede} />
        <PrintButton />
      </header>
      <div className="wrap">
        <OnSheet value>{children}</OnSheet>
      </div>
    </article>
  );
}
