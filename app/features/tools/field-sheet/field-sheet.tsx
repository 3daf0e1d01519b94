import type { ReactNode } from "react";
import type { FieldSheetPage } from "#app/content-model/pages/tools.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { longDate } from "#app/domain/dates/format-date.ts";
import { Cuts } from "#app/ui/pictures/cut.tsx";
import { InlineHtml } from "#app/ui/text/inline-html.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { NextLinks } from "#app/ui/links/next-links.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Sources } from "#app/ui/text/sources.tsx";
import { SheetPart } from "./sheet-part.tsx";
import { Urgent } from "./urgent.tsx";

/** A sheet that fits on one page of paper, or on both sides of it (app/styles/paper/field-sheet.css). */
export function FieldSheet({
  page: { title, lede, checked, urgent, parts, cuts, smallPrint, unconfirmed, sources, next },
  children,
}: {
  readonly page: FieldSheetPage;
  /** What the sheet shows before its parts. */
  readonly children?: ReactNode;
}) {
  return (
    <>
      <article className={smallPrint ? "field-sheet small-print" : "field-sheet"}>
        <header className="wrap">
          <p className="kicker">
            <Link to="/tools">Tools</Link>
          </p>
          <h1>{title}</h1>
          <p className="lede">
            <InlineHtml html={lede} />
          </p>
          <PrintButton />
        </header>
        <div className="wrap">
          {urgent ? <Urgent {...urgent} /> : null}
          {children}
          {parts.map((part, index) => (
            <SheetPart key={part.heading} id={`part-${index + 1}`} part={part} />
          ))}
          <Cuts items={cuts} />
          <section className="sheet-sources" aria-labelledby="sources">
            <h2 id="sources">Sources</h2>
            <p className="dated">
              Checked <time dateTime={checked}>{longDate(calendarDate(checked))}</time>.{" "}
              <InlineHtml html={unconfirmed} />
            </p>
            <Sources items={sources} />
          </section>
        </div>
      </article>
      <NextLinks links={next} />
    </>
  );
}
