import type { FaqPage } from "../../content-model/pages.ts";
import { Band } from "../../ui/page/band.tsx";
import { NextLinks } from "../../ui/links/next-links.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Paragraphs } from "../../ui/text/texts.tsx";
import { GETTING_STARTED } from "./group.ts";

/** Answers are always expanded: nothing to click, and find-in-page and print show them all. */
export function Faq({ page }: { readonly page: FaqPage }) {
  const { photo, title, lede, questions, next } = page;
  return (
    <>
      <Band picture="faq" photo={photo} group={GETTING_STARTED} title={title} lede={lede}>
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
