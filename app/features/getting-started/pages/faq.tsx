import type { PageProps } from "#app/content-model/pages.ts";
import { Band } from "#app/ui/page/band.tsx";
import { NextLinks } from "#app/ui/links/next-links.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { Paragraphs } from "#app/ui/text/texts.tsx";

/** Answers are always expanded: nothing to click, and find-in-page and print show them all. */
export default function Faq({ page, group }: PageProps<"getting-started/faq">) {
  const { photo, title, lede, questions, next } = page;
  return (
    <>
      <Band picture="getting-started-faq" photo={photo} group={group} title={title} lede={lede}>
        <PrintButton />
      </Band>
      <div className="wrap questions">
        {questions.map(({ question, answer }) => (
          <section key={question}>
            <h2>{question}</h2>
            <div>
              <Paragraphs texts={answer} />
            </div>
          </section>
        ))}
      </div>
      <NextLinks links={next} />
    </>
  );
}
