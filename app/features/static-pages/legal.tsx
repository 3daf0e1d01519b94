import type { LegalPage } from "../../../build/content/page-schemas.ts";
import { calendarDate } from "../../domain/calendar-date.ts";
import { longDate } from "../../domain/format-date.ts";
import type { BandPage } from "../../illustrations/file-names.ts";
import { Band } from "../../ui/band.tsx";
import { Opening } from "../../ui/opening.tsx";
import { Paragraphs, TextList } from "../../ui/texts.tsx";

/** A page of policy: privacy, terms or accessibility. */
export function Legal({
  page: { title, lede, dated, sections },
  picture,
}: {
  readonly page: LegalPage;
  readonly picture: BandPage;
}) {
  const anchors = sections.map(({ heading }, index) => ({ id: idOf(index), label: heading }));
  return (
    <>
      <Band picture={picture} title={title} lede={lede}>
        <p className="dated">
          Last updated <time dateTime={dated}>{longDate(calendarDate(dated))}</time>
        </p>
      </Band>
      <Opening anchors={anchors}>
        {sections.map(({ heading, paragraphs, list }, index) => (
          <section key={heading} aria-labelledby={idOf(index)}>
            <h2 id={idOf(index)}>{heading}</h2>
            <Paragraphs texts={paragraphs} />
            {list ? <TextList items={list} /> : null}
          </section>
        ))}
      </Opening>
    </>
  );
}

function idOf(index: number): string {
  return `section-${index + 1}`;
}
