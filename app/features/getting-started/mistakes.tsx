import type { Mistake, MistakesPage } from "../../content-model/pages.ts";
import { Band } from "../../ui/page/band.tsx";
import { InlineHtml } from "../../ui/text/inline-html.tsx";
import { NextLinks } from "../../ui/links/next-links.tsx";
import { Opening } from "../../ui/page/opening.tsx";
import { PrintButton } from "../../ui/print-button.tsx";
import { Section } from "../../ui/page/section.tsx";
import { Paragraphs, TextList } from "../../ui/text/texts.tsx";
import { GETTING_STARTED } from "./group.ts";

export function Mistakes({ page }: { readonly page: MistakesPage }) {
  const { photo, title, lede, intro, mistakes, next } = page;
  const anchors = mistakes.map((mistake, index) => ({
    id: mistakeId(index),
    label: mistake.title,
  }));
  return (
    <>
      <Band picture="mistakes" photo={photo} group={GETTING_STARTED} title={title} lede={lede}>
        <PrintButton />
      </Band>
      <Opening anchors={anchors}>
        <Paragraphs texts={intro} />
      </Opening>
      {mistakes.map((mistake, index) => (
        <Section
          key={mistake.title}
          id={mistakeId(index)}
          heading={`${index + 1}. ${mistake.title}`}
        >
          <MistakeText mistake={mistake} />
        </Section>
      ))}
      <NextLinks links={next} />
    </>
  );
}

function MistakeText({
  mistake: { looksLike, whyItHurts, instead, ifYouAlreadyDid },
}: {
  readonly mistake: Mistake;
}) {
  return (
    <div className="mistake">
      <div>
        <h3>How it looks</h3>
        <p>
          <InlineHtml html={looksLike} />
        </p>
        <h3>Why it hurts</h3>
        <p>
          <InlineHtml html={whyItHurts} />
        </p>
      </div>
      <div className="panel">
        <h3>Do this instead</h3>
        <TextList className="marks" items={instead} />
        <h3>If you already did</h3>
        <p>
          <InlineHtml html={ifYouAlreadyDid} />
        </p>
      </div>
    </div>
  );
}

function mistakeId(index: number): string {
  return `mistake-${index + 1}`;
}
