import type { PageProps } from "../../../content-model/pages.ts";
import { Band } from "../../../ui/page/band.tsx";
import { NextLinks } from "../../../ui/links/next-links.tsx";
import { PrintButton } from "../../../ui/print-button.tsx";
import { Paragraphs } from "../../../ui/text/texts.tsx";

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
