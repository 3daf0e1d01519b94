import type { Edition, LegalPage } from "#app/content-model/pages/static.ts";
import { calendarDate } from "#app/domain/dates/calendar-date.ts";
import { longDate } from "#app/domain/dates/format-date.ts";
import type { BandPicture } from "#app/pictures/files.ts";
import { Band } from "#app/ui/page/band.tsx";
import { Opening } from "#app/ui/page/opening.tsx";
import { Operator } from "#app/ui/text/operator.tsx";
import { Paragraphs, TextList } from "#app/ui/text/texts.tsx";

/** A policy page: privacy, terms or accessibility. */
export function Legal({
  page: { title, lede, dated, changed, sections: all },
  edition,
  picture,
}: {
  readonly page: LegalPage;
  readonly edition: Edition;
  readonly picture: BandPicture;
}) {
  const sections = all.filter((section) => (section.edition ?? edition) === edition);
  const anchors = sections.map(({ heading }, index) => ({ id: sectionId(index), label: heading }));
  return (
    <>
      <Band picture={picture} title={title} lede={lede}>
        <p className="dated">
          Dated <time dateTime={dated}>{longDate(calendarDate(dated))}</time>
          <br />
          Last changed{" "}
          <time className="nobr" dateTime={changed}>
            {longDate(calendarDate(changed))}
          </time>
        </p>
      </Band>
      <Opening anchors={anchors}>
        {sections.map(({ heading, paragraphs, list }, index) => (
          <section key={heading} aria-labelledby={sectionId(index)}>
            <h2 id={sectionId(index)}>{heading}</h2>
            <Paragraphs texts={paragraphs} />
            {list ? <TextList items={list} /> : null}
          </section>
        ))}
        <Operator />
      </Opening>
    </>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}
